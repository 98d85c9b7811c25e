/**
 * The open menu has an entry of its own in the session's history, so that Back closes it. A link
 * chosen in the menu takes that entry's place, or Back would lead to a page with a phantom menu.
 */
const mark = 'menuIsOpen';

function hasMenuEntry(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[mark]);
}

/** Closes the menu that is open. */
let close: (() => void) | undefined;

/** A step back over the entry of a menu that has closed is on its way. */
let isLeaving = false;

function push() {
  if (!hasMenuEntry()) history.pushState({ [mark]: true }, '');
}

/** A menu that was opened again before the step back had come stays open, and gets an entry of its own. */
function followBack() {
  const wasLeaving = isLeaving;
  isLeaving = false;
  if (wasLeaving && close) push();
  else close?.();
  if (!close) removeEventListener('popstate', followBack);
}

/** Gives the menu that has opened its entry; Back calls `onBack`. */
export function pushMenuEntry(onBack: () => void) {
  close = onBack;
  addEventListener('popstate', followBack);
  if (!isLeaving) push();
}

/** Called when the menu has closed, by Back or otherwise. */
export function dropMenuEntry() {
  close = undefined;
  if (!hasMenuEntry() || isLeaving) return;
  isLeaving = true;
  history.back();
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
