export interface Answer {
  /** Such as "status 403", or why there is no answer. */
  outcome: string;
  status?: number;
  headers: Headers;
  text: string;
}

export async function request(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
    const { status, headers } = response;
    return { outcome: `status ${status}`, status, headers, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code: string } };
    return { outcome: `no answer (${cause?.code ?? message})`, headers: new Headers(), text: '' };
  }
}
