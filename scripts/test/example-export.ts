import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const chunks = '_next/static/chunks';
const hash = (digit: string) => digit.repeat(16);

const styleHint = `:HL["/_next/static/css/${hash('a')}.css","style"]\n`;

/** A page as Next writes it, with these words on it. */
const page = (words: string) =>
  [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    `<link rel="stylesheet" href="/_next/static/css/${hash('a')}.css" data-precedence="next"/>`,
    `<link rel="preload" as="script" fetchPriority="low" href="/${chunks}/webpack-${hash('1')}.js"/>`,
    `<link rel="preload" as="style" href="/_next/static/css/${hash('a')}.css"/>`,
    '<link rel="preload" as="font" href="/f.woff2"/>',
    `<script src="/${chunks}/main-app-${hash('2')}.js" async=""></script>`,
    `<title>${words}</title>`,
    `<script src="/${chunks}/polyfills-${hash('3')}.js" noModule=""></script></head>`,
    `<body><p>${words}</p><img src="/a.avif" loading="eager"/>`,
    `<script src="/${chunks}/webpack-${hash('1')}.js" id="_R_" async=""></script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push(${JSON.stringify([1, `1:"${words}"\n${styleHint}`])})</script>`,
    '<script>self.__next_f.push([1,"0:[\\"$1\\"]\\n"])</script></body></html>',
  ].join('');

const data = (words: string) =>
  `1:"${words}"\n:HL["/f.woff2","font"]\n${styleHint}0:["img",{"loading":"eager"}]\n`;

/** What Next leaves for a site of two pages, with what post-process reads and nothing more. */
export function exampleFiles(words = 'Words'): Record<string, string> {
  return {
    '404.html': page('Not found'),
    '_not-found.html': page('Not found'),
    '_not-found/__next._full.txt': data('Not found'),
    '__next._full.txt': data(words),
    'gallery.html': page('Gallery'),
    'gallery.txt': data('Gallery'),
    'gallery/__next._full.txt': data('Gallery'),
    'index.html': page(words),
    'index.txt': data(words),
    '_next/static/licenses.txt': 'Licences',
    '_next/build-id/_buildManifest.js': 'self.__BUILD_MANIFEST={}',
    [`_next/static/css/${hash('a')}.css`]: 'p{color:red}',
    [`${chunks}/webpack-${hash('1')}.js`]: `//# allFunctionsCalledOnLoad\nload({7:"${hash('7')}"}[7])`,
    [`${chunks}/main-app-${hash('2')}.js`]: '//# allFunctionsCalledOnLoad\nread(self.__next_f)',
    [`${chunks}/polyfills-${hash('3')}.js`]: '//# allFunctionsCalledOnLoad\n',
    [`${chunks}/7.${hash('7')}.js`]: '//# allFunctionsCalledOnLoad\n',
    [`${chunks}/orphan-${hash('8')}.js`]: `load("${hash('9')}")`,
    [`${chunks}/orphans-own-${hash('9')}.js`]: '',
  };
}

/** @returns what reads them again. */
export function writeExport(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return (file: string) => readFileSync(path.join(folder, file), 'utf8');
}
