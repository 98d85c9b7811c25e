import { renderToStaticMarkup } from 'react-dom/server';
import { Brand } from '@/components/layout/brand';
import { media } from '@/components/shared/media';
import { Loader } from './loader';

/** A drawing as scripts/media writes it: its ids begin with `logo__`. */
const logo =
  '<svg><linearGradient id="logo__a"/><path fill="url(#logo__a)"/><use href="#logo__a"/></svg>';

test('the logo of the loader shares no id with that of the header, which needs its own gradient', () => {
  jest.replaceProperty(media, 'logo', logo);
  const ids = (html: string) => html.match(/(?<=id="|#)\w+__\w+/g);
  expect(ids(renderToStaticMarkup(<Brand />))).toEqual(['logo__a', 'logo__a', 'logo__a']);
  const [id, ...used] = ids(renderToStaticMarkup(<Loader />)) ?? [];
  expect(id).not.toBe('logo__a');
  expect(used).toEqual([id, id]);
});
