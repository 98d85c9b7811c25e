import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, optimize } from 'svgo';
import { ContentFaults } from '../../content/load';

/**
 * Reads an SVG file of the owner's for use inside a page: scalable, without script, style sheets and
 * style attributes (the pages' security policy forbids them), its ids made unique by the file's name.
 * What no attribute can say, such as a blend mode, is lost.
 * @throws {ContentFaults} when it is missing or no SVG.
 */
export function readSvg(folder: string, name: string): string {
  const fault = (found: string) =>
    new ContentFaults([
      `content/${name}: found ${found}, expected an SVG file with a viewBox, such as viewBox="0 0 32 32".`,
    ]);
  try {
    const source = readFileSync(path.join(folder, name), 'utf8');
    const { data } = optimize(source, config(path.parse(name).name));
    if (/^<svg[^>]* viewBox="/.test(data)) return data;
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw fault(missing ? 'no file' : 'something that is not valid SVG');
  }
  throw fault('no viewBox');
}

function config(prefix: string): Config {
  return {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      'convertStyleToAttrs',
      'removeStyleElement',
      { name: 'removeAttrs', params: { attrs: 'style' } },
      'removeScripts',
      'removeDimensions',
      { name: 'prefixIds', params: { prefix } },
    ],
  };
}

/** The same drawing as a part of another one, in the given square and colour. */
export function placeSvg(svg: string, x: number, y: number, size: number, color: string): string {
  return svg.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${color}" `,
  );
}
