export interface PageResponse {
  /** Such as "status 403", or why there is no response. */
  outcome: string;
  status?: number;
  /** Where a redirect leads. */
  location?: string | undefined;
  headers: Headers;
  text: string;
}

/** More than any page has. A host may never end its response. */
const maxBytes = 5_000_000;

/**
 * Requests a URL with a timeout of 10 s, and reads 5 MB at most. Does not follow redirects, which may lead into the owner's network. Never
 * rejects: `outcome` says why there is no response.
 */
export async function request(url: string, init: RequestInit = {}): Promise<PageResponse> {
  const signal = AbortSignal.timeout(10_000);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    const location = (status >= 300 && status < 400 && headers.get('Location')) || undefined;
    const text = await readText(response);
    const outcome = `status ${status}${location ? `, which leads to ${location}` : ''}`;
    return { outcome, status, location, headers, text };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code: string } };
    return { outcome: `no response (${cause?.code ?? message})`, headers: new Headers(), text: '' };
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('more than 5 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
