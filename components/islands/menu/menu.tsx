'use client';

import {
  type MouseEvent as ClickEvent,
  type ReactNode,
  type Ref,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { nextFrame } from '@/components/boot/next-frame';
import { guarded } from '@/components/islands/boundary/guarded';
import { usePage } from '@/components/islands/links/use-page';
import { breakpoints } from '@/components/styles/breakpoints';
// The layout's sheet begins with what its islands import: the layers' order must come before their rules.
import '@/components/styles/layers.css';
import styles from './menu.module.css';
import { enter, fetchMotion } from './menu-entrance';
import { dropMenuEntry, pushMenuEntry } from './menu-history';

/** The next page takes the open sheet's place; where it is longer in coming, the sheet closes before it. */
const patienceMs = 500;

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
  const [expanded, setExpanded] = useState<boolean>();

  // A visitor may have opened it before script arrived; until then the browser itself tells the state.
  useEffect(() => {
    const isOpen = sheet.current?.matches(':popover-open') ?? false;
    setOpen(isOpen);
    setExpanded(isOpen);
  }, []);

  useEffect(() => {
    const element = sheet.current;
    if (!open || !element) return;
    const close = () => element.hidePopover();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const closeAtLinks = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      const leaves = link.pathname !== location.pathname;
      waiting = setTimeout(close, leaves ? patienceMs : 0);
    };
    const large = matchMedia(breakpoints.desktop);
    const closeWhenLarge = () => large.matches && close();

    pushMenuEntry(close);
    enter(element);
    document.addEventListener('click', closeAtLinks);
    large.addEventListener('change', closeWhenLarge);
    return () => {
      clearTimeout(waiting);
      dropMenuEntry();
      document.removeEventListener('click', closeAtLinks);
      large.removeEventListener('change', closeWhenLarge);
    };
  }, [open]);

  const follow = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open');
    setExpanded(newState === 'open');
    if (newState === 'open') return;
    if (document.activeElement !== document.body) return;
    toggle.current?.focus();
    // Where the window has grown there is no toggle, and the bar has links.
    if (document.activeElement === document.body) {
      toggle.current?.parentElement?.querySelector('a')?.focus();
    }
  };

  // The bars answer the tap: laying out the sheet, or the page behind it, takes a slow phone two frames more.
  const turnFirst = (event: ClickEvent) => {
    event.preventDefault();
    const opens = !sheet.current?.matches(':popover-open');
    setExpanded(opens);
    nextFrame().then(() => sheet.current?.togglePopover(opens));
  };

  const lively = { toggle, sheet, expanded, turnFirst, follow };
  return (
    <MenuParts label={label} toggleClassName={toggleClassName} {...lively}>
      {children}
    </MenuParts>
  );
}

interface MenuPartsProps extends MenuProps {
  toggle?: Ref<HTMLButtonElement>;
  sheet?: Ref<HTMLDivElement>;
  expanded?: boolean | undefined;
  turnFirst?: (event: ClickEvent) => void;
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
        onClick={lively.turnFirst}
        popoverTarget="menu"
        aria-label={label}
        aria-expanded={lively.expanded}
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
