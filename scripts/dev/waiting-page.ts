import type { Server } from 'node:http';
import { html } from 'hono/html';
import { createLocalServer } from './local-server';

/**
 * Stands in for the site when content/ has issues before there was ever a good one to show. It asks
 * again every two seconds, so that the site appears once it is there.
 */
export function createWaitingPage(issues: () => readonly string[]): Server {
  return createLocalServer(async (_, response) => {
    const page = await html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<title>content/ needs a correction</title>
<body style="max-width:44rem;margin:12vh auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui">
<h1>content/ needs a correction</h1>
<ul>${issues().map((issue) => html`<li>${issue}</li>`)}</ul>
<p>Correct and save: the site comes by itself.</p>
</body>
</html>`;
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(String(page));
  });
}
