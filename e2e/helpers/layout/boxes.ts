export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

export const leaves = (one: Box, frame?: Box) =>
  frame !== undefined &&
  (one.left < frame.left - 1 ||
    one.right > frame.right + 1 ||
    one.top < frame.top - 1 ||
    one.bottom > frame.bottom + 1);

/** A line of text from the height of its capitals to its baseline. */
export const inked = ({ left, right, top, height }: DOMRect): Box => ({
  left,
  right,
  top: top + 0.26 * height,
  bottom: top + 0.82 * height,
});
