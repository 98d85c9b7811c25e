import type { MediaMap } from '@/content/schema';

/** The places of marks and names on the map, for areas.module.css, and the rules that light a mark with its link. */
export function mapStyles({ shape, places, waters }: MediaMap): string {
  const at = (name: string, { left, top }: { left: number; top: number }, index: number) =>
    `[data-${name}="${index}"]{left:${left}%;top:${top}%}`;
  const marks = places.map((place, index) => {
    const [link, mark] = [`[data-area="${index}"]`, `[data-place="${index}"]`];
    const lit = (states: string) => `[data-areas]:has(${states}) :is(${link},${mark}){--lit:1}`;
    return [
      at('place', place, index),
      lit(`${link}:focus-visible`),
      `@media(hover:hover){${lit(`:is(${link},${mark}):hover`)}}`,
    ].join('');
  });
  const names = waters.map((water, index) => at('water', water, index));
  return `[data-map]{--map-shape:${shape}}${marks.join('')}${names.join('')}`;
}
