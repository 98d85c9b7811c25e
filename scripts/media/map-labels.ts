import type { Area, MapPoint } from '../../content/schema';

type Side = Area['label'];
/** A rectangle around a point, in pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The width of the map's window in pixels for which names must have room: a phone's. */
const width = 300;
/** Of a name at its size on phones, in pixels. */
const letter = 7.8;
const lineHeight = 20;
/** From a mark's middle to its name. */
const distance = 12;

/**
 * Which names of waters are on the map, each word on a line of its own, and the side of each area's name: the owner's, or
 * another where the name would leave the map or cover another name or mark, or `undefined` where no side has room.
 */
export function layOutNames<Water extends MapPoint & { name: string }>(
  points: (MapPoint & { name: string; label: Side })[],
  waters: Water[],
  shape: number,
): { waters: Water[]; sides: (Side | undefined)[] } {
  const map: Box = { x: width / 2, y: width / shape / 2, width, height: width / shape };
  const boxAt = ({ left, top }: MapPoint, width: number, height: number): Box => {
    return { x: (left / 100) * map.width, y: (top / 100) * map.height, width, height };
  };
  const marks = points.map((point) => ({ ...point, box: boxAt(point, 16, 16) }));
  /** The marks first, then the names that have a place. */
  const taken = marks.map(({ box }) => box);
  const isFree = (box: Box, own?: Box) =>
    isInside(box, map) && !taken.some((other) => other !== own && overlap(box, other));
  const shown = waters.filter((water) => {
    const words = water.name.split(' ');
    const maxLetters = Math.max(...words.map((word) => word.length));
    const box = boxAt(water, maxLetters * letter, words.length * 17);
    if (!isFree(box)) return false;
    taken.push(box);
    return true;
  });
  const sides = marks.map(({ name, label, box: mark }) => {
    const size = { width: name.length * letter, height: lineHeight };
    const across = distance + size.width / 2;
    const down = distance + size.height / 2;
    const boxes: Record<Side, Box> = {
      right: { ...size, x: mark.x + across, y: mark.y },
      left: { ...size, x: mark.x - across, y: mark.y },
      below: { ...size, x: mark.x, y: mark.y + down },
      above: { ...size, x: mark.x, y: mark.y - down },
    };
    const order: Side[] = [label, 'right', 'left', 'below', 'above'];
    const side = order.find((one) => isFree(boxes[one], mark));
    if (side) taken.push(boxes[side]);
    return side;
  });
  return { waters: shown, sides };
}

const overlap = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/** Two pixels from the edge at least. */
const isInside = (box: Box, outer: Box) =>
  Math.abs(box.x - outer.x) < (outer.width - box.width) / 2 - 2 &&
  Math.abs(box.y - outer.y) < (outer.height - box.height) / 2 - 2;
