import type { MediaMap } from '@/content/schema';

/** The shape of the map's window, width divided by height, and how much it enlarges the drawing. */
interface View {
  prefix: string;
  aspect: number;
  zoom: number;
}

/** Moves mark and name so that the middle of the mark is at the region's place. */
const sides = {
  left: '--label-x:calc(-100% + 0.75rem);--label-direction:row-reverse',
  right: '--label-x:-0.75rem;--label-direction:row',
  above: '--label-x:-50%;--label-y:calc(-100% + 0.75rem);--label-direction:column-reverse',
  below: '--label-x:-50%;--label-y:-0.75rem;--label-direction:column',
};

/**
 * The rules that place the drawing in its window, with the regions as near to the middle as the drawing's edges
 * allow, and the mark and the name of each region on the drawing.
 */
export function mapStyles(map: MediaMap): string {
  const views: View[] = [
    { prefix: 'map', aspect: 1.25, zoom: 1 },
    { prefix: 'zoomed', aspect: 1.1, zoom: map.zoom },
  ];
  const places = map.places.map(
    ({ left, top, label }, index) =>
      `[data-place="${index}"]{left:${left}%;top:${top}%;${sides[label]}}`,
  );
  return `[data-map]{${views.map((view) => viewRules(map, view)).join(';')}}${places.join('')}`;
}

function viewRules({ ratio, middle }: MediaMap, { prefix, aspect, zoom }: View): string {
  const left = -startOf(middle.x, 1 / zoom) * zoom;
  const shown = 1 / zoom / aspect / ratio;
  const top = -startOf(middle.y, shown) / shown;
  return `--${prefix}-width:${percent(zoom)};--${prefix}-left:${percent(left)};--${prefix}-top:${percent(top)}`;
}

/** Where the shown part begins, in shares of the whole. */
function startOf(middle: number, part: number): number {
  return Math.min(Math.max(middle - part / 2, 0), Math.max(1 - part, 0));
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
