'use client';

import type { animate } from 'framer-motion/dom/mini';
import { type ReactNode, type Ref, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { nextFrame } from '@/components/boot/next-frame';
import { guarded } from '@/components/islands/boundary/guarded';
import { usePage } from '@/components/islands/links/use-page';
import { breakpoints } from '@/components/styles/breakpoints';
// The layout's sheet begins with what its islands import: the layers' order must come before their rules.
import '@/components/styles/layers.css';
import styles from './menu.module.css';
import { dropMenuEntry, pushMenuEntry } from './menu-history';

interface MenuProps {
  label: string;
  toggleClassName: string | undefined;
  children: ReactNode;
}

/**
 * The hamburger toggle and the sheet that it opens, a popover: opening, closing, Escape and the
 * focus's way back are the browser's, so the menu works before and without script. Script adds the
 * expanded state, the focus's way in, the Back button, the window's growth and the links' stagger.
 */
export const Menu = guarded(MenuOfPage, (props) => <MenuParts {...props} />);

/** Begun anew at each page, which so never begins with a menu that is still closing. */
function MenuOfPage(props: MenuProps) {
  return <LivelyMenu key={usePage()} {...props} />;
}

function LivelyMenu({ label, toggleClassName, children }: MenuProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // A visitor may have opened it before script arrived.
  useEffect(() => setOpen(sheet.current?.matches(':popover-open') ?? false), []);

  useEffect(() => {
    const element = sheet.current;
    if (!open || !element) return;
    const close = () => element.hidePopover();
    const closeAtLinks = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const large = matchMedia(breakpoints.desktop);
    const closeWhenLarge = () => large.matches && close();

    pushMenuEntry(close);
    enter(element);
    document.addEventListener('click', closeAtLinks);
    large.addEventListener('change', closeWhenLarge);
    return () => {
      document.removeEventListener('click', closeAtLinks);
      large.removeEventListener('change', closeWhenLarge);
    };
  }, [open]);

  const follow = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open');
    if (newState === 'open') return;
    dropMenuEntry();
    if (document.activeElement === document.body) toggle.current?.focus();
  };

  return (
    <MenuParts label={label} toggleClassName={toggleClassName} {...{ toggle, sheet, open, follow }}>
      {children}
    </MenuParts>
  );
}

interface MenuPartsProps extends MenuProps {
  toggle?: Ref<HTMLButtonElement>;
  sheet?: Ref<HTMLDivElement>;
  open?: boolean;
  follow?: (event: ToggleEvent<HTMLDivElement>) => void;
}

/** What the browser opens and closes by itself. */
function MenuParts({ label, toggleClassName, children, ...lively }: MenuPartsProps) {
  return (
    <>
      <button
        type="button"
        ref={lively.toggle}
        onPointerEnter={fetchMotion}
        onTouchStart={fetchMotion}
        onFocus={fetchMotion}
        className={toggleClassName}
        popoverTarget="menu"
        aria-label={label}
        aria-expanded={lively.open ?? false}
      >
        <svg
          className={styles.glyph}
          viewBox="0 0 26 26"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M0 6h26" />
          <path d="M0 20h26" />
        </svg>
      </button>
      <div
        id="menu"
        popover="auto"
        ref={lively.sheet}
        className={styles.sheet}
        onToggle={lively.follow}
      >
        {children}
      </div>
    </>
  );
}

let motion: typeof animate | undefined;
let fetching = false;

/**
 * When a hand reaches for the menu: most visits never need it. The hand's own frame comes first.
 * Without it the links simply stand there.
 */
function fetchMotion() {
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

function enter(sheet: HTMLElement) {
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
