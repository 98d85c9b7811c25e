import type { Content } from '../../content/schema/schema';

/** Percent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The point of a picture that stays visible when it is cropped. */
export function focusOf(content: Content, file: string): Focus {
  const described = content.pictures.find((picture) => picture.file === file);
  const [x = 50, y = 50] = (described?.focus.match(/\d+/g) ?? []).map(Number);
  return { x, y };
}

/** The largest rectangle of the wanted shape, as near to the focus as the edges allow. */
export function cropAround({ width, height }: Size, aspect: number, focus: Focus) {
  const cropWidth = Math.min(width, Math.round(height * aspect));
  const cropHeight = Math.min(height, Math.round(width / aspect));
  const place = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((percent / 100) * whole - part / 2, 0), whole - part));
  return {
    left: place(focus.x, width, cropWidth),
    top: place(focus.y, height, cropHeight),
    width: cropWidth,
    height: cropHeight,
  };
}

/** The focus in percent of the crop, for the cropping that the browser does on top. */
export function within(focus: number, whole: number, start: number, part: number): number {
  return Math.round(Math.min(Math.max((((focus / 100) * whole - start) / part) * 100, 0), 100));
}
