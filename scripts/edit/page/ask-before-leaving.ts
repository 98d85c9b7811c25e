/** Matches the Save button of Sveltia CMS, which has a shortcut and is only enabled if something has changed. */
const saveButton = '[aria-keyshortcuts$="+S"]:not([disabled])';

/** Whether a form has unsaved changes. For a moment after saving, the button is still there but the fields are gone. */
const hasUnsavedChanges = () =>
  document.querySelector(saveButton) !== null && document.querySelector('[data-key-path]') !== null;

/**
 * Asks for confirmation before unsaved changes are lost: when the tab closes, and at the arrow, Escape, Back and
 * Forward, which Sveltia CMS handles in a `hashchange` listener. Call this function before Sveltia CMS starts.
 */
export function askBeforeLeaving() {
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
  addEventListener('hashchange', (event) => {
    if (!hasUnsavedChanges() || confirm('Leave this form? Your changes are not saved.')) return;
    // Keep the event from Sveltia CMS, and restore the address of the form.
    event.stopImmediatePropagation();
    history.pushState(history.state, '', event.oldURL);
  });
}
