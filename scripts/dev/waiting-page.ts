import { createServer, type Server } from 'node:http';
import { html } from 'hono/html';

/**
 * Stands in for the site when content/ is faulty before there was ever a good one to show. It asks
 * again every two seconds, so that the site appears once it is there.
 */
export function createWaitingPage(faults: () => readonly string[]): Server {
  return createServer(async (_, response) => {
    const page = await html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<title>content/ needs a correction</title>
<body style="max-width:44rem;margin:12vh auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui">
<h1>content/ needs a correction</h1>
<ul>${faults().map((fault) => html`<li>${fault}</li>`)}</ul>
<p>Correct and save: the site comes by itself.</p>
</body>
</html>`;
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(String(page));
  });
}
