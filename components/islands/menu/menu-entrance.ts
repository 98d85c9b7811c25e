import type { animate } from 'framer-motion/dom/mini';
import { nextFrame } from '@/components/boot/next-frame';

let motion: typeof animate | undefined;
let fetching = false;

/**
 * When a hand reaches for the menu: most visits never need it. The hand's own frame comes first.
 * Without it the links simply stand there.
 */
export function fetchMotion() {
  if (motion || fetching) return;
  fetching = true;
  nextFrame()
    .then(() => import('framer-motion/dom/mini'))
    .then(
      ({ animate }) => {
        motion = animate;
      },
      () => {
        fetching = false;
      },
    );
}

let entering: ReturnType<typeof animate>[] = [];

/** The focus moves into the sheet, and its links follow it in a short stagger. */
export function enter(sheet: HTMLElement) {
  const links = [...sheet.querySelectorAll('a')];
  if (!sheet.contains(document.activeElement)) {
    links[0]?.focus();
    // Opened again in the very moment its closing ends, the sheet is not there for one more frame (WebKit).
    if (links[0] !== document.activeElement) nextFrame().then(() => links[0]?.focus());
  }
  const move = motion;
  if (!move || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Interrupted, they would write style attributes, which the policy forbids in WebKit.
  for (const animation of entering) animation.cancel();
  entering = links.map((link, index) =>
    move(
      link,
      { opacity: [0, 1], transform: ['translateY(-1rem)', 'translateY(0)'] },
      { duration: 0.3, delay: index * 0.03, ease: [0.2, 0.8, 0.2, 1] },
    ),
  );
}
