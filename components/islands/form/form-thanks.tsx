import type { ReactNode } from 'react';
import styles from './form-thanks.module.css';
import { keepInView } from './keep-in-view';

/** Takes the form's place: the business's mark lights up, and the focus has the words read out. */
export function FormThanks({ mark, text }: { mark: ReactNode; text: string }) {
  return (
    <div className={styles.thanks}>
      {mark}
      <p tabIndex={-1} ref={showAndFocus}>
        {text}
      </p>
    </div>
  );
}

/** The form was taller than this: without scrolling, the visitor might look at what lay below it. */
function showAndFocus(words: HTMLElement | null) {
  words?.focus({ preventScroll: true });
  if (words?.parentElement) void keepInView(words.parentElement);
}
