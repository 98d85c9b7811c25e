import type { Page } from './test';

/** Animations stand still until the test moves them. @returns a function that lets them run. */
export async function stopAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  const setRate = (playbackRate: number) =>
    session.send('Animation.setPlaybackRate', { playbackRate });
  await setRate(0);
  return () => setRate(1);
}
