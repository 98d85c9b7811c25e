export interface PageResponse {
  /** Such as "status 403", or why there is no response. */
  outcome: string;
  status?: number;
  headers: Headers;
  text: string;
}

/** Requests a URL with a timeout of 10 s. Never rejects: `outcome` says why there is no response. */
export async function request(url: string, init: RequestInit = {}): Promise<PageResponse> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
    const { status, headers } = response;
    return { outcome: `status ${status}`, status, headers, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code: string } };
    return { outcome: `no response (${cause?.code ?? message})`, headers: new Headers(), text: '' };
  }
}
