import { renderToStaticMarkup } from 'react-dom/server';
import { media } from '@/components/shared/media';
import { content } from '@/content';
import { HomeCallToAction } from './home-call-to-action';

test('the shade behind the words is the one that the picture needs there, not at its top', () => {
  const use = `wide/${content.home.callToAction.wide}` as const;
  Object.assign(media.pictures[use] ?? {}, { shades: [0.12, 0.72] });
  const [, shade] = renderToStaticMarkup(<HomeCallToAction />).match(/--wide-shade:([^}]*)/) ?? [];
  expect(shade).toBe('rgb(from var(--night) r g b / 0.72)');
});
