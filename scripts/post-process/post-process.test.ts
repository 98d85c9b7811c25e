import { readdirSync } from 'node:fs';
import path from 'node:path';
import { feedSchema } from '../../content/schema/feeds';
import type { assumptions } from '../framework/assumptions.js';
import { filesBelow } from '../shared/files-below';
import { exampleFiles, writeExport } from '../test/example-export';
import { temporaryFolder } from '../test/temporary-folder';
import { readPage } from './page';
import { type Published, postProcess } from './post-process';

const published: Published = {
  site: { form: { id: 'abc' }, feed: { provider: 'sample' } },
  basePath: '',
};

const folder = temporaryFolder();

async function finish(files: Record<string, string>, more: Partial<Published> = {}) {
  const read = writeExport(folder, files);
  await postProcess(folder, { ...published, ...more });
  return read;
}

describe('the whole post-process', () => {
  it('has a page carry its styles and its policy and wait for scripts and data; every other byte stays', async () => {
    const read = await finish(exampleFiles('a &amp; “b”'));
    const page = read('index.html');
    const [, data = ''] = /data-needs="(.*?)"/.exec(page) ?? [];
    expect(data).toMatch(/^\/_next\/static\/data\/[0-9a-f]{16}\.txt$/);
    const known = page
      .replace(/(http-equiv="Content-Security-Policy" content)=".*?"/, '$1=""')
      .replace(/<script>.*?<\/script>/, '<script>starter</script>');
    expect(known).toBe(
      [
        '<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content=""/>',
        '<meta charSet="utf-8"/><style>p{color:red}</style>',
        '<link rel="stylesheet" href="/_next/static/css/aaaaaaaaaaaaaaaa.css" data-precedence="next" disabled=""/>',
        '<link rel="preload" as="font" href="/f.woff2"/>',
        '<script type="deferred" src="/_next/static/chunks/main-app-2222222222222222.js" async=""></script>',
        '<title>a &amp; “b”</title></head><body><p>a &amp; “b”</p><img src="/a.avif" loading="eager"/>',
        `<script type="deferred" data-needs="${data}" src="/_next/static/chunks/webpack-1111111111111111.js" id="_R_" async=""></script>`,
        '<script>starter</script></body></html>',
      ].join(''),
    );
    expect(read(data)).toBe('1:"a &amp; “b”"\n0:["$1"]\n');
  });

  it('takes from what the router fetches the hints for styles, and pictures that it would wait for', async () => {
    const read = await finish(exampleFiles());
    expect(read('gallery.txt')).toBe(
      '1:"Gallery"\n:HL["/f.woff2","font"]\n0:["img",{"loading":"lazy"}]\n',
    );
  });

  it('lets no style end its element early', async () => {
    const files = exampleFiles();
    files['_next/static/css/aaaaaaaaaaaaaaaa.css'] = 'p::after{content:"</style><script>"}';
    await expect(finish(files)).rejects.toThrow('css/aaaaaaaaaaaaaaaa.css would end');
  });

  it('lets the character set stand before a policy so long that it would come too late', async () => {
    const script = 'https://a.example/e.js';
    const image = Array.from({ length: 60 }, (_, index) => `https://cdn-${index}.example`);
    const feed = feedSchema.parse({ provider: 'custom', script, hosts: { image } });
    const read = await finish(exampleFiles(), { site: { ...published.site, feed } });
    const { elements } = readPage(read('gallery.html'));
    const [first, second] = elements.filter(({ tag }) => tag === 'meta');
    expect(first?.attributes.charset).toBe('utf-8');
    expect(second?.attributes.content).toContain('https://cdn-59.example');
  });

  it('leaves the files that are asked for and no others', async () => {
    await finish(exampleFiles());
    const files = filesBelow(folder).filter((file) => !file.startsWith('_next/static/data/'));
    expect(files).toEqual([
      '404.html',
      '_headers',
      '_next/static/chunks/7.7777777777777777.js',
      '_next/static/chunks/main-app-2222222222222222.js',
      '_next/static/chunks/webpack-1111111111111111.js',
      '_next/static/css/aaaaaaaaaaaaaaaa.css',
      'gallery.html',
      'gallery.txt',
      'index.html',
      'index.txt',
      'licenses.txt',
    ]);
    // Nor empty folders.
    expect(readdirSync(path.join(folder, '_next')).sort()).toEqual(['static']);
  });

  it.each(['$$', '$&', '$`', "$'", '$1', '$<name>', '$0'])(
    'takes %s in texts, styles and addresses for what it is',
    async (sign) => {
      const files = exampleFiles(`before ${sign.replace('<', () => '&lt;')} after`);
      const sheet = Object.keys(files).find((file) => file.endsWith('.css')) ?? '';
      files[sheet] = `p::after{content:"${sign}"}`;
      const service = `https://a.example/${sign}`;
      const read = await finish(files, {
        site: { ...published.site, form: { id: 'abc', service } },
        basePath: '',
      });
      const { elements } = readPage(read('index.html'));
      const textOf = (tag: string) => elements.filter((element) => element.tag === tag);
      expect(textOf('p').map(({ text }) => text)).toEqual([`before ${sign} after`]);
      expect(textOf('style').map(({ text }) => text)).toEqual([files[sheet]]);
      const policy = elements.find(({ attributes }) => attributes['http-equiv'])?.attributes
        .content;
      const { pathname } = new URL(`${service}/f/abc`);
      expect(policy).toContain(`form-action https://a.example${pathname};`);
      expect(read('index.html').match(/<head>/g)).toHaveLength(1);
    },
  );

  it('builds with ; and , in the form service’s address', async () => {
    const files = exampleFiles();
    const service = 'https://a.example/b;c,d';
    files['index.html'] =
      files['index.html']?.replace('</p>', `</p><form action="${service}/f/abc"></form>`) ?? '';
    const read = await finish(files, {
      site: { ...published.site, form: { id: 'abc', service } },
      basePath: '',
    });
    expect(read('index.html')).toContain('form-action https://a.example/b%3Bc%2Cd/f/abc;');
  });

  it('says which page holds what its policy would stop', async () => {
    const files = exampleFiles('<i style=color:red>');
    await expect(finish(files)).rejects.toThrow(/would break index\.html:\n {2}- <i> has a style/);
  });
});

