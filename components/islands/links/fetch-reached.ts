/** Answers that are on their way, by their addresses. */
const coming = new Map<string, Promise<Response>>();

/** The global fetch, once it answers the router. */
let answering: typeof fetch | undefined;

/**
 * Fetches what a page is made of when a hand reaches for it: its data for the router, and its scripts
 * into the browser's cache. The router asks for the data at the click, a finger's time later (its own
 * prefetch takes three round trips on a host of files), and for the scripts when that has come.
 * scripts/post-process names those of the pages that are not fetched in idle time.
 * @returns whether its data is there or on its way, and the router has not taken it yet.
 */
export function fetchReached({ pathname }: HTMLAnchorElement): boolean {
  const data = `${pathname}.txt`;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=reached]')) {
    if (link.title !== pathname) continue;
    if (!coming.has(data)) expectRouter(data);
    fetch(link.href)
      .then((response) => response.text())
      .catch(() => {});
    link.remove();
  }
  return coming.has(data);
}

function expectRouter(data: string) {
  const answer = fetch(data);
  coming.set(data, answer);
  // The router then asks by itself.
  answer.catch(() => coming.delete(data));
}

/**
 * Next's router asks through the global fetch, with a URL. It gets what is on its way already, and without
 * a connection waits for one: it would turn to the browser's own page, which has no phone number.
 */
export function answerRouter() {
  if (window.fetch === answering) return;
  const ask = window.fetch;
  answering = async (wanted, options) => {
    if (!(wanted instanceof URL)) return ask(wanted, options);
    const answer = coming.get(wanted.pathname) ?? ask(wanted, options);
    coming.delete(wanted.pathname);
    try {
      return await answer;
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((again) => addEventListener('online', again, { once: true }));
      return ask(wanted, options);
    }
  };
  window.fetch = answering;
}
