import { renderToStaticMarkup } from 'react-dom/server';
import { breakpoint } from '@/components/styles/breakpoints';
import { content } from '@/model/content';
import { mediaPicture } from './media';
import { Picture } from './picture';

const { picture } = content.contact;
const { tall } = content.home.hero;
const render = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture kind="landscape" file={picture} sizes="42vw" {...props} />);

test('a picture has its colour until it has loaded, and its focus where the browser crops it', () => {
  const [, rules] = render().match(/\[data-picture="landscape\/[^{]*"\]\{([^}]*)\}/) ?? [];
  expect(rules).toMatch(/^background-color:#[\da-f]{6};object-position:\d+% \d+%$/);
});

test('only a picture with priority is fetched before the others', () => {
  expect(render()).toContain('loading="lazy"');
  expect(render()).not.toContain('fetchPriority');
  expect(render({ priority: true })).toMatch(/loading="eager" fetchPriority="high"/);
});

test('the browser knows shape and files of a picture before it is fetched', () => {
  const html = render();
  expect(html).toMatch(/ srcSet="\S+ \d+w, \S+ \d+w/);
  expect(html).toMatch(/ width="\d{3,}" height="\d{3,}"/);
  expect(html).toContain('sizes="42vw"');
});

test('another picture takes its place on some screens, with its own colour and focus', () => {
  const html = render({ alternative: { on: 'tablet', kind: 'tall', file: tall } });
  const [source = ''] = html.match(/<source[^>]*>/) ?? [];
  expect(source).toContain(`media="${breakpoint('tablet').replace('<', '&lt;')}"`);
  expect(source).toMatch(/srcSet="[^"]*tall[^"]*" sizes="100vw"/);
  const own = mediaPicture('tall', tall);
  expect(html).toContain(
    `@media ${breakpoint('tablet')}{[data-picture="landscape/${picture}"]{background-color:${own.colour};object-position:${own.focus}}}`,
  );
});

test('a decorative picture has no text, another the owner’s', () => {
  expect(render({ decorative: true })).toContain(' alt=""');
  const alt = content.pictures.find(({ file }) => file === picture)?.alt ?? '';
  expect(alt).toMatch(/.{10}/);
  expect(render()).toContain(` alt="${alt}"`);
});
