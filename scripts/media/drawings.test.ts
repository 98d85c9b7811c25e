import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readDrawing } from './drawings';
import { makeLogo } from './logo';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (content: string, attributes = `${xmlns} viewBox="0 0 32 32"`) =>
  `<svg ${attributes}>${content}</svg>`;
const square = (fill: string) => `<path fill="${fill}" d="M4 4h24v24H4z"/>`;

type Files = Record<string, string | Buffer>;

function folderWith(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawing-'));
  for (const [name, file] of Object.entries(files)) writeFileSync(path.join(folder, name), file);
  return folder;
}

const makeLogoOf = (files: Files) => {
  const folder = folderWith(files);
  return makeLogo(folder, path.join(folder, 'media'));
};

/** Returns the opaque colours of a picture. */
async function coloursOf(picture: Buffer) {
  const pixels = await sharp(picture).ensureAlpha().raw().toBuffer();
  const colours = new Set(new Uint32Array(new Uint8Array(pixels).buffer));
  return [...colours]
    .map((colour) => [...new Uint8Array(Uint32Array.of(colour).buffer)])
    .filter(([, , , alpha]) => alpha === 255)
    .map((colour) => colour.slice(0, 3).join());
}

const png = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: Buffer.from(svg(square('#c22'))) }])
    .png()
    .toBuffer();

test('O5 pages use the owner’s files unchanged, and icons use the logo for dark backgrounds', async () => {
  const files = { 'logo.svg': svg(square('#000')), 'logo-on-dark.svg': svg(square('#fc0')) };
  const folder = folderWith(files);
  const { logo, mark } = await makeLogo(folder, folder);
  const published = (src = '') => readFileSync(path.join(folder, path.basename(src)), 'utf8');
  expect(published(logo.onLight.src)).toBe(files['logo.svg']);
  expect(published(logo.onDark?.src)).toBe(files['logo-on-dark.svg']);
  expect(await coloursOf(mark)).toEqual(['255,204,0']);
});

test.each<[string, Files]>([
  ['a logo-on-dark', { 'logo.svg': svg(square('#c22')) }],
  [
    'a logo-on-dark whose colours sharp can read',
    { 'logo.svg': svg(square('#c22')), 'logo-on-dark.svg': svg(square('var(--accent)')) },
  ],
])('O5 without %s, icons show the logo in white', async (_, files) => {
  const { logo, mark } = await makeLogoOf(files);
  expect(await coloursOf(mark)).toEqual(['255,255,255']);
  expect(Boolean(logo.onDark)).toBe('logo-on-dark.svg' in files);
});

test('L6 the loader’s picture is part of the page, unless it is larger than 3,000 bytes', async () => {
  const files = { 'logo.svg': svg(square('#000')), 'logo-on-dark.svg': svg(square('#fc0')) };
  const { inline = '' } = (await makeLogoOf(files)).logo;
  expect(decodeURIComponent(inline)).toBe(`data:image/svg+xml,${files['logo-on-dark.svg']}`);
  const logo = await png(64, 64, '#0000');
  expect((await makeLogoOf({ 'logo.png': logo })).logo.inline).toBe(
    `data:image/png;base64,${logo.toString('base64')}`,
  );
  const large = `${files['logo.svg']}<!--${'x'.repeat(3000)}-->`;
  expect((await makeLogoOf({ 'logo.svg': large })).logo).not.toHaveProperty('inline');
});

test('icons have no margins, and a small PNG is not enlarged', async () => {
  const { visiblePart } = (await readDrawing(
    folderWith({ 'Home Stars 2.png': await png(90, 45, '#0000') }),
    'Home Stars 2',
  )) as { visiblePart: Buffer };
  expect(await sharp(visiblePart).metadata()).toMatchObject({ width: 24, height: 24 });
});

test.each([
  ['no visible shapes', svg(square('none'))],
  ['“<text>” in it', svg('<text>Clearwater</text>')],
  ['“<flowRoot>” in it', svg('<flowRoot><flowPara>Clearwater</flowPara></flowRoot>')],
  ['“<foreignObject>” in it', svg('<foreignObject width="9"><p>Clearwater</p></foreignObject>')],
  ['“<use>” in it', svg("<use x='1' href='https://clear.ca/words.svg#a'/>")],
  ['“<image>” in it', svg('<image href="x.png"/>')],
  ['no xmlns', svg(square('#000'), 'viewBox="0 0 32 32"')],
  ['a damaged file', `<g ${xmlns}`],
])('a drawing with %s is an error', async (found, file) => {
  await expect(readDrawing(folderWith({ 'logo.svg': file }), 'logo')).rejects.toThrow(
    `content/logo.svg: found ${found}`,
  );
});

test.each([
  ['a comment', '<!-- <text>Clearwater</text> --><title>text</title>'],
  ['elements without words', '<text> </text><flowRoot><flowRegion/><flowPara/></flowRoot>'],
  ['a use of its own shapes', '<defs><path id="a" d="M4 4h2v2z"/></defs><use href="#a"/>'],
])('O5 a drawing with %s is accepted', async (_, content) => {
  const file = svg(content + square('#123'));
  expect(await readDrawing(folderWith({ 'logo.svg': file }), 'logo')).toBeDefined();
});

const logo = svg(square('#123'));

test.each<[string, Files]>([
  ['content/logo.svg: found no such file, expected logo.svg or logo.png, and logo-on-dark', {}],
  ['content/logo.jpg: found a file that the site does not read, expected', { 'logo.jpg': 'x' }],
  ['content/logo-white.svg: found a file', { 'logo.svg': logo, 'logo-white.svg': logo }],
  ['content/logo.png: found logo.svg beside it', { 'logo.svg': logo, 'logo.png': 'x' }],
  ['content: found the file logo.PNG, expected the name logo.png', { 'logo.PNG': 'x' }],
  ['content/logo.png: found a damaged file, or one of a different type', { 'logo.png': logo }],
])('“%s …” is the error', async (message, files) => {
  const lines = message.replace(', expected', ',\n  expected');
  await expect(makeLogoOf(files)).rejects.toThrow(lines);
});

test('O5 a logo with its own background needs a second file for dark backgrounds', async () => {
  const withBackground = { 'logo.png': await png(90, 45, '#fff') };
  await expect(makeLogoOf(withBackground)).rejects.toThrow('found a logo with a background');
  await makeLogoOf({ ...withBackground, 'logo-on-dark.svg': logo });
});
