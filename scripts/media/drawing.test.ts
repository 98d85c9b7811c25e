import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readRgb } from './colours';
import { readDrawing } from './drawing';
import { makeLogo } from './logo';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (content: string, viewBox = '0 0 32 32') =>
  `<svg ${xmlns} viewBox="${viewBox}">${content}</svg>`;
const square = (fill: string) => `<path fill="${fill}" d="M4 4h24v24H4z"/>`;
const corner = (fill: string) => `<path fill="${fill}" d="M4 4h12v12z"/>`;

function folderWith(name: string, file: string | Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawing-'));
  writeFileSync(path.join(folder, name), file);
  return folder;
}

const drawingOf = (content: string, viewBox?: string) =>
  readDrawing(folderWith('logo.svg', svg(content, viewBox)), 'logo', 64);

/** The opaque colours of a picture. */
async function coloursOf(picture: Buffer) {
  const pixels = await sharp(picture).ensureAlpha().raw().toBuffer();
  const colours = Array.from({ length: pixels.length / 4 }, (_, at) => [
    ...pixels.subarray(at * 4, at * 4 + 4),
  ]).filter(([, , , alpha]) => alpha === 255);
  return [...new Set(colours.map((colour) => colour.slice(0, 3).join()))];
}

const [white, ink] = [readRgb('white').join(), readRgb('ink').join()];

test.each([
  ['black', square('#000')],
  ['the colour of the text', square('currentColor')],
  ['lines', '<path fill="none" stroke="#123" stroke-width="4" d="M4 4h24v24H4z"/>'],
  ['a style', `<style>.a { fill: #123 }</style><path class="a" d="M4 4h24v24H4z"/>`],
])(
  'O5 a drawing in one colour (%s) is white on dark and ink on light ground',
  async (_, content) => {
    const { dark, light } = await drawingOf(content);
    expect(await coloursOf(dark)).toEqual([white]);
    expect(await coloursOf(light)).toEqual([ink]);
  },
);

test('O5 a drawing in two colours keeps them, and its other parts have the colour of the text', async () => {
  const { dark, light } = await drawingOf(square('currentColor') + corner('#f4b45f'));
  expect(await coloursOf(dark)).toEqual(expect.arrayContaining([white, '244,180,95']));
  expect(await coloursOf(light)).toEqual(expect.arrayContaining([ink, '244,180,95']));
});

test('O5 a drawing has no margins', async () => {
  const wide = await drawingOf('<path d="M90 90h40v20H90z"/>', '0 0 200 200');
  expect(wide.width / wide.height).toBeCloseTo(2, 1);
  expect(Math.abs(wide.width - 64)).toBeLessThan(5);
  expect(await coloursOf(wide.dark)).toEqual([white]);
});

test.each([
  ['no visible part', square('none')],
  ['no visible part', '<path d="M90 90h9v9z"/>'],
  ['“<text>” in it', '<text>Clearwater</text>'],
  ['“<text>” in it', '<text x="1"><tspan>Clearwater</tspan></text>'],
  ['“<flowRoot>” in it', '<flowRoot><flowPara>Clearwater</flowPara></flowRoot>'],
  ['“<foreignObject>” in it', '<foreignObject width="9"><p>Clearwater</p></foreignObject>'],
  ['“<foreignObject>” in it', '<foreignObject><img src="x.png"/></foreignObject>'],
  ['“<use>” in it', '<use xlink:href="words.svg#a"/>'],
  ['“<use>” in it', "<use x='1' href='https://clear.ca/words.svg#a'/>"],
  ['“<image>” in it', '<image href="x.png"/>'],
  ['a damaged file', '<g'],
])('O3 a drawing with %s is an error', async (found, content) => {
  await expect(drawingOf(content)).rejects.toThrow(`content/logo.svg: found ${found}`);
});

test.each([
  ['a comment', '<!-- <text>Clearwater</text> --><title>text</title>'],
  ['elements without words', '<text> </text><flowRoot><flowRegion/><flowPara/></flowRoot>'],
  ['Illustrator’s empty element', '<foreignObject width="1"><g/></foreignObject>'],
  ['a use of its own shapes', '<defs><path id="a" d="M4 4h2v2z"/></defs><use href="#a"/>'],
])('O5 a drawing with %s is a drawing', async (_, content) => {
  const { dark } = await drawingOf(content + square('#123'));
  expect(await coloursOf(dark)).toEqual([white]);
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c22' } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#888' } } }])
    .png()
    .toBuffer();

test('O5 a PNG keeps its shape and its colours', async () => {
  const { dark, file, width, height } = await readDrawing(
    folderWith('Home Stars 2.png', await photo(90, 45)),
    'Home Stars 2',
    640,
  );
  expect([file, width, height]).toEqual(['Home Stars 2.png', 90, 45]);
  expect(await coloursOf(dark)).toEqual(expect.arrayContaining(['204,34,34', '136,136,136']));
});

test.each(['logo.png', 'logo.jpg'])('beside logo.svg nothing reads %s', async (name) => {
  const folder = folderWith('logo.svg', svg(square('#123')));
  const before = await makeLogo(folder, folder);
  writeFileSync(path.join(folder, name), 'damaged');
  expect(await makeLogo(folder, folder)).toEqual(before);
});

test.each([
  ['logo.jpg', 'content/logo.jpg: expected logo.svg or logo.png. Save it as a PNG'],
  ['logo.PNG', 'logo.PNG'],
  ['logo.png', 'content/logo.png: found a damaged file, or one of another kind'],
])('O3 %s of another kind is an error with the cure', async (name, message) => {
  const folder = folderWith(name, 'damaged');
  await expect(makeLogo(folder, folder)).rejects.toThrow(message);
});
