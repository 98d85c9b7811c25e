import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumArguments, findFullBrowser } from '../shared/browser';
import { skipLoader } from './sites';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** With an emulated touch screen the browser lays out a page of the back/forward cache again, which phones do not. */
const withoutEmulation = { viewport: null };
const settleMs = 2000;

/**
 * Runs in every document. `event` is the longest event since a touch; `frame` the time from leaving a page until
 * the first frame with another heading. timeOrigin makes times of two documents comparable.
 */
const observer = `
  ${skipLoader}
  const heading = () => document.querySelector('h1')?.textContent;
  window.leave = (time) => {
    sessionStorage.from = JSON.stringify({ heading: heading(), time: performance.timeOrigin + time });
    sessionStorage.event = 16;
    delete sessionStorage.frame;
  };
  addEventListener('touchstart', ({ timeStamp }) => leave(timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      sessionStorage.event = Math.max(sessionStorage.event, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  requestAnimationFrame(function watch(now) {
    const { heading: old, time } = JSON.parse(sessionStorage.from ?? '{}');
    if (old && heading() && heading() !== old && !sessionStorage.frame)
      requestAnimationFrame((next) => {
        sessionStorage.frame ??= performance.timeOrigin + next - time;
      });
    requestAnimationFrame(watch);
  });
`;

/** In the menu and the form the touch also loads a script. */
export const interactions = [
  { name: 'menu', path: '/services', touch: 'header button[popovertarget]', result: 'event' },
  { name: 'field', path: '/contact', touch: 'form textarea', result: 'event' },
  { name: 'link', path: '/', touch: 'main a[href$="/services"]', result: 'frame' },
  { name: 'Back', path: '/', touch: 'main a[href$="/services"]', result: 'frame' },
];

/** @param rate CPU throttling. @returns ms from the interaction to its result. */
export async function measureInteraction(
  origin: string,
  interaction: (typeof interactions)[number],
  rate: number,
) {
  const browser = await chromium.launch({
    executablePath: findFullBrowser(),
    args: chromiumArguments,
    // Visitors have this cache, which answers Back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const isBack = interaction.name === 'Back';
    const page = await browser.newPage(isBack ? withoutEmulation : phone);
    await page.addInitScript(observer);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(origin + interaction.path);
    await delay(settleMs);
    const point = await page
      .locator(interaction.touch)
      .first()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
    if (isBack) await page.mouse.click(point.x, point.y);
    else {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      // A finger rests so long.
      await delay(80);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await delay(settleMs);
    if (isBack) await page.evaluate('leave(performance.now()); history.back()');
    await delay(settleMs);
    return Number(await page.evaluate(`sessionStorage.${interaction.result}`));
  } finally {
    await browser.close();
  }
}
