import styles from './form-thanks.module.css';

/** Takes the form's place: the logo's pane lights up, and the focus has the words read out. */
export function FormThanks({ text }: { text: string }) {
  return (
    <div className={styles.thanks}>
      <svg className={styles.window} viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path className={styles.pane} d="M16 3h13v13H16z" />
        <path d="M3 3h26v26H3zM16 3v26M3 16h26" stroke="currentColor" strokeWidth="3" />
      </svg>
      <p tabIndex={-1} ref={showAndFocus}>
        {text}
      </p>
    </div>
  );
}

/** The form was taller than this: without scrolling, the visitor might look at what lay below it. */
function showAndFocus(words: HTMLElement | null) {
  words?.focus({ preventScroll: true });
  words?.parentElement?.scrollIntoView?.({ block: 'nearest' });
}
