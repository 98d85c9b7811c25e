import { type CSSProperties, createElement, type ReactNode } from 'react';
import { readColour } from './colours';

export const linkCardSize = { width: 1200, height: 630 };

const footHeight = 104;
const upperHeight = linkCardSize.height - footHeight;
const margin = 60;
const gap = 12;

interface Photo {
  src: string;
  focus: string | undefined;
}

/** The photos of a card: one fills it, four or six are at the right. */
export function layoutPhotos(photos: Photo[]) {
  const filled = { left: 0, top: 0, width: linkCardSize.width, height: upperHeight };
  if (photos.length < 4) return photos.slice(0, 1).map((photo) => ({ ...photo, ...filled }));
  const columns = photos.length < 6 ? 2 : 3;
  const height = (upperHeight - 3 * gap) / 2;
  const width = Math.round(columns === 2 ? height : height * 0.84);
  return photos.slice(0, columns * 2).map((photo, index) => ({
    ...photo,
    left: linkCardSize.width - (columns - (index % columns)) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
}

type Placed = ReturnType<typeof layoutPhotos>;

interface CardTexts {
  heading: string;
  /** The business's name and phone number. */
  name: string;
  phone: string;
}

/** A card for satori: heading and pictures above; mark, name and phone below. */
export function linkCard({ heading, name, phone }: CardTexts, logo: string, photos: Placed) {
  const colours = ['ink', 'night', 'white', 'amber'] as const;
  const [ink, night, white, amber] = colours.map(readColour);
  const isFilled = photos.length === 1;
  const width = photos.length > 1 ? (photos[0]?.left ?? 0) - margin - 24 : 720;
  const fontSize = headingSize(heading, width, isFilled ? 92 : 112);
  const tight = { letterSpacing: '-0.035em', lineHeight: 0.98, textWrap: 'balance' } as const;
  const foot = { top: upperHeight, height: footHeight, alignItems: 'center' };
  const fromLeft = `linear-gradient(to right, ${night}e6, ${night}9e 40%, ${night}00 75%)`;
  const fromFoot = `linear-gradient(to top, ${night}b3, ${night}00 50%)`;
  const nameSize = Math.min(36, Math.floor(1380 / name.length));
  return box(
    { ...linkCardSize, background: ink, color: white, fontSize: 36 },
    ...photos.map(({ src, focus, ...position }) =>
      image(src, { ...position, objectFit: 'cover', objectPosition: focus }),
    ),
    isFilled &&
      box({ width: '100%', height: upperHeight, backgroundImage: `${fromLeft}, ${fromFoot}` }),
    isFilled && box({ ...foot, width: '100%', borderTop: `1px solid ${white}29` }),
    box({ ...tight, left: margin, bottom: footHeight + 32, width, fontSize }, heading),
    image(logo, { left: margin - 4, top: upperHeight + 28, width: 48, height: 48 }),
    box({ ...foot, left: margin + 62, fontSize: nameSize, letterSpacing: '-0.02em' }, name),
    box({ ...foot, right: 0, padding: '0 60px 0 44px', background: amber, color: ink }, phone),
  );
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { position: 'absolute', display: 'flex', ...style } }, ...children);

const image = (src: string, style: CSSProperties) =>
  createElement('img', { src, style: { position: 'absolute', ...style } });

/** As large as the longest word and the whole text leave room for, at half an em a letter. */
function headingSize(heading: string, room: number, largest: number): number {
  const maxLetters = Math.max(...heading.split(/\s+/).map(({ length }) => length));
  const byArea = Math.sqrt((room * (upperHeight - 2 * margin)) / heading.length / 0.65);
  return Math.floor(Math.min(largest, (room * 2) / maxLetters, byArea));
}
