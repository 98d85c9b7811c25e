import { CallButton } from '@/components/call/call-button';
import { sizesOf } from '@/components/styles/breakpoints';
import { Picture } from '@/components/ui/picture';
import sectionHeader from '@/components/ui/section-header.module.css';
import { contactAbout, SiteLink } from '@/components/ui/site-link';
import { content } from '@/model/content';
import styles from './house.module.css';
import type { HousePart } from './house-parts';

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
        <h2 data-reveal="once">{heading}</h2>
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
                data-side={Number.parseFloat(service.part.at) > 50 ? 'left' : 'right'}
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

/** What the service of a part includes, and the ways to ask for it. */
function Pane({ id, title, description, image }: HousePart) {
  return (
    <div className={`${styles.pane} on-spruce`}>
      {/* Fetched when it is displayed: when its part is chosen. */}
      <Picture
        kind="card"
        file={image}
        className={styles.panePicture}
        sizes="min(40vw, 740px)"
        decorative
      />
      <div className={styles.texts}>
        <h3 className={styles.title}>
          <SiteLink href={`/services#${id}`}>{title}</SiteLink>
        </h3>
        <ul className={styles.lines}>
          {description.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
        <div className={styles.ways}>
          <div className={styles.call}>
            <CallButton />
          </div>
          <SiteLink href={contactAbout(title)} className={styles.ask}>
            {content.servicesPage.ask}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
