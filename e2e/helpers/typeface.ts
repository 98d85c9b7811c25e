import type { Page } from './test';

/** Uses the typeface also when it comes too late for `font-display: optional`. Widths and heights of texts depend on it. */
export const applyTypeface = (page: Page) =>
  page.evaluate(async () => {
    const [face] = document.fonts;
    const { href } = document.querySelector<HTMLLinkElement>('link[as=font]') ?? {};
    if (!face || !href) throw new Error('The page has no typeface.');
    const late = new FontFace(face.family, `url(${href})`, { weight: face.weight });
    document.fonts.add(await late.load());
  });
