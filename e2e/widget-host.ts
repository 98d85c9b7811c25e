import type { RequestListener } from 'node:http';

/**
 * A feed provider on an origin of its own, for the tests. How its script behaves is told by the
 * cookie "widget", so that tests side by side need not share one mood.
 */
const widget = `
window.widgetRuns = (window.widgetRuns || 0) + 1;
window.Widget = {
  start(container) {
    if (!(container instanceof HTMLElement)) throw new TypeError('start needs the container');
    const posts = document.createElement('div');
    posts.className = 'posts';
    posts.textContent = 'Posts of ' + container.id + ', ' + container.dataset.count;
    posts.style.height = HEIGHT;
    posts.style.background = '#dfe7e9';
    container.append(posts);
  },
};`;

const ordinary = widget.replace('HEIGHT', "'700px'");

interface Answer {
  status?: number;
  type?: string;
  body: string;
}

const answers: Record<string, Answer> = {
  works: { body: ordinary },
  tall: { body: widget.replace('HEIGHT', "'2600px'") },
  missing: { status: 404, body: 'not here' },
  broken: { body: `${ordinary} this is ( not a script` },
  'wrong type': { type: 'text/html; charset=utf-8', body: '<!doctype html><title>Sign in</title>' },
  throws: { body: 'throw new Error("the widget throws");' },
  'throws in init': { body: 'window.Widget = { start() { throw new Error("init throws"); } };' },
  'rejects in init': { body: 'window.Widget = { start: async () => { throw new Error("no"); } };' },
  'has no init': { body: 'window.Widget = {};' },
  'draws nothing': {
    body: `window.Widget = {
      start(container) {
        const list = document.createElement('ul');
        list.style.padding = '13px';
        container.append(list);
      },
    };`,
  },
  'throws later': { body: `${ordinary} setTimeout(() => { throw new Error("later"); }, 50);` },
};

export const answerAsWidget: RequestListener = (request, response) => {
  const cookie = /(?:^|;\s*)widget=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? 'works';
  const answer = answers[decodeURIComponent(cookie)];
  if (request.url !== '/embed.js' || !answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(answer.status ?? 200, {
    'Content-Type': answer.type ?? 'text/javascript; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(answer.body);
};
