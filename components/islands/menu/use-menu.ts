import {
  type MouseEvent as ClickEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { nextFrame } from '@/components/boot/next-frame';
import { breakpoints } from '@/components/styles/breakpoints';
import { enter } from './menu-entrance';
import { dropMenuEntry, pushMenuEntry } from './menu-history';

/** The next page takes the open sheet's place; where it is longer in coming, the sheet closes before it. */
const patienceMs = 500;

/** What script adds to the menu that the browser opens and closes. */
export function useMenu(noteOpened: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** What the toggle says, a frame before the sheet does it. */
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

    noteOpened();
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
  }, [open, noteOpened]);

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

  return { toggle, sheet, expanded, turnFirst, follow };
}