/** What a new version of the framework might write instead: the entry that must name it, and how. */
const changes: [entry: keyof typeof assumptions, how: string, from: RegExp | string, to: string][] =
  [
    ['dataStart', 'missing', '<script>(self.__next_f=self.__next_f||[]).push([0])</script>', ''],
    [
      'dataStart',
      'doubled',
      '<script>(self',
      '<script>self.__next_f.push([0])</script><script>(self',
    ],
    ['dataStart', 'in other words', 'self.__next_f||[]', 'self.__next_f??[]'],
    ['dataStart', 'renamed, with all data', /__next_f/g, '__next_d'],
    ['dataRows', 'missing', /<script>self\.__next_f.*?<\/script>/g, ''],
    ['dataRows', 'in other quotes', /\[1,"(.*?)"\]\)/g, "[1,'$1'])"],
    ['dataRows', 'of another kind', '.push([1,', '.push([3,'],
    ['dataRows', 'partly renamed', 'self.__next_f.push([1', 'self.__next_f.write([1'],
    ['startScript', 'renamed', 'id="_R_"', 'id="_S_"'],
    ['startScript', 'missing', ' id="_R_"', ''],
    ['startScript', 'doubled', ' async=""></script><title>', ' id="_R_" async=""></script><title>'],
    ['asyncScripts', 'missing at one', 'id="_R_" async=""', 'id="_R_"'],
    ['asyncScripts', 'renamed', / async=""/g, ' defer=""'],
    ['scriptPreloads', 'renamed', 'rel="preload" as="script"', 'rel="modulepreload"'],
    ['oldScripts', 'missing', /<script[^>]*noModule.*?<\/script>/, ''],
    ['sheets', 'renamed', 'data-precedence', 'data-order'],
    ['sheets', 'missing', /<link rel="stylesheet".*?>/, ''],
    ['hintRows', 'missing', /:HL.*\n/g, ''],
    ['hintRows', 'renamed', /:HL\[/g, ':HP['],
    ['hintRows', 'in other quotes', /:HL\["(.*?)","style"\]/g, ":HL['$1','style']"],
    ['hintRows', 'partly in another form', /0:\["img/g, ':HS["/b.css","style"]\n0:["img'],
    ['eagerPictures', 'missing', /"loading":"eager"/g, '"decoding":"sync"'],
    ['eagerPictures', 'with a space', /"loading":"eager"/g, '"loading": "eager"'],
    ['eagerPictures', 'doubled', /"loading":"eager"/g, '"loading":"eager","x":{"loading":"eager"}'],
    ['charset', 'missing', '<meta charSet="utf-8"/>', ''],
    ['charset', 'doubled', '<title>', '<meta charset="utf-8"><title>'],
    [
      'charset',
      'not first',
      '<meta charSet="utf-8"/>',
      '<base-line></base-line><meta charSet="utf-8"/>',
    ],
    ['notFoundTwin', 'another page', 'Not found</p>', 'Not there</p>'],
    ['fullData', 'asked for by a script', 'read(', 'ask("/_full");read('],
    ['dataReader', 'renamed', 'read(self.__next_f)', 'read(self.__next_d)'],
    ['dataReader', 'doubled', 'load({', 'read(self.__next_f);load({'],
    ['compileHint', 'behind other lines', /^\/\/# all/, '"use strict";\n//# all'],
  ];

/** Pages, their data and scripts each hold their own: a change reaches the files in which it can stand. */
function changed(entry: string, from: RegExp | string, to: string) {
  const files = exampleFiles();
  for (const [file, text] of Object.entries(files)) {
    const isTwin = entry === 'notFoundTwin' && file !== '_not-found.html';
    const isReader = entry.startsWith('data') && entry !== 'dataReader' && file.endsWith('.js');
    if (!isTwin && !isReader) files[file] = text.replace(from, to);
  }
  return files;
}

describe('a framework that has changed stops the build, and the sentence names what', () => {
  it.each(changes)('%s %s', async (entry, _, from, to) => {
    const sentence = new RegExp(`has "${entry}" .*docs/upgrading\\.md`);
    await expect(finish(changed(entry, from, to))).rejects.toThrow(sentence);
  });

  it.each([
    ['notFoundTwin', '_not-found.html', undefined],
    ['fullData', '__next._full.txt', undefined],
    ['hintRows', 'index.txt', 'data/index.rsc'],
    ['hashedNames', '_next/static/chunks/7.7777777777777777.js', '_next/static/chunks/7.seven.js'],
    ['hashedNames', '_next/static/css/aaaaaaaaaaaaaaaa.css', '_next/static/css/site.css'],
  ])('%s: %s is elsewhere', async (entry, from, to) => {
    const { [from]: text = '', ...files } = exampleFiles();
    if (to) files[to] = text;
    // Where a page names the file, it names the new one.
    for (const [file, other] of Object.entries(files)) {
      if (to) files[file] = other.replaceAll(from, to);
    }
    await expect(finish(files)).rejects.toThrow(`has "${entry}" `);
  });

  it('deletes nothing that another file names in part', async () => {
    const { '_next/static/chunks/7.7777777777777777.js': text = '', ...files } = exampleFiles();
    files['_next/static/chunks/5d3a8352-7777777777777777.js'] = text;
    const webpack = '_next/static/chunks/webpack-1111111111111111.js';
    files[webpack] = files[webpack]?.replace(/\{.*/, '"5d3a8352"') ?? '';
    await expect(finish(files)).rejects.toThrow(/5d3a8352-.* would be deleted .* names it/);
  });
});
