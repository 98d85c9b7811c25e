import { loadContent } from '../load/load-content';
import { contentFiles } from '../schema';
import { exportName, pageList, pageName, pages } from './pages';

const content = loadContent('e2e/fixtures/content');

test.each(pageList)(
  'the link card of $path has its heading, and none, one, four or six pictures',
  (page) => {
    const { heading, linkCardPictures, key } = page;
    expect(JSON.stringify(content[key])).toContain(JSON.stringify(heading(content[key])));
    for (const count of [1, 4, 6, 9]) {
      const services = Array.from({ length: count }, (_, at) => ({ image: `${at}.jpg` }));
      const pictures = linkCardPictures(content[key], services);
      expect(key === 'servicesPage' ? [count] : [0, 1, 4, 6]).toContain(pictures.length);
    }
  },
);

test('a page’s file and its name are those of its path', () => {
  expect(pageList.map(({ path }) => [exportName(path), pageName(path)])).toEqual(
    pageList.map(({ path }) => (path === '/' ? ['index', 'home'] : [path.slice(1), path.slice(1)])),
  );
});

test('search engines are told what each page is', () => {
  const typeOf = (path: string) => pageList.find((page) => page.path === path)?.type;
  expect(['/', '/services', '/gallery', '/contact'].map(typeOf)).toEqual([
    'WebPage',
    'CollectionPage',
    'CollectionPage',
    'ContactPage',
  ]);
});

test('the page with the feed alone allows its provider', () => {
  expect(pageList.filter(({ showsFeed }) => showsFeed).map(({ schema }) => schema)).toEqual([
    pages.gallery.schema,
  ]);
});

test('what stands in for the form has both links', () => {
  const { body } = contentFiles.contact.schema.shape.form.shape.errorSummary.shape;
  const accepts = (text: string) => body.safeParse(text).success;
  expect(accepts('{phoneLink} or {emailLink}')).toBe(true);
  expect(['{phoneLink}', '{emailLink}'].filter(accepts)).toEqual([]);
});
