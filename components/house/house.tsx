import { reveal } from '@/components/reveal/reveal';
import { sizesOf } from '@/components/styles/breakpoints';
import { Picture } from '@/components/ui/picture';
import sectionHeader from '@/components/ui/section-header.module.css';
import styles from './house.module.css';
import type { HousePart } from './house-parts';
import { Pane } from './pane';

interface HouseProps {
  heading: string;
  /** The pictures of content/pages/home.yaml, and the question above them. */
  question: string;
  unlit: string;
  lit: string;
  parts: HousePart[];
}

/**
 * A house whose parts are radio buttons. The chosen part is lit: the lit picture is visible through the part's outline.
 * Beside it is the pane of its service. A style sheet does it all, by `:has(:checked)`.
 */
export function House({ heading, question, unlit, lit, parts }: HouseProps) {
  return (
    <fieldset className={styles.house} aria-labelledby="house-question">
      <style href="house" precedence="generated">
        {`@layer generated{${parts.map(({ part }, index) => partStyles(index, part)).join('')}}`}
      </style>
      <legend className={sectionHeader.header}>
        <h2 {...reveal('once')}>{heading}</h2>
        <span id="house-question" className={`lead ${sectionHeader.aside}`}>
          {question}
        </span>
      </legend>
      <div className={styles.frame}>
        <Picture kind="house" file={unlit} className={styles.picture} sizes={houseSizes} />
        {parts.map((service, index) => (
          <div key={service.id} className={styles.part} data-part={index}>
            <label className={styles.overlay}>
              <Picture
                kind="house"
                file={lit}
                className={styles.lit}
                sizes={houseSizes}
                decorative
              />
              <input
                type="radio"
                name="part"
                value={service.id}
                aria-label={service.title}
                className={styles.radio}
                defaultChecked={index === 0}
              />
              <span
                aria-hidden="true"
                className={styles.name}
                data-side={Number.parseFloat(service.part.at) > 45 ? 'left' : 'right'}
              >
                {service.title}
              </span>
            </label>
            <Pane {...service} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const houseSizes = sizesOf({ phone: '94vw', tablet: '94vw' }, 'min(54vw, 1020px)');

/** Where a part is on the picture, and its outline there. */
function partStyles(index: number, { at, outline }: HousePart['part']): string {
  const [left, top] = at.split(' ');
  return `[data-part="${index}"]{--left:${left};--top:${top};--outline:polygon(evenodd,${outline})}`;
}
