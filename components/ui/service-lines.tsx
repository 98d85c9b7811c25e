import styles from './service-lines.module.css';

/** Renders what a service includes as a list. */
export function ServiceLines({ lines }: { lines: string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
