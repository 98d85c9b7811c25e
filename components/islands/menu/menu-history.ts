/**
 * The open menu has an entry of its own in the session's history, so that Back closes it. A link
 * chosen in the menu takes that entry's place, or Back would lead to a page with a phantom menu.
 */
const mark = 'menuIsOpen';

function hasMenuEntry(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[mark]);
}

export function pushMenuEntry() {
  if (!hasMenuEntry()) history.pushState({ [mark]: true }, '');
}

/** Called when the menu has closed by other means than Back. */
export function dropMenuEntry() {
  if (hasMenuEntry()) history.back();
}

/** True once: the link that asks must then replace the menu's entry instead of adding one. */
export function takeMenuEntry(): boolean {
  if (!hasMenuEntry()) return false;
  history.replaceState({ ...history.state, [mark]: false }, '');
  return true;
}

/** Calls back when the page is as it was before the menu opened: going back restores where it was scrolled to. */
export function afterMenuEntry(callback: () => void) {
  if (!hasMenuEntry()) return callback();
  addEventListener('popstate', () => requestAnimationFrame(callback), { once: true });
}
