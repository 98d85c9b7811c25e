import { statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { filesBelow } from '../shared/files';
import { request } from './request';
import { error, type Result } from './result';

/**
 * Asks the host for every file in a folder of the export: an upload that stopped may have left any of them out, or
 * half of it.
 * @returns an error for each folder with such files.
 */
export async function checkUploadedFiles(url: string, exportFolder: string): Promise<Result[]> {
  const wrong = new Map<string, string[]>();
  const names = filesBelow(exportFolder).filter((name) => name.includes('/'));
  const check = async (name: string) => {
    const address = `${url}/${encodeURI(name)}`;
    const found = await faultOf(address, statSync(path.join(exportFolder, name)).size);
    const folder = path.posix.dirname(name);
    if (found) wrong.set(folder, [...(wrong.get(folder) ?? []), `${address}: ${found}`]);
  };
  // Some hosts take more requests at the same time for an attack.
  await Readable.from(names).forEach(check, { concurrency: 6 });
  return [...wrong].map(([folder, found]) => {
    const others = found.length > 1 ? ` ${found.length - 1} more of ${folder} likewise.` : '';
    return error(`${found.sort()[0]}${others}`, 'Run npm run build, and upload all of out/.');
  });
}

async function faultOf(address: string, size: number): Promise<string | undefined> {
  // A video may be too large for the time.
  const headers = { 'Accept-Encoding': 'identity' };
  const response = await request(address, { method: 'HEAD', headers });
  if (response.status !== 200) return `${response.outcome}, expected status 200.`;
  const length = response.headers.get('Content-Length');
  const isWhole = !length || Number(length) === size || response.headers.has('Content-Encoding');
  return isWhole ? undefined : `${length} of ${size} bytes.`;
}
