/**
 * Shown an act while it takes the page over, React first takes all of it over, in one task, and the
 * visitor waits. So it sees nothing of what the browser, or the form's first keeper, answers without
 * it: a field, a key, the menu. A link or a button asks for React's own answer.
 */
const acts =
  'pointerdown pointerup touchstart touchend mousedown mouseup click keydown keypress keyup textInput input change compositionstart compositionend';

function hide(event: Event) {
  const asked = event.type === 'click' && event.target;
  if (asked instanceof Element && asked.closest('a, button:not([popovertarget])')) return;
  event.stopPropagation();
}

/** To be called before React starts. */
export function actsFirst() {
  const taken = new AbortController();
  for (const name of acts.split(' '))
    addEventListener(name, hide, { capture: true, passive: true, signal: taken.signal });
  addEventListener('awake', () => taken.abort(), { once: true });
}
