import type { Content } from '@/model';

type Service = Content['services'][number];

/** The id of the checkbox of the service at this index. */
export const checkboxId = (index: number) => `houseService${index}`;

/** The points of a part of the house, each from the left and from the top: `33.7% 50.1%`. */
export const pointsOf = (part: Service['part']) => part?.at.split(/, */) ?? [];

/** There are at most six buttons in a row, and the rows are as equal as possible. */
const buttonsInRow = (count: number) => Math.ceil(count / Math.ceil(count / 6));

/**
 * The style rules of the house that depend on the content: what the state of each checkbox means for everything with its
 * `data-service`, and where the parts are.
 * @param frame the selector of the element around all of it.
 */
export function houseStyles(frame: string, services: readonly Service[]): string {
  const columns = `${frame}{--columns:${buttonsInRow(services.length)}}`;
  return columns + services.map((service, index) => serviceStyles(frame, service, index)).join('');
}

function serviceStyles(frame: string, { part }: Service, index: number): string {
  const service = `[data-service="${index}"]`;
  const whenCheckboxIs = (state: string) =>
    `${frame}:has(#${checkboxId(index)}:${state}) ${service}`;
  const rules = [
    // A checkbox counts as hovered while any of its labels is.
    `${whenCheckboxIs('is(:hover,:focus-visible)')}{--hovered:1}`,
    `${whenCheckboxIs('checked')}{--checked:1;--panel-display:grid}`,
  ];
  if (part) rules.push(`${service}{--outline:polygon(evenodd,${part.outline})}`);
  for (const [number, point] of pointsOf(part).entries()) {
    const [left, top] = point.split(/ +/);
    rules.push(`${service} [data-point="${number}"]{left:${left};top:${top}}`);
  }
  return rules.join('');
}
