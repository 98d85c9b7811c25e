import type { Edit, Page, PageElement } from './page';

/**
 * Next inlines each style sheet twice: as an element, and once more (per segment) in the data that
 * hydration reads. React takes a style element that is already there by its name, so the copies in
 * the data can be emptied: about 7 KiB less of each page for hosts that compress with gzip. The
 * data's scripts also become one, which shortens the policy's list of hashes.
 */
export function slimFlight(page: Page): Edit[] {
  const scripts = page.elements.filter(isFlight);
  const [first, ...rest] = scripts;
  if (!first) throw new Error('The page holds no hydration data: has Next changed its export?');
  const data = scripts.map(({ text }) => chunkOf(text)).join('');
  const slim = emptyStyleRows(Buffer.from(data));
  const code = `(self.__next_f=self.__next_f||[]).push([0],[1,${literal(slim)}])`;
  return [
    { ...first.outer, text: `<script>${code}</script>` },
    ...rest.map(({ outer }) => ({ ...outer, text: '' })),
  ];
}

function isFlight({ tag, text }: PageElement): boolean {
  return tag === 'script' && /^(self\.__next_f|\(self\.__next_f)/.test(text);
}

function chunkOf(code: string): string {
  const push = /\.push\((\[.*\])\)\s*$/s.exec(code)?.[1];
  const [kind, chunk] = JSON.parse(push ?? '[]') as [number, string?];
  if (kind === 0) return '';
  if (kind !== 1 || chunk === undefined) {
    throw new Error(`Unknown hydration data (${code.slice(0, 60)}): has Next changed its export?`);
  }
  return chunk;
}

/** Rows look like `2a:T3fff,<0x3fff bytes of text>`; those that hold a style sheet become empty. */
function emptyStyleRows(data: Buffer): string {
  const row = /(^|\n|(?<=[^\w]))([0-9a-f]+):T([0-9a-f]+),(?=@layer|@font-face)/g;
  const text = data.toString('latin1');
  let result = '';
  let position = 0;
  for (const match of text.matchAll(row)) {
    const [whole, before = '', id, length = '0'] = match;
    result += `${text.slice(position, match.index)}${before}${id}:T0,`;
    position = match.index + whole.length + Number.parseInt(length, 16);
  }
  return Buffer.from(result + text.slice(position), 'latin1').toString('utf8');
}

/** A JavaScript string that cannot end its script element. */
function literal(text: string): string {
  return JSON.stringify(text)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
