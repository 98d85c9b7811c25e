/** The button that Sveltia CMS enables when something was changed, by its shortcut. */
const save = '[aria-keyshortcuts$="+S"]:not([disabled])';

/** Whether a form has changes that were not saved. After saving, the button is there for a moment without fields. */
const isTyped = () =>
  document.querySelector(save) !== null && document.querySelector('[data-key-path]') !== null;

/**
 * Asks before typed text is lost: when the tab closes, and at the arrow, Escape, Back and Forward, of which Sveltia
 * CMS hears by `hashchange`. Call it before Sveltia CMS starts.
 */
export function askBeforeLeaving() {
  addEventListener('beforeunload', (event) => {
    if (isTyped()) event.preventDefault();
  });
  addEventListener('hashchange', (event) => {
    if (!isTyped() || confirm('Leave this form? What you typed is not saved.')) return;
    // Sveltia CMS does not hear of it, and the address is the form's again.
    event.stopImmediatePropagation();
    history.pushState(history.state, '', event.oldURL);
  });
}
