import type { MediaMap } from '@/content/schema';

/** Where marks and names are on the map, for areas.module.css, and the rules that highlight a mark together with its link. */
export function mapStyles({ shape, marks, waters }: MediaMap): string {
  const at = (name: string, { left, top }: { left: number; top: number }, index: number) =>
    `[data-${name}="${index}"]{left:${left}%;top:${top}%}`;
  const rules = marks.map((mark, index) => {
    const [link, point] = [`[data-area="${index}"]`, `[data-mark="${index}"]`];
    const highlight = (states: string) =>
      `[data-areas]:has(${states}) :is(${link},${point}){--highlighted:1}`;
    return [
      at('mark', mark, index),
      highlight(`${link}:focus-visible`),
      `@media(hover:hover){${highlight(`:is(${link},${point}):hover`)}}`,
    ].join('');
  });
  const names = waters.map((water, index) => at('water', water, index));
  return `[data-map]{--map-shape:${shape}}${rules.join('')}${names.join('')}`;
}
