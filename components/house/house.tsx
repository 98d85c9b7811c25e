import { reveal } from '@/components/reveal/reveal';
import { sizesOf } from '@/components/styles/breakpoints';
import { GeneratedStyle } from '@/components/ui/generated-style';
import { Picture } from '@/components/ui/picture';
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
 * Beside it is the pane of its service. A style sheet does it all, by `:has(:checked)`. The radio button is at the part's
 * first point. The squares at its other points belong to its label.
 */
export function House({ heading, question, unlit, lit, parts }: HouseProps) {
  return (
    <fieldset className={styles.house} aria-labelledby="house-question">
      <GeneratedStyle
        id="house"
        rules={parts.map(({ part }, index) => partStyles(index, part)).join('')}
      />
      <legend className={styles.header}>
        <h2 {...reveal('once')}>{heading}</h2>
        <span id="house-question" className={styles.question}>
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
              <span className={styles.point} data-point={0}>
                <input
                  type="radio"
                  name="part"
                  value={service.id}
                  aria-label={service.title}
                  className={styles.square}
                  defaultChecked={index === 0}
                />
                <Name service={service} point={0} />
              </span>
              {pointsOf(service.part)
                .slice(1)
                .map((point, other) => (
                  <span key={point} className={styles.point} data-point={other + 1}>
                    <span className={styles.square} />
                    <Name service={service} point={other + 1} />
                  </span>
                ))}
            </label>
            <Pane {...service} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const houseSizes = sizesOf({ tablet: '94vw' }, 'min(54vw, 1020px)');

/** The title of the service beside one of its squares, while the pointer or the focus is there. */
function Name({ service, point }: { service: HousePart; point: number }) {
  const left = Number.parseFloat(pointsOf(service.part)[point] ?? '');
  return (
    <span aria-hidden="true" className={styles.name} data-side={left > 45 ? 'left' : 'right'}>
      {service.title}
    </span>
  );
}

const pointsOf = ({ at }: HousePart['part']) => at.split(/, */);

/** Where the points of a part are on the picture, and its outline there. */
function partStyles(index: number, part: HousePart['part']): string {
  const points = pointsOf(part).map((point, number) => {
    const [left, top] = point.split(/ +/);
    return `[data-part="${index}"] [data-point="${number}"]{--left:${left};--top:${top}}`;
  });
  return `[data-part="${index}"]{--outline:polygon(evenodd,${part.outline})}${points.join('')}`;
}
