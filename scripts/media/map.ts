import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Area, Content, MapPoint, MediaMap } from '../../content/schema';
import { layOutNames } from './map-labels';
import { hasFile } from './output';

/** The shape of the map's window, width divided by height, unless the areas need a higher one. */
const windowShape = 1.35;
/** The part of the drawing's width that the window shows at least. */
const minWidth = 0.8;
/** Room around the outer marks, as a share of the drawing's width. */
const margin = 0.14;

type Waters = Content['home']['area']['waters'];

/**
 * The map of the areas, when content/map.svg exists and has every area. Attributes of its svg element give its
 * bounds in degrees: data-north, data-south, data-west and data-east. The drawing is cut to a window around the areas.
 */
export async function makeMap(
  folder: string,
  areas: readonly Area[],
  waters: Waters = [],
): Promise<MediaMap | undefined> {
  if (!hasFile(folder, 'map.svg')) return undefined;
  const { root, shape } = readDrawing(path.join(folder, 'map.svg'));
  const edge = (side: string) => Number(root[`data-${side}`]);
  const [north, south, west, east] = [edge('north'), edge('south'), edge('west'), edge('east')];
  const [left = 0, top = 0, width = 1, height = 1] = (root.viewBox ?? '').split(' ').map(Number);
  const pointAt = ({ latitude, longitude }: NonNullable<Area['at']>) => {
    const x = (longitude - west) / (east - west);
    const y = (north - latitude) / (north - south);
    return x > 0 && x < 1 && y > 0 && y < 1 ? [{ x: x * width, y: y * height }] : [];
  };
  const marks = areas.flatMap(({ at, ...area }) =>
    at ? pointAt(at).map((point) => ({ ...point, ...area })) : [],
  );
  if (marks.length < areas.length) return undefined;
  const view = windowAround(marks, width, height);
  const inView = ({ x, y }: { x: number; y: number }): MapPoint => ({
    left: percent((x - view.x) / view.width),
    top: percent((y - view.y) / view.height),
  });
  const names = waters.flatMap(({ name, at }) =>
    pointAt(at).map((point) => ({ name, ...inView(point) })),
  );
  const points = marks.map((mark) => ({ ...inView(mark), name: mark.name, label: mark.label }));
  const { waters: shown, sides } = layOutNames(points, names, view.width / view.height);
  const box = [left + view.x, top + view.y, view.width, view.height].map(Math.round).join(' ');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMid slice"><path fill-rule="evenodd" d="${shape}"/></svg>`,
    shape: Math.round((view.width / view.height) * 1000) / 1000,
    waters: shown,
    marks: points.map(({ left, top }, index) => ({ left, top, label: sides[index] })),
  };
}

/** The attributes of a file's svg element, and its path. Nothing else of it comes into the page. */
function readDrawing(file: string) {
  const text = readFileSync(file, 'utf8');
  const [start = ''] = text.match(/<svg[^>]*>/) ?? [];
  const attributes = [...start.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const root: Record<string, string> = Object.fromEntries(attributes);
  return { root, shape: text.match(/<path[^>]* d="([^"<>]*)"/)?.[1] ?? '' };
}

/** The part of the drawing that the window shows: around the areas, and as wide as it may be. */
function windowAround(marks: { x: number; y: number }[], width: number, height: number) {
  const across = span(marks.map(({ x }) => x));
  const down = span(marks.map(({ y }) => y));
  const room = 2 * margin * width;
  const needed = Math.max(
    across.length + room,
    (down.length + room) * windowShape,
    minWidth * width,
  );
  const viewWidth = Math.min(needed, width);
  const viewHeight = Math.min(Math.max(viewWidth / windowShape, down.length + room), height);
  const start = (middle: number, part: number, whole: number) =>
    Math.min(Math.max(middle - part / 2, 0), whole - part);
  return {
    x: start(across.middle, viewWidth, width),
    y: start(down.middle, viewHeight, height),
    width: viewWidth,
    height: viewHeight,
  };
}

function span(values: number[]) {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { middle: (min + max) / 2, length: max - min };
}

const percent = (share: number) => Math.round(share * 10_000) / 100;
