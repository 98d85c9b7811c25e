import { reveal } from '@/components/reveal/reveal';
import { GeneratedStyle } from '@/components/ui/generated-style';
import { shadeOf } from '@/components/ui/media';
import { Picture } from '@/components/ui/picture';
import { content } from '@/model/content';
import { CallButton } from './call-button';
import styles from './home-call-to-action.module.css';

/** Renders the end of Home: heading, text, call button and advice over a picture. */
export function HomeCallToAction() {
  const { heading, text, untilWeCome, wide, tall } = content.home.callToAction;
  return (
    <section className={styles.section}>
      <GeneratedStyle
        id="home-call-to-action"
        rules={`.${styles.section}{--wide-shade:${shadeOf(wide)}}`}
      />
      <Picture
        kind="wide"
        file={wide}
        alternative={{ on: 'tablet', kind: 'landscape', file: tall }}
        className={`cover ${styles.picture}`}
        sizes="max(100vw, 1000px)"
      />
      <div className={styles.body}>
        <h2 {...reveal('once')} className={`display ${styles.heading}`}>
          {heading}
        </h2>
        <p className={`lead ${styles.text}`}>{text}</p>
        <div className={styles.call}>
          <CallButton />
        </div>
        {untilWeCome && (
          <div className={styles.advice}>
            <h3>{untilWeCome.heading}</h3>
            <ul>
              {untilWeCome.lines.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
