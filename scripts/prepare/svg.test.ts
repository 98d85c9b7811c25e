import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test/temporary-folder';
import { logoNote, readSvg } from './svg';

const folder = temporaryFolder();

const written = (svg: string) => () => {
  writeFileSync(path.join(folder, 'logo.svg'), svg);
  return readSvg(folder, 'logo.svg');
};

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

test('a drawing program’s styles become attributes and its scripts go', () => {
  const read = written(
    `<svg ${xmlns} width="40" height="20" onload="x()"><style>.a{fill:#123456}</style><script>x()</script>
     <rect class="a" width="9" height="9"/><rect class="a" x="9" width="9" height="9" style="opacity:.5;mix-blend-mode:multiply"/></svg>`,
  )();
  expect(read).toContain('viewBox="0 0 40 20"');
  expect(read.match(/fill="#123456"/g)?.length).toBeGreaterThan(0);
  expect(read).toContain('opacity=".5"');
  expect(read).not.toMatch(/style|script|onload|width="40"/);
});

test('ids carry the file’s name, so that two drawings on a page do not mix', () => {
  const gradient = `<linearGradient id="a"><stop stop-color="red"/><stop offset="1"/></linearGradient>`;
  const read = written(
    `<svg ${xmlns} viewBox="0 0 9 9"><defs>${gradient}</defs><path fill="url(#a)" d="M0 0h9v9H0z"/></svg>`,
  )();
  expect(read).toMatch(/id="(logo__\w+)".*url\(#\1\)/);
});

test.each([
  ['no file', () => readSvg(folder, 'there-is-none.svg')],
  ['something that is not valid SVG', written('PNG')],
  ['a photo, or another kind of file, under the name of a drawing', written('\ufffdPNG')],
  ['no viewBox', written(`<svg ${xmlns}><path d="M0 0h9"/></svg>`)],
])('%s is said in a sentence', (found, read) => {
  expect(read).toThrow(`found ${found}, expected an SVG file with a viewBox`);
});

test.each([
  ['a photo', '<image href="x.png"/>', 'found a photo'],
  ['a photo within the file', '<image href="data:image/png;base64,AAAA"/>', 'found a photo'],
  ['words', '<text>Clearwater</text>', 'found words written as text'],
  [
    'a web page',
    '<foreignObject width="9" height="9"><p>x</p></foreignObject>',
    'a piece of a web page',
  ],
  [
    'an animation',
    '<path d="M0 0h9v9"><animate attributeName="d" to="M1 1"/></path>',
    'an animation',
  ],
  [
    'an outside reference',
    '<use href="https://x.example/a.svg#a"/>',
    'a reference to something outside',
  ],
])('%s in a drawing is said in a sentence', (_, part, sentence) => {
  expect(written(`<svg ${xmlns} viewBox="0 0 9 9">${part}<path d="M0 0h9v9H0z"/></svg>`)).toThrow(
    sentence,
  );
});

test.each(['0 0 0 9', '0 0 -9 9', '0 0 9', 'a b c d', '0 0 1e99 9'])(
  'the impossible viewBox %s is said in a sentence',
  (box) => {
    expect(written(`<svg ${xmlns} viewBox="${box}"><path d="M0 0h9v9H0z"/></svg>`)).toThrow(
      /impossible viewBox|no viewBox/,
    );
  },
);

test('a mark that is far from square is worth a word', () => {
  const drawn = (box: string) => logoNote(`<svg ${xmlns} viewBox="${box}"/>`);
  expect(drawn('0 0 300 60')).toContain('wider than high (300 × 60)');
  expect(drawn('0 0 32 30')).toBeUndefined();
});
