'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { guarded } from '@/components/islands/boundary/guarded';
import { usePage } from '@/components/islands/links/use-page';
// The layout's sheet begins with what its islands import: the layers' order must come before their rules.
import '@/components/styles/layers.css';
import styles from './menu.module.css';
import { fetchMotion } from './menu-entrance';
import { useMenu } from './use-menu';

interface MenuProps {
  label: string;
  toggleClassName: string | undefined;
  children: ReactNode;
}

/**
 * The hamburger toggle and the sheet that it opens, a popover: opening, closing, Escape and the
 * focus's way back are the browser's, so the menu works before and without script. Script adds the
 * bars' first answer, the focus's way in, the Back button, the window's growth and the links' stagger.
 */
export const Menu = guarded(MenuOfPage, (props) => <MenuParts {...props} />);

/**
 * Begun anew at the page after one on which it was opened: no page begins with a menu that is still
 * closing. At every page that would be a tenth of what Back takes on a slow phone.
 */
function MenuOfPage(props: MenuProps) {
  const page = usePage();
  const [{ shown, opened, begun }, note] = useState({ shown: page, opened: false, begun: 0 });
  if (shown !== page) note({ shown: page, opened: false, begun: begun + Number(opened) });
  const noteOpened = useCallback(() => note((was) => ({ ...was, opened: true })), []);
  return <LivelyMenu key={begun} noteOpened={noteOpened} {...props} />;
}

function LivelyMenu({ noteOpened, ...props }: MenuProps & { noteOpened: () => void }) {
  return <MenuParts {...props} {...useMenu(noteOpened)} />;
}

type MenuPartsProps = MenuProps & Partial<ReturnType<typeof useMenu>>;

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
