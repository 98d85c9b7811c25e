export interface PageResponse {
  /** Such as "status 403", or why there is no response. */
  outcome: string;
  status?: number;
  /** Where a redirect leads. */
  location?: string | undefined;
  headers: Headers;
  text: string;
}

/**
 * Requests a URL with a timeout of 10 s. Does not follow redirects, which may lead into the owner's network. Never
 * rejects: `outcome` says why there is no response.
 */
export async function request(url: string, init: RequestInit = {}): Promise<PageResponse> {
  const signal = AbortSignal.timeout(10_000);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    const location = (status >= 300 && status < 400 && headers.get('Location')) || undefined;
    const text = await response.text();
    const outcome = `status ${status}${location ? `, which leads to ${location}` : ''}`;
    return { outcome, status, location, headers, text };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code: string } };
    return { outcome: `no response (${cause?.code ?? message})`, headers: new Headers(), text: '' };
  }
}
