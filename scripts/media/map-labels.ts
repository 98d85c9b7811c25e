import type { MapPoint, Place } from '../../content/schema';

type Side = Place['label'];
type Box = { left: number; right: number; top: number; bottom: number };

/** The width of the map's window in pixels for which names must have room: a phone's. */
const width = 300;
/** Of a name at its size on phones, in pixels. */
const letter = 7.8;
const lineHeight = 20;
/** From a mark's middle to its name. */
const distance = 12;

/**
 * The side of each region's name on the map: the owner's, or another where the name would leave the map or cover another
 * name or mark. `undefined` where no side has room.
 */
export function labelSides(
  points: (MapPoint & { name: string; label: Side })[],
  waters: (MapPoint & { name: string })[],
  shape: number,
): (Side | undefined)[] {
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
  const marks = points.map((point) => around(at(point).x, at(point).y, 16, 16));
  const names = waters.map((it) => around(at(it).x, at(it).y, it.name.length * letter, lineHeight));
  const isFree = (box: Box, own: number) =>
    box.left > 2 &&
    box.right < width - 2 &&
    box.top > 2 &&
    box.bottom < width / shape - 2 &&
    ![...marks.filter((_, index) => index !== own), ...names].some(
      (it) =>
        it.left < box.right && it.right > box.left && it.top < box.bottom && it.bottom > box.top,
    );
  return points.map((point, index) => {
    const { x, y } = at(point);
    const wide = point.name.length * letter;
    const boxes: Record<Side, Box> = {
      right: around(x + distance + wide / 2, y, wide, lineHeight),
      left: around(x - distance - wide / 2, y, wide, lineHeight),
      below: around(x, y + distance + lineHeight / 2, wide, lineHeight),
      above: around(x, y - distance - lineHeight / 2, wide, lineHeight),
    };
    const sides: Side[] = [point.label, 'right', 'left', 'below', 'above'];
    const side = sides.find((it) => isFree(boxes[it], index));
    if (side) names.push(boxes[side]);
    return side;
  });
}
