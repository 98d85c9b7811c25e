export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns whether two boxes overlap by more than 1 px in both directions. */
export const doOverlap = (first: Box, second: Box) =>
  Math.min(first.right, second.right) - Math.max(first.left, second.left) > 1 &&
  Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) > 1;

/** Returns whether a box reaches more than 1 px out of its container, if it has one. */
export const isOutside = (box: Box, container?: Box) =>
  container !== undefined &&
  (box.left < container.left - 1 ||
    box.right > container.right + 1 ||
    box.top < container.top - 1 ||
    box.bottom > container.bottom + 1);

/** Returns the part of a line of text between the top of its capitals and its baseline. */
export const toInkBox = ({ left, right, top, height }: DOMRect): Box => ({
  left,
  right,
  top: top + 0.26 * height,
  bottom: top + 0.82 * height,
});
