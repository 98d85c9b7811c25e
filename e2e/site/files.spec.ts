import sharp from 'sharp';
import { absoluteUrl, basePath } from '../../content';
import { type Path, paths } from '../../content/schema';
import { exportFolder } from '../../scripts/shared/files';
import { test } from './gate';
import { rebuildAdvice } from './messages';
import { exportedPage, relative, site, siteFile, sourceOf, testedPages } from './tested-site';

/* What search engines, link previews and links find in the files. */

const home = absoluteUrl('/');

for (const path of paths) {
  test(`${path} has what search engines and link previews read`, async ({ gate }) => {
    const { elements } = exportedPage(path);
    const meta = (name: string) =>
      elements.find(({ attributes }) => [attributes.property, attributes.name].includes(name))
        ?.attributes.content ?? '';
    const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical')?.attributes
      .href;
    if (canonical?.replace(/\/$/, '') !== absoluteUrl(path).replace(/\/$/, ''))
      gate.report(
        `${path} tells search engines that its address is ${canonical ?? 'nowhere'}, not ${absoluteUrl(path)} (${siteFile}, url). Run npm run build again.`,
      );
    const picture = meta('og:image');
    await gate.expects(async () => {
      if (!picture.startsWith(home)) throw new Error(picture);
      const file = `${exportFolder}/${decodeURI(new URL(picture).pathname.slice(basePath.length))}`;
      const { width, height } = await sharp(file).metadata();
      if (`${width} ${height}` !== `${meta('og:image:width')} ${meta('og:image:height')}`)
        throw new Error(`${width} × ${height}`);
    }, `${path}: the picture of link previews (${picture}) is missing, at another address than url in ${siteFile}, or of another size than the page says. Run npm run build again.`);
    const data = elements.filter(({ attributes }) => attributes.type === 'application/ld+json');
    await gate.expects(async () => {
      const [graph] = data.map(({ text }) => JSON.parse(text)['@graph']);
      const business = graph.find((each: object) => 'telephone' in each);
      if (business.name !== site.name || !business.url.startsWith(home.replace(/\/$/, '')))
        throw new Error(JSON.stringify(business));
    }, `${path}: the data for search engines (JSON-LD) do not name ${site.name} at ${home}. ${rebuildAdvice}`);
  });
}

test('every link leads somewhere', async ({ gate, request }) => {
  const idsOf = new Map<string, string[]>();
  for (const { path } of testedPages) {
    const { elements } = exportedPage(path);
    const here = absoluteUrl(path as Path);
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    for (const { tag, attributes, outer } of elements) {
      const { href } = attributes;
      if (tag !== 'a' || href === undefined) continue;
      const html = exportedPage(path).html.slice(outer.start, outer.start + outer.length);
      const text = html
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      const link = `${path}: the link “${text}”${sourceOf(text) ? ` (${sourceOf(text)})` : ''}`;
      if (/^(tel|mailto):/.test(href)) continue;
      if (href.startsWith('#')) {
        if (!ids.includes(href.slice(1)))
          gate.report(`${link} leads to ${href}, which is not on the page. ${rebuildAdvice}`);
        continue;
      }
      if (!URL.canParse(href, here)) {
        gate.report(`${link} leads to ${href}, which is no address.`);
        continue;
      }
      const target = new URL(href, here);
      // What is on other sites is their owners'.
      if (/^https?:/.test(href) && !href.startsWith(home)) continue;
      const file = target.pathname;
      if (!`${file}/`.startsWith(`${basePath}/`)) {
        gate.report(
          `${link} leads to ${file}, outside the site, which is below ${basePath} (${siteFile}, url). ${rebuildAdvice}`,
        );
        continue;
      }
      if (!idsOf.has(file)) {
        const response = await request.get(relative(file.slice(basePath.length) || '/'));
        const found = [...(await response.text()).matchAll(/ id="([^"]*)"/g)];
        idsOf.set(file, response.status() === 200 ? ['', ...found.map(([, id = '']) => id)] : []);
      }
      if (!idsOf.get(file)?.includes(target.hash.slice(1)))
        gate.report(
          `${link} leads to ${file}${target.hash}, which does not exist. ${rebuildAdvice}`,
        );
    }
  }
});
