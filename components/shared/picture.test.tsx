import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/content';
import { Picture } from './picture';

test('a picture has its colour until it has loaded, and its focus where the browser crops it', () => {
  const { picture } = content.contact;
  const html = renderToStaticMarkup(<Picture kind="card" file={picture} sizes="100vw" />);
  const [, rules] = html.match(/\[data-picture="card\/[^{]*"\]\{([^}]*)\}/) ?? [];
  expect(rules).toMatch(/^background-color:#[\da-f]{6};object-position:\d+% \d+%$/);
});
