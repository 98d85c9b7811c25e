import type { MediaMap } from '@/content/schema';

/** Centres the mark on the region's position. */
const sides = {
  left: '--label-x:calc(-100% + 0.75rem);--label-direction:row-reverse',
  right: '--label-x:-0.75rem;--label-direction:row',
  above: '--label-x:-50%;--label-y:calc(-100% + 0.75rem);--label-direction:column-reverse',
  below: '--label-x:-50%;--label-y:-0.75rem;--label-direction:column',
};

/** The rules that place the drawing in its window, and the mark and the name of each region on the drawing. */
export function mapStyles(map: MediaMap): string {
  const places = map.places.map(
    ({ left, top, label }, index) =>
      `[data-place="${index}"]{left:${left}%;top:${top}%;${sides[label]}}`,
  );
  return `[data-map]{${view('map', map, 1.25, 1)};${view('zoomed', map, 1.1, map.zoom)}}${places.join('')}`;
}

/** @param aspect of the window: its width divided by its height. */
function view(name: string, { ratio, middle }: MediaMap, aspect: number, zoom: number): string {
  const left = startOf(middle.x, 1 / zoom) * -zoom;
  const shown = 1 / zoom / aspect / ratio;
  const top = startOf(middle.y, shown) / -shown;
  return `--${name}-width:${percent(zoom)};--${name}-left:${percent(left)};--${name}-top:${percent(top)}`;
}

/** Where the shown part begins, in shares of the whole: around the middle, as far as the drawing's edges allow. */
function startOf(middle: number, part: number): number {
  return Math.min(Math.max(middle - part / 2, 0), Math.max(1 - part, 0));
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
