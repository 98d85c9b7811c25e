import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Config, optimize } from 'svgo/browser';
import { ContentError } from '../../content/schema/load-content';

/**
 * Reads an SVG file of the owner's for use inside a page: scalable, without script, style sheets and
 * style attributes (the pages' security policy forbids them), its ids made unique by the file's name.
 * What no attribute can say, such as a blend mode, is lost.
 * @throws {ContentError} when it is missing or no SVG.
 */
export function readSvg(folder: string, name: string): string {
  const issue = (found: string) =>
    new ContentError([
      `content/${name}: found ${found}, expected an SVG file with a viewBox, such as viewBox="0 0 32 32".`,
    ]);
  const file = path.join(folder, name);
  const there = statSync(file, { throwIfNoEntry: false });
  if (!there?.isFile()) throw issue(there ? 'something else than a file' : 'no file');
  if (there.size > largest) throw issue('more than a megabyte');
  const text = readFileSync(file, 'utf8');
  // What is no text begins with signs that UTF-8 does not know, as PNG and JPEG do.
  if (text.startsWith('\ufffd')) {
    throw issue('a photo, or another kind of file, under the name of a drawing');
  }
  let drawing: string;
  try {
    drawing = optimize(text, config(path.parse(name).name)).data;
  } catch {
    throw issue('something that is not valid SVG');
  }
  for (const [form, sentence] of foreign) {
    if (form.test(drawing)) throw new ContentError([`content/${name}: ${sentence}`]);
  }
  if (!/^<svg[^>]* viewBox="/.test(drawing)) throw issue('no viewBox');
  const box = viewBoxOf(drawing);
  const [, , width, height] = box;
  if (!box.every(isSensible) || width <= 0 || height <= 0) {
    throw issue(`the impossible viewBox "${box.join(' ')}"`);
  }
  return drawing;
}

const largest = 1_000_000;

/** What no mark needs, and what pages, icons and link pictures could not all show alike. */
const foreign: [RegExp, string][] = [
  [
    /<(text|tspan)[\s>]/,
    'found words written as text, which every computer draws in another font. Turn them into outlines first (“Object to path” in a drawing program).',
  ],
  [/<image[\s>]/, 'found a photo in the drawing. Draw the mark in lines and areas instead.'],
  [/<foreignObject[\s>]/i, 'found a piece of a web page in the drawing. Leave it out.'],
  [/<(animate\w*|set)[\s>]/, 'found an animation in the drawing. Save it without.'],
  [
    /(?:href|src)="(?!#)|url\((?!["']?#)/,
    'found a reference to something outside of the drawing. Save it with everything in it.',
  ],
];

/** Left, top, width and height as they stand in the file; not numbers when they do not. */
export function viewBoxOf(svg: string): [number, number, number, number] {
  const [, box = ''] = svg.match(/^<svg[^>]* viewBox="([^"]*)"/) ?? [];
  const [left, top, width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return [left ?? Number.NaN, top ?? Number.NaN, width ?? Number.NaN, height ?? Number.NaN];
}

function isSensible(number: number): boolean {
  return Number.isFinite(number) && Math.abs(number) <= 100_000;
}

/** What is worth saying of the mark, though it can be shown. */
export function logoNote(svg: string): string | undefined {
  const [, , width, height] = viewBoxOf(svg);
  if (Math.max(width / height, height / width) <= 1.25) return undefined;
  return `content/logo.svg is ${width > height ? 'wider than high' : 'higher than wide'} (${width} × ${height}), so that it looks small beside the name and in the icons. A square mark fills its place; leave the name to the words beside it.`;
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
