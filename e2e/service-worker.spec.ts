import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

/** Shows the earlier site whatever the server says. */
const earlier = `
addEventListener('install', (event) => event.waitUntil(caches.open('earlier')));
addEventListener('fetch', (event) => event.respondWith(
  new Response('<p>The earlier site', { headers: { 'Content-Type': 'text/html' } })));
`;

test('an earlier site’s service worker is unregistered and its caches are deleted', async ({
  page,
}) => {
  let isEarlier = true;
  const server = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js');
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    if (!isScript) response.end('<p>The new site');
    else response.end(isEarlier ? earlier : readFileSync(`public${request.url}`));
  }).listen(0);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(async () => {
    // It imports sw.js.
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.getByText('The earlier site')).toBeVisible();

  isEarlier = false;
  // The browser asks for a new version at a navigation.
  await page.reload();
  await expect(page.getByText('The new site')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  server.close();
});
