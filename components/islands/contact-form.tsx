'use client';

import type { Content } from '@/content/schema';
import styles from './contact-form.module.css';

export function ContactForm({ texts }: { texts: Content['contact']['form'] }) {
  return (
    <form noValidate className={styles.form}>
      <div className={styles.field}>
        <label htmlFor="fullName">{texts.fullName}</label>
        <input id="fullName" name="fullName" type="text" required autoComplete="name" />
      </div>
      <div className={styles.field}>
        <label htmlFor="email">{texts.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          autoComplete="email"
          spellCheck={false}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="message">{texts.message}</label>
        <textarea id="message" name="message" required rows={7} />
      </div>
      <button type="submit" className={styles.send}>
        {texts.send}
      </button>
    </form>
  );
}
