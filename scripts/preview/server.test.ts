/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPreviewServer } from './server';

const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
writeFileSync(path.join(folder, '404.html'), 'no such page');
writeFileSync(path.join(folder, 'contact.html'), 'the contact page');
afterAll(() => rmSync(folder, { recursive: true }));

/** Asks a preview with a form service that answers with the address that it was handed. */
async function ask(basePath: string, address: string): Promise<string> {
  const server = createPreviewServer({
    folder,
    basePath,
    formService: (request, response) => response.end(`service ${request.url}`),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  const text = await answer.text();
  server.close();
  server.closeAllConnections();
  return text;
}

it.each([
  ['', '/contact', 'the contact page'],
  ['', '/f/preview', 'service /f/preview'],
  ['', '/p/12/f/preview?fault=EMPTY', 'service /p/12/f/preview?fault=EMPTY'],
  ['', '/inbox', 'service /inbox'],
  ['', '/_preview/fault', 'service /_preview/fault'],
  ['', '/feed', 'no such page'],
  ['/site', '/site/contact', 'the contact page'],
  ['/site', '/site/f/preview', 'service /f/preview'],
  ['/site', '/site/inbox', 'service /inbox'],
  ['/site', '/f/preview', 'no such page'],
  ['/site', '/inbox', 'no such page'],
])('with the site at "%s", %s is answered by the right one', async (basePath, address, answer) => {
  expect(await ask(basePath, address)).toBe(answer);
});
