import type { MediaMap } from '../../content/schema/media';
import type { Site } from '../../content/schema/schema';
import { readDrawing } from './drawing';
import { hasFile } from './output';

/**
 * The map of the regions, when content/map.svg exists and has every region. Attributes of its svg element give its
 * bounds in degrees: data-north, data-south, data-west and data-east.
 */
export async function makeMap(folder: string, site: Pick<Site, 'areas' | 'places'>) {
  if (!hasFile(folder, 'map.svg')) return undefined;
  const { svg, root } = await readDrawing(folder, 'map.svg');
  const edge = (side: string) => Number(root[`data-${side}`]);
  const [north, south, west, east] = [edge('north'), edge('south'), edge('west'), edge('east')];
  const marks = site.areas.flatMap((area) => {
    const place = site.places[area];
    if (!place) return [];
    const x = (place.longitude - west) / (east - west);
    const y = (north - place.latitude) / (north - south);
    return x > 0 && x < 1 && y > 0 && y < 1 ? [{ x, y, label: place.label }] : [];
  });
  if (marks.length < site.areas.length) return undefined;
  const [, width = 1, height = 1] = svg.match(/viewBox="\S+ \S+ (\S+) (\S+)"/)?.map(Number) ?? [];
  const [across, down] = [span(marks.map(({ x }) => x)), span(marks.map(({ y }) => y))];
  return {
    svg,
    ratio: height / width,
    middle: { x: across.middle, y: down.middle },
    zoom: Math.min(Math.max(1, 0.8 / Math.max(across.length, down.length)), 1.35),
    places: marks.map(({ x, y, label }) => ({ left: percent(x), top: percent(y), label })),
  } satisfies MediaMap;
}

function span(values: number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: most - least };
}

const percent = (share: number) => Math.round(share * 10_000) / 100;
