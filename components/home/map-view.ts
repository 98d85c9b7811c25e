import type { MediaMap } from '@/content/schema';

/** Places the label on one side of its mark. The centre of the mark is at the region's position. */
const sides = {
  left: '--label-x:calc(-100% + 0.75rem);--label-direction:row-reverse',
  right: '--label-x:-0.75rem;--label-direction:row',
  above: '--label-x:-50%;--label-y:calc(-100% + 0.75rem);--label-direction:column-reverse',
  below: '--label-x:-50%;--label-y:-0.75rem;--label-direction:column',
};

/** What areas.module.css needs to place the drawing in its window, and each region's mark and name on the drawing. */
export function mapStyles({ ratio, middle, zoom, places }: MediaMap): string {
  const rules = places.map(
    ({ left, top, label }, index) =>
      `[data-place="${index}"]{left:${left}%;top:${top}%;${sides[label]}}`,
  );
  return `[data-map]{--ratio:${ratio};--middle-x:${middle.x};--middle-y:${middle.y};--zoom:${zoom}}${rules.join('')}`;
}
