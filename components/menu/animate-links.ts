import { animate } from 'framer-motion/dom/mini';

/**
 * Animates the links of the menu one after the other when it opens. inline-scripts/menu-state.ts loads this file at the
 * first interaction with the toggle; the menu works without it.
 */
const menu = document.querySelector<HTMLElement>('#menu');
let running: ReturnType<typeof animate>[] = [];

function enter({ newState }: ToggleEvent) {
  // Interrupted animations write style attributes, which the policy forbids in WebKit.
  for (const animation of running) animation.cancel();
  running = [];
  if (newState === 'closed' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  running = [...document.querySelectorAll('#menu a')].map((link, index) =>
    animate(
      link,
      { opacity: [0, 1], transform: ['translateY(-1rem)', 'translateY(0)'] },
      { duration: 0.3, delay: index * 0.03, ease: [0.2, 0.8, 0.2, 1] },
    ),
  );
}

menu?.addEventListener('toggle', enter);
