import type { Page } from '@playwright/test';

interface CrossFades {
  parts: string[];
  held: Animation[];
}

/**
 * Notes what moves in each cross-fade from here on, as the pseudo-element's name and its duration in ms.
 * @param holds Stops each fade just past its end, where what it shows is not taken away yet, until `release`.
 */
export async function watchCrossFades(page: Page, { holds = false } = {}) {
  await page.evaluate((holds) => {
    const fades: CrossFades = { parts: [], held: [] };
    Object.assign(window, { fades });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = begin(options);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          if (animation.timeline !== document.timeline) continue;
          const effect = animation.effect as KeyframeEffect;
          fades.parts.push(`${effect.pseudoElement} ${effect.getComputedTiming().duration}`);
          if (!holds) continue;
          animation.pause();
          animation.currentTime = 10_000;
          fades.held.push(animation);
        }
      });
      return transition;
    };
  }, holds);
  const fades = () => page.evaluateHandle(() => (window as unknown as { fades: CrossFades }).fades);
  return {
    parts: async () => (await fades()).evaluate(({ parts }) => parts),
    release: async () =>
      (await fades()).evaluate(({ held }) => {
        for (const animation of held) animation.finish();
      }),
  };
}
