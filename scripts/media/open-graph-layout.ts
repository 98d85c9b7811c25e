import { type CSSProperties, createElement, type ReactNode } from 'react';
import { readColour } from './colours';

export const openGraphSize = { width: 1200, height: 630 };

/** Chat apps may crop an image to its middle square, so that is where all words are. Photos are visible next to it. */
const square = { left: (1200 - 630) / 2, top: 0, width: 630, height: 630 };

const margin = 44;
const gap = 12;
const logoSize = 84;
const footHeight = 118;
const wordsWidth = square.width - 2 * margin;
const nameWidth = wordsWidth - logoSize - 22;
const headingTop = margin + logoSize + 28;
const headingHeight = square.height - headingTop - footHeight - 36;

type Size = { width: number; height: number };

interface Photo {
  src: string;
  focus: string | undefined;
}

/** Places the photos of an image: one fills it, and several are in two columns of at most three. */
export function layoutPhotos(photos: Photo[]) {
  if (photos.length < 2)
    return photos.map((photo) => ({ ...photo, left: 0, top: 0, ...openGraphSize }));
  const rows = Math.min(Math.floor(photos.length / 2), 3);
  const width = square.left - 2 * gap;
  const height = (openGraphSize.height - (rows + 1) * gap) / rows;
  return photos.slice(0, 2 * rows).map((photo, index) => ({
    ...photo,
    left: index % 2 === 0 ? gap : openGraphSize.width - width - gap,
    top: gap + Math.floor(index / 2) * (height + gap),
    width,
    height,
  }));
}

type Placed = ReturnType<typeof layoutPhotos>;

interface Texts {
  heading: string;
  /** The business's name and phone number. */
  name: string;
  phone: string;
}

/** Returns an image for satori: logo and name, heading, and phone, one below the other in the middle square. */
export function openGraphImage({ heading, name, phone }: Texts, logo: string, photos: Placed) {
  const colours = ['ink', 'night', 'white', 'amber'] as const;
  const [ink, night, white, amber] = colours.map(readColour);
  const nameBox = { left: margin + logoSize + 22, top: margin, width: nameWidth, height: logoSize };
  const headingBox = { left: margin, top: headingTop, width: wordsWidth, height: headingHeight };
  const foot = { top: square.height - footHeight, width: square.width, height: footHeight };
  const phoneSize = sizeOf([phone], wordsWidth, footHeight, 64);
  return box(
    { ...openGraphSize, background: ink, color: white },
    ...photos.map(({ src, focus, ...position }) =>
      image(src, { ...position, objectFit: 'cover', objectPosition: focus }),
    ),
    box(
      { ...square, background: photos.length === 1 ? `${night}cc` : night },
      image(logo, { left: margin, top: margin, width: logoSize, height: logoSize }),
      textBox(name, { ...nameBox, alignItems: 'center' }, 48),
      textBox(heading, { ...headingBox, alignItems: 'flex-end' }, 100),
      box(
        { ...foot, background: amber, color: ink, alignItems: 'center', fontSize: phoneSize },
        box({ left: margin, whiteSpace: 'nowrap' }, phone),
      ),
    ),
  );
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { position: 'absolute', display: 'flex', ...style } }, ...children);

const image = (src: string, style: CSSProperties) =>
  createElement('img', { src, style: { position: 'absolute', ...style } });

/** Returns a text that is as large as its box allows. */
function textBox(text: string, style: CSSProperties & Size, largest: number) {
  const fontSize = sizeOf(text.split(/\s+/), style.width, style.height, largest);
  const tight = { letterSpacing: '-0.035em', lineHeight: 1, textWrap: 'balance' } as const;
  return box({ ...style, ...tight, fontSize }, text);
}

/** Returns the largest font size at which lines of these words fit into a box. */
function sizeOf(words: string[], width: number, height: number, largest: number): number {
  const fits = (size: number) => {
    const lineWidth = width / size;
    let [lines, used] = [0, lineWidth];
    for (const word of words) {
      const length = emsOf(word);
      if (length > lineWidth) return false;
      const isNewLine = used + space + length > lineWidth;
      [lines, used] = isNewLine ? [lines + 1, length] : [lines, used + space + length];
    }
    return lines * size <= height;
  };
  let size = largest;
  while (size > 1 && !fits(size)) size--;
  return size;
}

/** The width of a space in em. */
const space = 0.55;

/** Estimates the width of a word in em. Capitals are wider. */
function emsOf(word: string): number {
  const capitals = word.match(/\p{Lu}/gu)?.length ?? 0;
  return word.length * 0.55 + capitals * 0.2;
}
