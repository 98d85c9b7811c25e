/** What came of asking for an address. */
export type Visit =
  | { status: number; type: string; text: string }
  | { problem: 'offline' | 'unreachable'; words: string };

const patienceMs = 10_000;

/** What a computer without a connection runs into, for whatever address it asks. */
const offlineCodes = ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN'];

export async function visit(
  url: string,
  init: RequestInit = {},
  patience = patienceMs,
): Promise<Visit> {
  try {
    const response = await fetch(url, {
      ...init,
      // Some networks turn away what does not look like a browser.
      headers: { 'User-Agent': 'Mozilla/5.0 (launch check)', ...init.headers },
      signal: AbortSignal.timeout(patience),
    });
    return {
      status: response.status,
      type: response.headers.get('Content-Type') ?? '',
      text: await response.text(),
    };
  } catch (error) {
    return inWords(error, patience);
  }
}

function inWords(error: unknown, patience: number): Visit {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  const code = cause?.code ?? '';
  if (name === 'TimeoutError') {
    return { problem: 'unreachable', words: `gave no answer within ${patience / 1000} seconds` };
  }
  if (offlineCodes.includes(code)) {
    return { problem: 'offline', words: 'could not be found on the internet' };
  }
  if (/CERT|SSL|TLS|SIGNED/.test(code)) {
    return { problem: 'unreachable', words: 'has no valid certificate for https' };
  }
  return { problem: 'unreachable', words: 'does not answer' };
}
