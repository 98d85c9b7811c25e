import { CallButton } from '@/components/call/call-button';
import { reveal } from '@/components/reveal/reveal';
import button from '@/components/ui/button.module.css';
import { PhoneLink } from '@/components/ui/contact-links';
import { GeneratedStyle } from '@/components/ui/generated-style';
import { contactFormPath } from '@/components/ui/site-link';
import type { Content } from '@/model';
import { content, withBasePath } from '@/model/content';
import styles from './house.module.css';
import { HousePicture } from './house-picture';
import { checkboxId, houseStyles } from './house-styles';
import { ServicePanel } from './service-panel';

/**
 * Renders a form that asks what is broken: a checkbox for each service, a picture of a house whose parts are labels for
 * these checkboxes, and a panel about the chosen services. It works without script: submitting it opens the contact
 * form with the chosen services in the URL, and `:has(:checked)` in the style sheet shows its state.
 */
export function House({ heading }: { heading: string }) {
  const { question, order = [], pictures, nothing, several } = content.home.house;
  const services = sortServices(content.services, order);
  return (
    <form method="get" action={withBasePath(contactFormPath)}>
      <GeneratedStyle id="house" rules={houseStyles(`.${styles.frame}`, services)} />
      <fieldset className={styles.house} aria-labelledby="houseQuestion">
        <legend className={styles.header}>
          <h2 {...reveal('once')}>{heading}</h2>
          <span id="houseQuestion" className={styles.question}>
            {question}
          </span>
        </legend>
        <div className={styles.frame}>
          {services.map(({ title, symptom = title }, index) => (
            <label key={index} className={styles.option} data-service={index}>
              <input id={checkboxId(index)} type="checkbox" name="about" value={title} />
              {symptom}
            </label>
          ))}
          {pictures && services.some(({ part }) => part) && (
            <HousePicture {...pictures} services={services} />
          )}
          <div className={`${styles.panel} on-spruce`}>
            <div className={styles.nothing} data-unprinted>
              <p className={`heading ${styles.title}`}>{nothing.title}</p>
              <p className="lead">{nothing.text}</p>
              <div className="desktop-call">
                <CallButton />
              </div>
            </div>
            <div className={styles.several} data-unprinted>
              <p className="eyebrow">{several.eyebrow}</p>
              <p className={`heading ${styles.title}`}>{several.title}</p>
            </div>
            {services.map((service, index) => (
              <ServicePanel key={index} {...service} index={index} />
            ))}
            <div className={styles.several}>
              <button type="submit" className={`${button.button} ${button.amber}`}>
                {several.ask}
              </button>
              <span className="desktop-call">
                {several.call} <PhoneLink />
              </span>
            </div>
          </div>
        </div>
      </fieldset>
    </form>
  );
}

type Services = Content['services'];

/** Returns the services in the order of the ids in `order`, followed by the others. */
function sortServices(services: Services, order: readonly string[]): Services {
  const rank = ({ id }: Services[number]) =>
    order.includes(id) ? order.indexOf(id) : order.length;
  return [...services].sort((a, b) => rank(a) - rank(b));
}
