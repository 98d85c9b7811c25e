import type { Content } from '@/model';

type Service = Content['services'][number];

/** Returns the id of the checkbox of the service at this index. */
export const checkboxId = (index: number) => `houseService${index}`;

/** Returns the points of a part of the house, each as its distances from the left and the top: `33.7% 50.1%`. */
export const pointsOf = (part: Service['part']) => part?.at.split(/, */) ?? [];

/** Returns the number of buttons in a row: at most six, and the same in all rows if possible. */
const buttonsInRow = (count: number) => Math.ceil(count / Math.ceil(count / 6));

/**
 * Returns the house's style rules that depend on the content: the positions of the parts, and how the state of a
 * checkbox affects the elements with its `data-service`.
 * @param frame the selector of the element that contains the checkboxes and the house.
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
    // A checkbox matches `:hover` while any of its labels is hovered.
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
