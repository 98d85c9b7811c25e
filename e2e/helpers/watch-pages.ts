import type { BrowserContext, Request } from '@playwright/test';

interface Reports {
  /** A script has thrown, on the page with this URL. */
  error: (message: string, page: string | undefined) => void;
  /** The console has an error or a warning; `url` is the file that it is about. */
  message: (text: string, url: string, page: string | undefined) => void;
  /** A page or a frame asks another host. */
  foreignRequest: (request: Request) => void;
}

/** Reports what no page of `origin` should do. */
export function watchPages(context: BrowserContext, origin: string, report: Reports) {
  context.on('weberror', (error) => {
    // Chromium throws it at a click during navigation to a page without view transitions.
    const { message } = error.error();
    if (!message.startsWith('Transition was aborted')) report.error(message, error.page()?.url());
  });
  context.on('console', (message) => {
    const { url } = message.location();
    const page = message.page()?.url();
    // The page for unknown addresses is itself a 404.
    const isOwn404 = /status of 404/.test(message.text()) && url === page;
    if (['error', 'warning'].includes(message.type()) && !isOwn404)
      report.message(message.text(), url, page);
  });
  context.on('request', (request) => {
    if (/^(http|ws)/.test(request.url()) && !request.url().startsWith(`${origin}/`))
      report.foreignRequest(request);
  });
}
