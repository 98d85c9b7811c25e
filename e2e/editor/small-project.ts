import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/** A photo of one colour, the same for the same name. */
export function photo(name: string): Promise<Buffer> {
  const of = (start: number) =>
    [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 256, start);
  const background = { r: of(1), g: of(2), b: of(3) };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/**
 * A folder with the content as it is and small pictures of the same names, because decoding the real
 * ones takes most of the time. The caller removes it.
 */
export async function smallProject(): Promise<string> {
  const project = mkdtempSync(path.join(tmpdir(), 'editor-project-'));
  const pictures = path.join(project, 'content/pictures');
  const filter = (from: string) => !/content\/(model|pictures)$/.test(from.replaceAll('\\', '/'));
  cpSync('content', path.join(project, 'content'), { recursive: true, filter });
  mkdirSync(pictures);
  for (const name of readdirSync('content/pictures')) {
    writeFileSync(path.join(pictures, name), await photo(name));
  }
  return project;
}
