import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import roboto from '@capsizecss/metrics/roboto';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { typeface } from '../../components/styles/typeface.js';
import { remember } from '../shared/remember';
import { writeWhole } from '../shared/write-whole';
import { typefaceParts, typefaceStem } from './typeface-files';

const [source = ''] = typefaceParts;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const french = 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ';
const signs = '\u00a0\u202f“”‘’‚„«»–—…·•©®™°€£½¼¾×−→←';

const cutTo = remember(async (characters: string) =>
  subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  }),
);

/**
 * Cuts the typeface down to what Canadian English and French need, plus every character that the
 * content holds, and writes it under a hashed name.
 * @returns the style rules: the face, and stand-ins of the same metrics (Arial for desktops and
 * iOS, Roboto for Android). The face is optional: it is preloaded and used if it is there for the
 * first paint. That costs visitors on a bad line the typeface on their first page; a late swap
 * would move the lines under their eyes.
 */
export async function prepareFont(usedText: string, target: string, basePath: string) {
  const characters = [...new Set(ascii + french + signs + usedText)].sort().join('');
  const bytes = await cutTo(characters);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const name = `${typefaceStem}.${hash}.woff2`;
  await writeWhole(path.join(target, name), bytes);
  const metrics = await fromFile(source);
  const { fontFaces, fontFamily } = createFontStack(
    [{ ...metrics, familyName: typeface.family }, arial, roboto],
    { fontFaceFormat: 'styleString' },
  );
  const src: `/${string}` = `/media/${name}`;
  const css = [
    `@font-face{font-family:"${typeface.family}";src:url(${basePath}${src}) format("woff2");font-weight:400 700;font-display:optional}`,
    // Linux has a twin of Arial instead.
    fontFaces.replace("local('ArialMT')", "local('ArialMT'), local('Liberation Sans')"),
    `@layer generated {:root{--font:${fontFamily},system-ui,sans-serif}}`,
  ].join('\n');
  return { src, css };
}
