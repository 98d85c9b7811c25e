import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../shared/files-below';
import { temporaryFolder } from '../test/temporary-folder';
import { deferScripts } from './deferred-scripts';
import { inlineStyles, sheetsOf } from './inline-styles';
import { removeUnnamed } from './leftovers';
import { applyEdits, readPage } from './page';
import { pageData } from './page-data';
import { idleStyles, lightenPrefetches } from './prefetch-data';

const folder = temporaryFolder();

function write(file: string, text: string) {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

const html = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

describe('editing a page', () => {
  it('changes what an edit names and not one byte more', () => {
    const source = html('<title>a &amp; b</title>', '<p CLASS=x>1<p>2');
    const page = readPage(source);
    expect(applyEdits(page, []).html).toBe(source);
    const title = page.elements.find(({ tag }) => tag === 'title');
    const edits = title ? [{ ...title.outer, text: '<title>c</title>' }] : [];
    expect(applyEdits(page, edits).html).toBe(source.replace('a &amp; b', 'c'));
  });
});

describe('late scripts', () => {
  const late = (source: string) => {
    const page = readPage(source);
    return applyEdits(page, deferScripts(page, 'wake()')).html;
  };

  it('makes scripts with an address inert and leaves inline ones to run', () => {
    expect(late(html('<script src="/a.js" async=""></script><script>go()</script>'))).toBe(
      html(
        '<script type="deferred" src="/a.js" async=""></script><script>go()</script>',
        '<script>wake()</script>',
      ),
    );
  });

  it('takes away what would fetch scripts early, and scripts for old browsers', () => {
    const rest = '<link rel="preload" as="font" href="/f.woff2">';
    expect(
      late(
        html(
          `<link rel="preload" as="script" href="/a.js">${rest}<script src="/old.js" nomodule=""></script>`,
        ),
      ),
    ).toBe(html(rest, '<script>wake()</script>'));
  });
});

describe('styles in the page', () => {
  const link = '<link rel="stylesheet" href="/site/_next/a.css" data-precedence="next"/>';

  it('stand where their link stood, which stays behind disabled', () => {
    write('_next/a.css', 'p{color:red}');
    const page = readPage(html(link));
    expect(sheetsOf(page)).toEqual(['/site/_next/a.css']);
    expect(applyEdits(page, inlineStyles(page, folder, '/site')).html).toBe(
      html(`<style>p{color:red}</style>${link.replace('/>', ' disabled=""/>')}`),
    );
  });

  it('are not preloaded any more', () => {
    const page = readPage(html('<link rel="preload" as="style" href="/_next/a.css"/>'));
    expect(applyEdits(page, inlineStyles(page, folder, '')).html).toBe(html(''));
  });

  it('must not end their element early', () => {
    write('_next/a.css', 'p::after{content:"</style><script>"}');
    expect(() => inlineStyles(readPage(html(link)), folder, '/site')).toThrow('/site/_next/a.css');
  });
});

describe('style hints in the data that the router prefetches', () => {
  const hint = ':HL["/_next/static/css/a.css","style"]';
  const font = ':HL["/media/f.woff2","font",{"crossOrigin":""}]';

  it('go, as does what a picture would be waited for; other hints stay', () => {
    write('index.txt', `0:1\n${hint}\n${font}\n1:{"loading":"eager"}\n`);
    write('page/__next._index.txt', `${hint}\n`);
    write('index.html', `${hint}\n`);
    lightenPrefetches(folder);
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    expect(read('index.txt')).toBe(`0:1\n${font}\n1:{"loading":"lazy"}\n`);
    expect(read('page/__next._index.txt')).toBe('');
    expect(read('index.html')).toBe(`${hint}\n`);
  });

  it('become idle fetches of the other pages’ sheets', () => {
    const page = readPage(html('<link rel="stylesheet" href="/own.css">'));
    expect(applyEdits(page, idleStyles(page, ['/own.css', '/other.css'])).html).toBe(
      html(
        '<link rel="stylesheet" href="/own.css">',
        '<link rel="deferred" as="style" href="/other.css"/>',
      ),
    );
  });
});

describe('the page’s data', () => {
  const runtime = '<script src="/w.js" id="_R_" async=""></script>';
  const pieces = (...entries: unknown[][]) =>
    entries
      .map((entry) => `<script>self.__next_f.push(${JSON.stringify(entry)})</script>`)
      .join('');
  const moved = (body: string) => {
    const page = readPage(html('', body));
    return applyEdits(page, pageData(page, folder, '/site')).html;
  };

  it('moves into a file whose address stands at the script that needs it', () => {
    const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
    const hint = ':HL["/_next/static/css/a.css","style"]\n';
    const page = moved(`${runtime}${start}${pieces([1, `0:"é\n`], [1, `"\n${hint}1:2\n`])}`);
    const [, address = ''] = /data-needs="([^"]+)"/.exec(page) ?? [];
    expect(page).toBe(html('', runtime.replace('src=', `data-needs="${address}" src=`)));
    expect(address).toMatch(/^\/site\/_next\/static\/data\/[0-9a-f]{16}\.txt$/);
    const data = readFileSync(path.join(folder, address.slice('/site'.length)), 'utf8');
    expect(data).toBe('0:"é\n"\n1:2\n');
  });
});

describe('leftovers', () => {
  it('are scripts that no page names, directly or by their hash, and then empty folders', () => {
    write('index.html', '<script src="/_next/static/chunks/main-0123456789abcdef.js">');
    write('_next/static/chunks/main-0123456789abcdef.js', 'load({7:"aaaaaaaaaaaaaaaa"}[7])');
    write('_next/static/chunks/7.aaaaaaaaaaaaaaaa.js', '');
    write('_next/static/chunks/orphan-bbbbbbbbbbbbbbbb.js', '"cccccccccccccccc"');
    write('_next/static/chunks/child-cccccccccccccccc.js', '');
    write('_next/build-id/_manifest.js', '');
    write('media/picture.avif', '');
    removeUnnamed(folder);
    expect(filesBelow(folder)).toEqual([
      '_next/static/chunks/7.aaaaaaaaaaaaaaaa.js',
      '_next/static/chunks/main-0123456789abcdef.js',
      'index.html',
      'media/picture.avif',
    ]);
    expect(() => readFileSync(path.join(folder, '_next/build-id'))).toThrow('ENOENT');
  });
});
