import { head, transformSample } from './fixtures';

/** Transforms a page and returns its HTML. */
async function transformSamplePage(
  options: Parameters<typeof transformSample>[0],
): Promise<string> {
  return (await transformSample(options)).read('services.html');
}

describe('the scripts of a page', () => {
  it('are the site’s own scripts and data, without Next’s', async () => {
    const html = await transformSamplePage({
      head:
        `${head}<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>` +
        '<link rel="preconnect" href="/" crossorigin=""/>',
      body:
        '<main>Words</main><script>self.__next_f.push([1])</script><script id="_R_">r()</script>' +
        '<script src="/_next/static/chunks/a.js" async=""></script><script>$RC("a")</script>' +
        '<script type="application/ld+json">{}</script>',
    });
    expect(html).not.toMatch(/__next|\$RC|r\(\)|a\.js|preconnect/);
    expect(html).toContain('<script type="application/ld+json">{}</script>');
    const [, own = ''] = /<\/title>(.*)<style>/.exec(html) ?? [];
    expect(own.replace(/-[A-Z\d]{8}/g, '')).toBe(
      '<script>(()=>{document.documentElement.dataset.loaded="";})();</script>' +
        '<script type="module" src="/_next/static/islands.js" fetchpriority="low"></script>' +
        '<link rel="modulepreload" href="/_next/static/chunk.js" fetchpriority="low">',
    );
  });

  it.each([
    '<script>count()</script>',
    '<svg><script>count()</script></svg>',
    '<script src="https://count.example/a.js"></script>',
    '<script type="module" src="/count.js"></script>',
  ])('O9 stop the build if they are not declared: %s', async (body) => {
    await expect(transformSamplePage({ body })).rejects.toThrow(
      /found the script \S*count\S*, which is not declared\. Declare a third-party script under scripts in content\/site\.yaml, and make own code an island/,
    );
  });

  it.each(['<template id="B:0"></template>', '<div hidden="" id="S:0"></div>'])(
    'would be needed for a suspended or large Suspense boundary, which stops the build: %s',
    async (body) => {
      await expect(transformSamplePage({ body })).rejects.toThrow('found a Suspense boundary');
    },
  );
});

describe('the styles of a page', () => {
  it('are in the HTML, after the metadata', async () => {
    const html = await transformSamplePage({});
    expect(html).toMatch(/<title>T<\/title>.*<style>p{color:red}b{top:0}<\/style><\/head>/);
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('are the same bytes, no matter in which order React wrote them', async () => {
    const rules = ['@layer generated{a{top:0}}', '@layer generated{i{top:0}}'];
    const inOrder = (order: string[]) =>
      transformSamplePage({ head: head.replace('b{top:0}', order.join('')) });
    expect(await inOrder(rules)).toBe(await inOrder(rules.toReversed()));
  });

  it('have the right addresses of their files, and no source map', async () => {
    const css =
      'i{background:url(../media/font.1a.woff2)}b{background:url("./b.avif")}' +
      'u{background:url(/a.avif)}/*# sourceMappingURL=a.css.map */';
    const html = await transformSamplePage({
      basePath: '/sub',
      head:
        '<meta charSet="utf-8"/><link rel="preload" as="style" href="/sub/_next/static/chunks/a.css?v=1"/>' +
        '<link rel="stylesheet" href="/sub/_next/static/chunks/a.css?v=1"/>',
      files: { '_next/static/chunks/a.css': css },
    });
    expect(html).toContain('i{background:url(/sub/_next/static/media/font.1a.woff2)}');
    expect(html).toContain('b{background:url("/sub/_next/static/chunks/b.avif")}');
    expect(html).toContain('u{background:url(/a.avif)}');
    expect(html).not.toMatch(/sourceMappingURL|as="style"/);
  });

  it.each([
    ['end its element', head.replace('b{top:0}', 'b{top:0}</'), 'end its style element'],
    ['be missing', '<meta charSet="utf-8"/><title>T</title>', 'found no style sheet'],
  ])('stop the build if they would %s', async (_, wrong, message) => {
    await expect(transformSamplePage({ head: wrong })).rejects.toThrow(message);
  });
});

describe('the policy of a page', () => {
  it('comes first in the head', async () => {
    expect(await transformSamplePage({})).toMatch(
      /<head><meta http-equiv="Content-Security-Policy" content="default-src/,
    );
  });

  it('leaves the character set where browsers look for it, even if the policy is long', async () => {
    const hosts = Array.from({ length: 60 }, (_, index) => `https://host-${index}.example`);
    const html = await transformSamplePage({ site: { sourcesFor: () => [{ image: hosts }] } });
    expect(html.slice(0, 1024)).toContain('<meta charset="utf-8">');
  });

  it('stops the build if the character set does not come first', async () => {
    await expect(transformSamplePage({ head: `<title>T</title>${head}` })).rejects.toThrow(
      'found no character set',
    );
  });
});
