import { everyPage } from './helpers/fixture-site';
import { expect, test } from './helpers/test';

/** What a visitor waits or pays for without seeing it. */
async function findWaste() {
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  const found: string[] = [];
  const first = pictures.filter((picture) => picture.getBoundingClientRect().top < innerHeight);
  if (first.length > 0 && !first.some(({ fetchPriority }) => fetchPriority === 'high'))
    found.push('none of the first view comes first');
  for (const picture of pictures) {
    const isBelow = picture.getBoundingClientRect().top > innerHeight;
    if (isBelow && picture.loading !== 'lazy') found.push(`${picture.src} comes too early`);
    picture.loading = 'eager';
  }
  await Promise.all(pictures.map((picture) => picture.decode()));
  for (const picture of pictures) {
    const { src, naturalWidth, naturalHeight, clientWidth, clientHeight } = picture;
    const stretch = (clientWidth * naturalHeight) / (clientHeight * naturalWidth);
    const isStretched = Math.abs(stretch - 1) > 0.02;
    if (isStretched && getComputedStyle(picture).objectFit !== 'cover')
      found.push(`${src} is stretched`);
    // With `sizes` the natural width is what the browser was told.
    const shown = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
    const ratio = naturalWidth / shown;
    if (ratio < 0.8 || ratio > 1.4) found.push(`${src} is told to be ${ratio} times as wide`);
  }
  return found;
}

test('no picture comes too early, is stretched, or is larger or smaller than it is shown', {
  tag: '@both',
}, async ({ page }) => {
  for (const { path } of everyPage) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await page.evaluate(findWaste), path).toEqual([]);
  }
});
