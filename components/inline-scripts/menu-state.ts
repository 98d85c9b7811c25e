/**
 * What script adds to the menu (components/islands/menu/menu.tsx), a popover, which the browser opens and
 * closes: an attribute that tells the toggle's state, and more that closes the menu. Browsers that do
 * not know popovers show no toggle.
 */
function watchMenu(menu: HTMLElement, toggle: HTMLElement) {
  const close = () => menu.hidePopover();
  const showState = (isOpen: boolean) => toggle.setAttribute('aria-expanded', `${isOpen}`);

  /** Browsers give the focus back to what had it, which in Safari is never a button. */
  function returnFocus() {
    if (document.activeElement !== document.body) return;
    // In a window that has grown there is no toggle.
    const target = toggle.checkVisibility() ? toggle : toggle.closest('header')?.querySelector('a');
    target?.focus();
  }

  /** For a link to another page, the menu stays until that page takes its place. */
  function closeAtLink({ target }: Event) {
    const link = target instanceof Element && target.closest('a');
    const leaves = link && link.origin === location.origin && link.pathname !== location.pathname;
    if (link && !leaves) close();
  }

  menu.addEventListener('beforetoggle', ({ newState }) => showState(newState === 'open'));
  menu.addEventListener('toggle', ({ newState }) => newState === 'closed' && returnFocus());
  addEventListener('click', closeAtLink);
  addEventListener('resize', () => toggle.checkVisibility() || close());
  // Back must not show an open menu in a page that the browser has kept.
  addEventListener('pagehide', close);
  showState(menu.matches(':popover-open'));
}

const menu = document.querySelector<HTMLElement>('#menu');
const toggle = document.querySelector<HTMLElement>('[popovertarget=menu]');
if (menu && toggle && 'popover' in menu) watchMenu(menu, toggle);
