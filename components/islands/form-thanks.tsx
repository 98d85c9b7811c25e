import styles from './form-thanks.module.css';

/** Takes the form's place: the logo's pane lights up, and the focus brings the words. */
export function FormThanks({ text }: { text: string }) {
  return (
    <div className={styles.thanks}>
      <svg className={styles.window} viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path className={styles.pane} d="M16 3h13v13H16z" />
        <path d="M3 3h26v26H3zM16 3v26M3 16h26" stroke="currentColor" strokeWidth="3" />
      </svg>
      <p tabIndex={-1} ref={focus}>
        {text}
      </p>
    </div>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}
