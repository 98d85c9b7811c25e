import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { canonical, content, exportedPages, fileAt, linksOf, routes, siteUrl } from './exported';

test('the sitemap lists exactly the four pages and no dates', () => {
  const xml = readFileSync('out/sitemap.xml', 'utf8');
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(routes.map(canonical));
  expect(xml).not.toMatch(/lastmod|changefreq|priority/);
});

test('robots.txt lets everyone in and names the sitemap', () => {
  const lines = readFileSync('out/robots.txt', 'utf8').split('\n').filter(Boolean);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${siteUrl}/sitemap.xml`]);
});

test('on every page the order of the layers comes before their rules, which else take another', () => {
  for (const address of exportedPages) {
    const html = readFileSync(fileAt(address) ?? '', 'utf8');
    expect(html.match(/<style>@layer [\w, ]+[;{]/)?.[0], address).toMatch(/, \w+;$/);
  }
});

async function imageAt(href: string | undefined) {
  const file = fileAt(href ?? '');
  expect(file, href).toBeDefined();
  return sharp(file);
}

test('the manifest is complete and its icons have the sizes that it says', async () => {
  for (const address of exportedPages) {
    expect(linksOf(address, 'manifest').map(({ href }) => href)).toEqual(['/manifest.webmanifest']);
  }
  const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({
    name: content.site.name,
    short_name: content.site.shortName,
    start_url: '/',
    scope: '/',
  });
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const { width, height } = await (await imageAt(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

test('every page names its icons: of 32 and of 192 pixels, and of 180 opaque ones for Apple', async () => {
  for (const address of exportedPages) {
    const icons = linksOf(address, 'icon').map(async ({ href }) =>
      (await imageAt(href)).metadata(),
    );
    expect((await Promise.all(icons)).map(({ width, height }) => [width, height])).toEqual([
      [32, 32],
      [192, 192],
    ]);
    const [apple] = linksOf(address, 'apple-touch-icon');
    const picture = await imageAt(apple?.href);
    expect(await picture.metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  }
});

test('the mark of the maskable icon lies inside the circle that Android may cut out', async () => {
  const file = readdirSync('out/media').find((name) => name.startsWith('icon-maskable-512'));
  const { data, info } = await sharp(`out/media/${file}`)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, info.channels);
  let farthest = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const start = (y * info.width + x) * info.channels;
      if (data.subarray(start, start + info.channels).equals(ground)) continue;
      farthest = Math.max(farthest, Math.hypot(x - 255.5, y - 255.5));
    }
  }
  expect(farthest).toBeGreaterThan(120);
  expect(farthest).toBeLessThan(0.4 * 512);
});

test('favicon.ico holds a picture of 32 pixels', async () => {
  const bytes = readFileSync('out/favicon.ico');
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const picture = bytes.subarray(bytes.readUInt32LE(18));
  expect(picture).toHaveLength(bytes.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test('licenses.txt names what the browsers are given, and nothing else', () => {
  const list = readFileSync('out/licenses.txt', 'utf8');
  const font = readdirSync('out/media').find((name) => name.endsWith('.woff2'));
  const typeface = font?.split('.')[0] ?? 'no typeface';
  for (const name of ['react-dom', 'next', 'framer-motion', '@formspree/react', typeface])
    expect(list).toContain(name);
  expect(list).toContain('SIL OPEN FONT LICENSE');
  for (const name of ['sharp', 'zod', 'playwright']) expect(list).not.toContain(name);
});
