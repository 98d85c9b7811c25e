import { copyContent } from '../../scripts/test/content-copy';
import { writeSmallContent } from '../../scripts/test/small-content';
import { loadContent } from './load-content';

const content = copyContent();
const files = writeSmallContent(content);

const codes = {
  elfsight: '<div class="elfsight-app-a1b2-c3" data-elfsight-app-lazy></div>',
  behold: '<behold-widget feed-id="a1b2-c3"></behold-widget>',
  lightwidget: '<iframe src="https://lightwidget.com/widgets/a1b2-c3.html" class="x"></iframe>',
  snapwidget: '<iframe src="https://snapwidget.com/embed/a1b2-c3" class="x"></iframe>',
  curator: '<script src="https://cdn.curator.io/published/a1b2-c3.js"></script>',
  embedsocial: '<div class="embedsocial-hashtag" data-ref="a1b2-c3"></div>',
  juicer: '<ul class="juicer-feed" data-feed-id="a1b2-c3"></ul>',
  taggbox: '<div class="taggbox" data-widget-id="a1b2-c3"></div>',
};

describe.each(Object.entries(codes))('the whole code of %s', (provider, code) => {
  const feed = (id: string) =>
    files['site.yaml'].replace('elfsight', provider).replace('a1b2-c3', () => id);

  test.each([
    ['bare', code],
    ['in single quotes', `'${code}'`],
  ])('%s is understood', (_, id) => {
    content.write('site.yaml', feed(id));
    expect(loadContent(content.folder).site.feed).toMatchObject({ provider, id: 'a1b2-c3' });
  });

  test.each([
    ['in double quotes', `"${code}"`],
    ['in several lines', `<script src="https://example.com/x.js"></script>\n${code}`],
    ['with styles', code.replace(' ', ' style="width: 100%" ')],
  ])('%s is answered with its id', (_, id) => {
    content.write('site.yaml', feed(id));
    expect(content.issues()).toEqual([
      expect.stringContaining(`“provider: ${provider}” and “id: a1b2-c3”`),
    ]);
  });
});
