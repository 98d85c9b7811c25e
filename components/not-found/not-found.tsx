import { CallButton } from '@/components/call/call-button';
import button from '@/components/ui/button.module.css';
import { SiteLink } from '@/components/ui/site-link';
import { content } from '@/model/content';
import styles from './not-found.module.css';

/** Renders the 404 page: its texts beside a window at night, with one lit pane and one boarded up. */
export function NotFound() {
  const { heading, text, link } = content.notFound;
  return (
    <div className={styles.section}>
      <div className="heading-column">
        <h1 className="display">{heading}</h1>
        <p className={`lead ${styles.text}`}>{text}</p>
        <div className={`actions ${styles.actions}`}>
          <CallButton />
          <SiteLink href="/" className={`${button.button} ${button.outline} ${styles.home}`}>
            {link}
          </SiteLink>
        </div>
      </div>
      <div className={styles.window} aria-hidden="true">
        <span />
        <span className={styles.litPane} />
        <Boards />
        <span />
      </div>
    </div>
  );
}

/** Renders three wooden boards, screwed over the missing pane. */
function Boards() {
  return (
    <svg className={styles.boards} viewBox="0 0 100 100" aria-hidden="true">
      <filter id="grainFilter" x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency="0.012 0.5" numOctaves="3" seed="4" />
        <feColorMatrix values="0 0 0 0 0.16  0 0 0 0 0.09  0 0 0 0 0.03  0 1.6 0 0 -0.5" />
        <feComposite in2="SourceGraphic" operator="in" />
        <feBlend in2="SourceGraphic" mode="multiply" />
      </filter>
      {[
        { y: 4, turn: -1.5 },
        { y: 36, turn: 1 },
        { y: 68, turn: -0.7 },
      ].map(({ y, turn }) => (
        <g key={y} transform={`rotate(${turn} 50 ${y + 14})`}>
          <rect x="-3" y={y} width="106" height="29" filter="url(#grainFilter)" />
          {[5, 95].flatMap((cx) =>
            [y + 7, y + 22].map((cy) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="1.3" />),
          )}
        </g>
      ))}
    </svg>
  );
}
