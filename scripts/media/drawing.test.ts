import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readDrawing, viewBoxOf } from './drawing';
import { readLogo } from './logo';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const square = (fill: string) => `<path fill="${fill}" d="M4 4h24v24H4z"/>`;

function folderWith(name: string, file: string | Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawing-'));
  writeFileSync(path.join(folder, name), file);
  return folder;
}

function mark(content: string) {
  const folder = folderWith('logo.svg', `<svg ${xmlns} viewBox="0 0 32 32">${content}</svg>`);
  return readLogo(folder, folder, '');
}

test('scripts and styles of a drawing are removed, and its ids have the file’s name as a prefix', async () => {
  const gradient =
    '<linearGradient id="a"><stop stop-color="red"/><stop offset="1"/></linearGradient>';
  const svg = `<svg ${xmlns} width="40" height="20" onload="x()"><style>.b{fill:#123456}</style><script>x()</script>
    <defs>${gradient}</defs><path fill="url(#a)" d="M0 0h9v9H0z"/><path class="b" d="M9 9h9v9z" style="opacity:.5"/></svg>`;
  const { svg: drawing } = await readDrawing(folderWith('icon.svg', svg), 'icon.svg');
  expect(drawing).toMatch(/viewBox="0 0 40 20".*id="(icon__\w+)".*url\(#\1\)/);
  expect(drawing).toContain('fill="#123456"');
  expect(drawing).not.toMatch(/style|script|onload|width=/);
});

test.each([
  ['no visible part', ''],
  ['no visible part', square('none')],
  ['no visible part', '<path d="M90 90h9v9z"/>'],
  ['“<text>” in it', '<text>Clearwater</text>'],
  ['“<image>” in it', '<image href="x.png"/>'],
  ['a file in href', '<use href="https://x.example/a.svg#a"/>'],
])('a drawing with %s is an error', async (found, content) => {
  await expect(mark(content)).rejects.toThrow(`content/logo.svg: found ${found}`);
});

test.each(['#000', '#123', '#fff', '#c22'])(
  'a logo in %s gets the colour of the text',
  async (colour) => {
    const { page, notes } = await mark(square(colour));
    expect(page).toContain('currentColor');
    expect(page).not.toContain(colour);
    expect(notes).toEqual([]);
  },
);

test('a black logo without a fill gets the colour of the text', async () => {
  expect((await mark('<path d="M4 4h24v24H4z"/>')).page).toMatch(/^<svg[^>]* fill="currentColor"/);
});

test('a logo of lines has no filled areas', async () => {
  const { page } = await mark('<path fill="none" stroke="#123" d="M4 4h24v24H4z"/>');
  expect(page).toContain('stroke="currentColor"');
  expect(page).toContain('fill="none"');
});

test('a logo with a title and ids of any words is a logo', async () => {
  const { page } = await mark(
    `<title>Open data: glass</title><g id="data:evil">${square('#c22')}</g>`,
  );
  expect(page).toMatch(/^<svg [^<>]*><path [^<>]*\/><\/svg>$/);
});

const corners = Array.from({ length: 900 }, (_, at) => `L${(at * 7) % 31}.${at} ${(at * 13) % 31}`);
const traced = (fill: string) => `<path fill="${fill}" d="M0 0${corners.join('')}z"/>`;

test.each([
  [
    'one colour',
    traced('#123'),
    /^<svg [^>]*><mask id="logo__shape"[^>]*><image x="0" [^>]*href="\/sub\/media\/logo\.\w+\.svg"/,
  ],
  [
    'two colours',
    traced('#c22') + square('#888'),
    /^<svg [^>]*><image x="0" [^>]*\.svg"\/><\/svg>$/,
  ],
])('a heavy logo in %s is a file that pages refer to', async (_, content, form) => {
  const folder = folderWith('logo.svg', `<svg ${xmlns} viewBox="0 0 32 32">${content}</svg>`);
  const { page, drawing } = await readLogo(folder, folder, '/sub');
  expect(page).toMatch(form);
  const [name = ''] = page.match(/logo\.\w+\.svg/) ?? [];
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe(drawing);
});

test('line ends of Windows and a byte order mark change nothing in a drawing', async () => {
  const svg = `<svg ${xmlns} viewBox="0 0 32 32">\n<style>\n.a{fill:#123}\n</style>\n${square('#c22')}\n</svg>\n`;
  const [plain, windows] = await Promise.all(
    [svg, `\ufeff${svg.replaceAll('\n', '\r\n')}`].map((text) =>
      readDrawing(folderWith('logo.svg', text), 'logo.svg'),
    ),
  );
  expect(windows).toEqual(plain);
});

test('a wordmark is named', async () => {
  const folder = folderWith(
    'logo.svg',
    `<svg ${xmlns} viewBox="0 0 80 10">${square('#123')}</svg>`,
  );
  const { notes } = await readLogo(folder, folder, '');
  expect(notes).toEqual([expect.stringMatching('content/logo.svg is much wider than high')]);
});

test.each([
  ['wide', 60, 'much wider'],
  ['high', 200, 'much wider'],
])('a PNG that is %s is named', async (_, height, note) => {
  const [width, background] = [height === 60 ? 200 : 60, '#113'];
  const png = sharp({ create: { width, height, channels: 3, background } }).png();
  const folder = folderWith('logo.png', await png.toBuffer());
  const { notes } = await readLogo(folder, folder, '');
  expect(notes[0]).toContain(note);
});

test.each(['logo.png', 'logo.jpg'])('beside logo.svg nothing reads %s', async (name) => {
  const folder = folderWith(
    'logo.svg',
    `<svg ${xmlns} viewBox="0 0 32 32">${square('#123')}</svg>`,
  );
  const before = await readLogo(folder, folder, '');
  writeFileSync(path.join(folder, name), 'damaged');
  expect(await readLogo(folder, folder, '')).toEqual(before);
});

test.each([
  ['logo.jpg', 'content/logo.jpg: expected logo.svg or logo.png. Save it as a PNG'],
  ['logo.webp', 'content/logo.webp: expected logo.svg or logo.png. Save it as a PNG'],
  ['logo.PNG', 'logo.PNG'],
  ['logo.png', 'content/logo.png: found no PNG, or a damaged one. Save it as a PNG'],
])('%s of another kind is an error with the cure', async (name, message) => {
  const folder = folderWith(name, 'damaged');
  await expect(readLogo(folder, folder, '')).rejects.toThrow(message);
});

test('a logo in two colours keeps them', async () => {
  const { page } = await mark(`${square('currentColor')}<path fill="#f4b45f" d="M0 0h9v9H0z"/>`);
  expect(page).toContain('#f4b45f');
});

test.each([
  ['#123', '#303', 'dark ground'],
  ['#fed', '#ffa', 'light ground'],
])(
  'a logo in %s and %s has a warning for a background with low contrast',
  async (one, other, ground) => {
    const { notes } = await mark(`${square(one)}<path fill="${other}" d="M4 4h12v12z"/>`);
    expect(notes).toEqual([
      expect.stringMatching(`content/logo.svg can hardly be seen on the ${ground}`),
    ]);
  },
);

test.each([
  ['one colour', '<path fill="#123" d="M0 0h9v9z"/>', /mask.*currentColor/],
  ['two colours', '<path fill="#c22" d="M0 0h9v9z"/><path fill="#888" d="M0 0h9v4z"/>', /<image/],
])('a PNG in %s is accepted', async (_, content, form) => {
  const svg = `<svg ${xmlns} width="90" height="90" viewBox="0 0 9 9">${content}</svg>`;
  const folder = folderWith('logo.png', await sharp(Buffer.from(svg)).png().toBuffer());
  const { page, drawing, notes } = await readLogo(folder, folder, '/sub');
  expect(page).toMatch(form);
  expect(page).toMatch(/href="\/sub\/media\/logo\.\w+\.png"/);
  expect(drawing).toContain('data:image/png');
  expect(notes).toEqual([]);
});

test('a PNG that is wider than high keeps its shape', async () => {
  const create = { width: 90, height: 45, channels: 3, background: '#c22' } as const;
  const folder = folderWith('logo.png', await sharp({ create }).png().toBuffer());
  const [name = ''] = (await readLogo(folder, folder, '')).page.match(/logo\.\w+\.png/) ?? [];
  const { info } = await sharp(path.join(folder, name))
    .trim()
    .toBuffer({ resolveWithObject: true });
  expect(info.width / info.height).toBeCloseTo(2, 1);
});

test('the ids of a file whose name has spaces have none', async () => {
  const gradient =
    '<linearGradient id="a"><stop stop-color="red"/><stop offset="1"/></linearGradient>';
  const svg = `<svg ${xmlns} viewBox="0,0 32,16">${gradient}<path fill="url(#a)" d="M0 0h9v9H0z"/></svg>`;
  const { svg: drawing } = await readDrawing(
    folderWith('Home Stars 2.svg', svg),
    'Home Stars 2.svg',
  );
  expect(drawing).toMatch(/id="(Home-Stars-2__\w+)".*url\(#\1\)/);
  expect(viewBoxOf(svg)).toEqual([0, 0, 32, 16]);
});
