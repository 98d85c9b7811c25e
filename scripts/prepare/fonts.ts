import { readFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { typeface } from '../../components/styles/typeface.js';
import { devDependencies } from '../../package.json';
import { madeFile } from './made-file';
import { typefaceParts, typefaceStem } from './typeface-files';

const [source = ''] = typefaceParts;

/**
 * The stand-ins' metrics, as in @capsizecss/metrics 4.3, of whose 30,000 files these are two: half of
 * all that an install wrote.
 */
const arial = {
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  category: 'sans-serif',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};
/** As on any system that has Arial; its letters are wider, and its lines as high. */
const arialBold = {
  ...arial,
  fullName: 'Arial Bold',
  postscriptName: 'Arial-BoldMT',
  xWidthAvg: 983,
};
const roboto = {
  familyName: 'Roboto',
  fullName: 'Roboto Regular',
  postscriptName: 'Roboto-Regular',
  category: 'sans-serif',
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
};

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const french = 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ';
const signs = '\u00a0\u202f“”‘’‚„«»›–—…·•©®™°€£½¼¾×−';

const settings = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 600 } },
} as const;

/**
 * Cuts the typeface down to what Canadian English and French need, plus every character that the
 * content holds, and writes it under a hashed name.
 * @returns the style rules: the face, and stand-ins of the same metrics (Arial, regular and bold, for
 * desktops and iOS, Roboto for Android). The face is optional: it is preloaded and used if it is there for the
 * first paint, or comes while the loader hides the page (components/boot/loader.ts). That costs visitors
 * on a bad line the typeface on their first page; a late swap would move the lines under their eyes.
 */
export async function prepareFont(usedText: string, target: string, basePath: string) {
  const characters = [...new Set(ascii + french + signs + usedText)].sort().join('');
  const whole = await readFile(source);
  const src = await madeFile({
    folder: target,
    stem: typefaceStem,
    extension: 'woff2',
    from: [whole, characters, JSON.stringify(settings), devDependencies['subset-font']],
    make: () => subsetFont(whole, characters, settings),
  });
  const metrics = { ...(await fromFile(source)), familyName: typeface.family };
  const { fontFaces, fontFamily } = createFontStack([metrics, arial, roboto], {
    fontFaceFormat: 'styleString',
  });
  const semiBold = await subsetFont(whole, ascii, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 600 },
  });
  const { fontFaces: boldFaces } = createFontStack(
    [{ ...(await fromBuffer(semiBold)), familyName: typeface.family }, arialBold, roboto],
    {
      fontFaceFormat: 'styleString',
      fontFaceProperties: { fontWeight: 600 },
    },
  );
  // A phone of today finds no bold Roboto by its name: there the browser thickens the regular one.
  const [boldArial = ''] = boldFaces.split(/\n(?=@font-face)/);
  const css = [
    `@font-face{font-family:"${typeface.family}";src:url(${basePath}${src}) format("woff2");font-weight:400 600;font-display:optional}`,
    // Linux has a twin of Arial instead.
    fontFaces.replace("local('ArialMT')", "local('ArialMT'), local('Liberation Sans')"),
    boldArial.replace("MT')", "MT'), local('Liberation Sans Bold')"),
    `@layer generated {:root{--font:${fontFamily},system-ui,sans-serif}}`,
  ].join('\n');
  return { src, css };
}
