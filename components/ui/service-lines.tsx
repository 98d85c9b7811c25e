import styles from './service-lines.module.css';

/** What a service includes, one line each. */
export function ServiceLines({ lines }: { lines: string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
