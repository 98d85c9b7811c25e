import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/model/content';
import { Picture } from './picture';

const { picture } = content.contact;
const render = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture kind="landscape" file={picture} sizes="42vw" {...props} />);

test('a picture has its average colour until it has loaded, and its focus where the browser crops it', () => {
  const [, rules] = render().match(/\[data-picture="landscape\/[^{]*"\]\{([^}]*)\}/) ?? [];
  expect(rules).toMatch(/^background-color:#[\da-f]{6};object-position:\d+% \d+%$/);
});
