import { content } from '@/content/schema';
import styles from './phrases.module.css';

const escaped = content.site.areas.map((area) => area.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Region names, a number with the next word, and short words with hyphens. Punctuation stays with them. */
const phrase = new RegExp(
  String.raw`((?:${escaped.join('|')})[^\s\p{L}\d]*|(?<!\S)\d+%? \S{1,8}|(?<!\S)(?=\S{4,16}(?!\S))\p{L}+(?:-\p{L}+)+[^\s\p{L}\d]*)(?!\S)`,
  'u',
);

/** A text in which phrases such as "7 days" and "word-of-mouth" do not break while a line has room for them. */
export function Phrases({ text }: { text: string }) {
  return text.split(phrase).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <span key={index} className={styles.phrase}>
        {part}
      </span>
    ),
  );
}
