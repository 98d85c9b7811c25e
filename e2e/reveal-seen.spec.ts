import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { services } from './content';
import { isStill } from './in-page';
import { openWithoutLoader, settled } from './routes';

/** One element in one frame, as it is seen: its own opacity times that of all it stands in. */
interface Seen {
  /** Milliseconds since the page began. */
  at: number;
  /** How far down the page the window is. */
  top: number;
  inView: boolean;
  opacity: number;
}

interface Recording {
  /** Each one's words, and how far down the page it ends. */
  elements: { words: string; bottom: number; wasBelow: boolean }[];
  frames: Seen[][];
}

/** Records every heading and card in each frame from now on. */
function record() {
  const shown = [
    ...document.querySelectorAll('main :is(h2:not(li *), h3:not(li *), li:has(img), figure)'),
  ].filter((element) => !element.matches('.visually-hidden'));
  const recording: Recording = {
    elements: shown.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const words = element.textContent;
      return { words, bottom: bottom + scrollY, wasBelow: top >= innerHeight };
    }),
    frames: [],
  };
  const sample = () => {
    const at = performance.now();
    const frame = shown.map((element) => {
      const place = element.getBoundingClientRect();
      let opacity = 1;
      for (let each: Element | null = element; each; each = each.parentElement) {
        opacity *= Number(getComputedStyle(each).opacity);
      }
      const inView = place.bottom > 0 && place.top < innerHeight;
      return { at, top: scrollY, inView, opacity };
    });
    recording.frames.push(frame);
    requestAnimationFrame(sample);
  };
  sample();
  Object.assign(window, { recording });
}

/** What was recorded since it was last asked. */
const recordingOf = (page: Page) =>
  page.evaluate(() => {
    const { recording } = window as unknown as { recording: Recording };
    return { ...recording, frames: recording.frames.splice(0) };
  });

/**
 * Was hidden until it came into view, and became visible there by degrees. (As it fades it also rises:
 * a short heading's first moments lie below the window again.)
 */
function fadedIn(frames: Seen[]): boolean {
  const first = frames.findIndex(({ inView }) => inView);
  const wasHidden = frames.slice(0, first + 1).some(({ opacity }) => opacity === 0);
  const seen = frames.slice(first).map(({ opacity }) => opacity);
  const byDegrees = seen.some((opacity) => opacity > 0 && opacity < 0.98);
  return first >= 0 && wasHidden && byDegrees && seen.at(-1) === 1;
}

/**
 * While it came into view or faded, the machine stood still: nobody saw the fade, or the page moved by
 * so much at once that it may have leapt.
 */
function stalled(frames: Seen[]): boolean {
  const first = frames.findIndex(({ inView }) => inView);
  const begin = frames[Math.max(0, first)]?.at ?? 0;
  return frames.some(({ at, top }, index) => {
    const before = frames[index - 1]?.at ?? at;
    if (at < begin - 300 || before > begin + 800) return false;
    const earlier = frames.find((frame) => frame.at >= at - 100)?.top ?? top;
    return at - before > 150 || Math.abs(top - earlier) > 300;
  });
}

const wentDark = (frames: Seen[]) =>
  frames.some((now, index) => {
    const before = frames[index - 1];
    return now.inView && before?.inView && now.opacity < before.opacity;
  });

const wasSeenDim = (frames: Seen[]) => frames.some(({ inView, opacity }) => inView && opacity < 1);

/** The words of those elements whose frames are like that. */
function wordsOf({ elements, frames }: Recording, isLikeThat: (frames: Seen[]) => boolean) {
  return elements
    .filter((_, index) => isLikeThat(frames.map((frame) => frame[index] as Seen)))
    .map(({ words }) => words);
}

/** Turns a real wheel; pixels, down when positive, and pixels per second. */
const wheel = (session: CDPSession, way: number, speed: number) =>
  session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 400,
    yDistance: -way,
    speed,
    gestureSourceType: 'mouse',
  });

/** Drags a real finger, again and again. */
async function drag(session: CDPSession, way: number, speed: number) {
  const reach = 500;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y: 400 + (Math.sign(way) * reach) / 2 - y }],
    });
  for (let left = Math.abs(way); left > 0; left -= reach) {
    await touch('touchStart', 0);
    for (let moved = 0, before = performance.now(); moved < reach; ) {
      const now = performance.now();
      // A finger that the machine held up goes on where it was.
      moved = Math.min(reach, moved + Math.min(40, ((now - before) / 1000) * speed));
      before = now;
      await touch('touchMove', Math.sign(way) * moved);
    }
    // It rests before it lifts: a fling is another pace.
    await new Promise((resolve) => setTimeout(resolve, 80));
    await touch('touchMove', Math.sign(way) * reach);
    await touch('touchEnd');
  }
}

const wordsIn = (elements: Recording['elements']) => elements.map(({ words }) => words);

/** Of these, what did not fade in, and what of that the machine does not explain. */
function unfaded(recording: Recording, words: string[]) {
  const faded = wordsOf(recording, fadedIn);
  const missing = words.filter((each) => !faded.includes(each));
  const unseen = wordsOf(recording, stalled);
  return { missing, unexplained: missing.filter((each) => !unseen.includes(each)) };
}

test('at an ordinary pace all that was below the window fades in, and nothing seen goes dark', async ({
  page,
  isMobile,
}) => {
  const session = await page.context().newCDPSession(page);
  const scroll = isMobile ? drag : wheel;
  const pace = isMobile ? 2000 : 1600;
  const isBelow = ({ elements }: Recording) => elements.filter(({ wasBelow }) => wasBelow);
  const isCard = ({ words }: { words: string }) =>
    services.some(({ title }) => words.startsWith(title));

  /**
   * Scrolls through the home page. What the machine kept from being seen is looked at again, twice at
   * most, at a calmer pace; a fault of the site shows itself at any.
   */
  async function scrollDown(missed?: string[], tries = 3): Promise<Recording> {
    await openWithoutLoader(page, '/');
    await settled(page);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(record);
    // Whole pixels a second: the browser takes no others.
    await scroll(session, whole, Math.round((pace * tries) / 3));
    await page.waitForFunction(isStill);
    const down = await recordingOf(page);
    expect(wordsOf(down, fadedIn)).not.toEqual([]);
    expect(wordsOf(down, wentDark)).toEqual([]);
    const { missing, unexplained } = unfaded(down, missed ?? wordsIn(isBelow(down)));
    expect(unexplained, 'did not fade in').toEqual([]);
    return missing.length > 0 && tries > 1 ? scrollDown(missing, tries - 1) : down;
  }
  const down = await scrollDown();
  // What comes after is the same whatever moves the page.
  if (isMobile) return;

  await scroll(session, -Math.max(...down.elements.map(({ bottom }) => bottom)), 2 * pace);
  expect(wordsOf(await recordingOf(page), wasSeenDim)).toEqual([]);

  const cards = isBelow(down).filter(isCard);
  await scroll(session, Math.max(...cards.map(({ bottom }) => bottom)), pace);
  await page.waitForFunction(isStill);
  const again = await recordingOf(page);
  expect(wordsOf(again, wentDark)).toEqual([]);
  const fadedAgain = wordsOf(again, fadedIn);
  expect(fadedAgain.filter((words) => !wordsIn(cards).includes(words))).toEqual([]);
  expect(unfaded(again, wordsIn(cards)).unexplained, 'did not fade in again').toEqual([]);
});
