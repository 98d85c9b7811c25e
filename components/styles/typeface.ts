import localFont from 'next/font/local';

/**
 * @public
 * Familjen Grotesk, a subset of Latin-1 and punctuation, and a second subset of Latin Extended-A, which browsers
 * fetch only for such letters. `font-display: swap`: the fallbacks of typeface.css are as wide and as high, so a late file
 * moves nothing. It is not preloaded: Chromium would hold the first frame for up to 50 ms. scripts/media/make-typeface.js
 * makes the files.
 */
export const typeface = localFont({
  src: './fonts/familjen-grotesk.woff2',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Familjen Grotesk' }],
});

/** @public */
export const typefaceExt = localFont({
  src: './fonts/familjen-grotesk-ext.woff2',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Familjen Grotesk' },
    { prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-017F' },
  ],
});
