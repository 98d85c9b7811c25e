import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { applyEdits, readPage } from '../export/html';
import { createPreviewServer } from '../preview/server';
import { filesBelow } from '../shared/files';

/** Serves a precompressed copy of an export with changed pages. @returns its URL. */
export async function serveCopy(source: string, basePath: string, change = (html: string) => html) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await cp(source, folder, { recursive: true });
  for (const name of filesBelow(folder)) {
    const file = path.join(folder, name);
    if (name.endsWith('.html')) writeFileSync(file, change(readFileSync(file, 'utf8')));
    if (/\.(html|js|css|svg)$/.test(name))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const server = createPreviewServer({ folder, basePath });
  await once(server.listen(0), 'listening');
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}${basePath}`;
}

export function removeScripts(html: string): string {
  const page = readPage(html);
  const scripts = page.elements.filter(({ tag }) => tag === 'script');
  const edits = scripts.map(({ outer }) => ({ ...outer, text: '' }));
  return applyEdits(page, edits).html;
}

/** As in a session that has seen the loader: the key is that of components/shared/storage.ts. */
export const skipLoader = "sessionStorage['loader-seen'] = 1;";

/** The policy is after the script and does not apply to it. */
export function addSkipLoader(html: string): string {
  return html.replace('<head>', `<head><script>${skipLoader}</script>`);
}
