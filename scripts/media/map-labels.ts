import type { Area, MapPoint } from '../../content/schema';

type Side = Area['label'];
type Box = { left: number; right: number; top: number; bottom: number };

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
  const at = ({ left, top }: MapPoint) => ({
    x: (left / 100) * width,
    y: ((top / 100) * width) / shape,
  });
  const around = (x: number, y: number, wide: number, high: number): Box => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y - high / 2,
    bottom: y + high / 2,
  });
  /** The marks first, then the names that have a place. */
  const taken = points.map((point) => around(at(point).x, at(point).y, 16, 16));
  const isFree = (box: Box, own?: number) =>
    box.left > 2 &&
    box.right < width - 2 &&
    box.top > 2 &&
    box.bottom < width / shape - 2 &&
    !taken.some(
      (it, index) =>
        index !== own &&
        it.left < box.right &&
        it.right > box.left &&
        it.top < box.bottom &&
        it.bottom > box.top,
    );
  const shown = waters.filter((water) => {
    const words = water.name.split(' ');
    const maxLetters = Math.max(...words.map((word) => word.length));
    const box = around(at(water).x, at(water).y, maxLetters * letter, words.length * 17);
    return isFree(box) && taken.push(box);
  });
  const sides = points.map((point, index) => {
    const { x, y } = at(point);
    const wide = point.name.length * letter;
    const boxes: Record<Side, Box> = {
      right: around(x + distance + wide / 2, y, wide, lineHeight),
      left: around(x - distance - wide / 2, y, wide, lineHeight),
      below: around(x, y + distance + lineHeight / 2, wide, lineHeight),
      above: around(x, y - distance - lineHeight / 2, wide, lineHeight),
    };
    const order: Side[] = [point.label, 'right', 'left', 'below', 'above'];
    const side = order.find((it) => isFree(boxes[it], index));
    if (side) taken.push(boxes[side]);
    return side;
  });
  return { waters: shown, sides };
}
