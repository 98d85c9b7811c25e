import type { Colours } from './colours';
import { placeSvg } from './svg';
import type { SetText, TextStyle, Typeface } from './typeface';
import { wrapWords } from './wrap-words';

export const cardWidth = 1200;
export const cardHeight = 630;

const sillTop = cardHeight - 104;
const margin = 60;
const mullion = 12;

/** Where a picture stands on a card. */
export interface Pane {
  file: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One picture fills the card above the sill; four or six stand as a façade at its right. */
export function placePictures(files: string[]): Pane[] {
  if (files.length < 4) {
    return files
      .slice(0, 1)
      .map((file) => ({ file, left: 0, top: 0, width: cardWidth, height: sillTop }));
  }
  const columns = files.length < 6 ? 2 : 3;
  const height = (sillTop - 3 * mullion) / 2;
  const width = Math.round(height * (columns === 2 ? 1 : 0.84));
  const left = cardWidth - columns * (width + mullion);
  return files.slice(0, columns * 2).map((file, index) => ({
    file,
    left: left + (index % columns) * (width + mullion),
    top: mullion + Math.floor(index / columns) * (height + mullion),
    width,
    height,
  }));
}

interface Words {
  heading: string;
  name: string;
  phone: string;
}

/** Everything on a card but its pictures, as SVG: the shade, the heading and the sill. */
export function drawCard(
  words: Words,
  panes: Pane[],
  logo: string,
  typeset: Typeface,
  colours: Colours,
): string {
  const { ink, amber, white } = colours;
  const filled = panes.length === 1;
  const room = filled ? 720 : (panes[0]?.left ?? cardWidth) - margin - 24;
  const heading = setHeading(words.heading, filled ? 92 : 112, room, typeset);
  const phone = typeset(words.phone, { size: 36 });
  const cell = Math.round(phone.width) + margin + 44;
  const name = setName(words.name, cardWidth - cell - margin - 100, typeset);
  const base = sillTop + 64;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">`,
    filled && shade(colours.night),
    `<g fill="${white}">${heading.at(margin, sillTop - 44)}</g>`,
    `<path fill="${ink}" d="M0 ${sillTop}h${cardWidth}v104H0z"/>`,
    filled && `<path fill="${white}" fill-opacity=".16" d="M0 ${sillTop}h${cardWidth}v1H0z"/>`,
    placeSvg(logo, margin - 4, sillTop + 28, 48, white),
    `<g fill="${white}">${name.at(margin + 62, base)}</g>`,
    `<path fill="${amber}" d="M${cardWidth - cell} ${sillTop}h${cell}v104H${cardWidth - cell}z"/>`,
    `<g fill="${ink}">${phone.at(cardWidth - cell + 44, base)}</g>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

/** The picture is darkened from the left and below, only as far as the words need, as on Home. */
const shade = (night: string) => `<defs>
<linearGradient id="left"><stop offset="0" stop-color="${night}" stop-opacity=".9"/><stop offset=".4" stop-color="${night}" stop-opacity=".62"/><stop offset=".75" stop-color="${night}" stop-opacity="0"/></linearGradient>
<linearGradient id="below" x2="0" y1="1" y2="0"><stop offset="0" stop-color="${night}" stop-opacity=".7"/><stop offset=".5" stop-color="${night}" stop-opacity="0"/></linearGradient>
</defs><path fill="url(#left)" d="M0 0h${cardWidth}v${sillTop}H0z"/><path fill="url(#below)" d="M0 0h${cardWidth}v${sillTop}H0z"/>`;

/** The name in one line, smaller when it is long. */
function setName(text: string, room: number, typeset: Typeface): SetText {
  const style = { size: 36, tracking: -0.02 };
  const { width } = typeset(text, style);
  return typeset(text, { ...style, size: Math.min(36, Math.floor((36 * room) / width)) });
}

/** The heading as large as its column allows, in lines of about equal length. */
function setHeading(text: string, largest: number, room: number, typeset: Typeface) {
  for (let size = largest; ; size -= 4) {
    const style = { size, tracking: -0.035 };
    const lines = wrap(text, room, typeset, style);
    const leading = size * 0.98;
    const tooWide = lines.some((line) => typeset(line, style).width > room);
    if (size > 12 && (tooWide || lines.length * leading > sillTop - 2 * margin)) continue;
    return {
      at: (x: number, lastLine: number) =>
        lines
          .map((line, index) =>
            typeset(line, style).at(x, lastLine - (lines.length - 1 - index) * leading),
          )
          .join(''),
    };
  }
}

/** Narrows the column until one more line would be needed: what `text-wrap: balance` does. */
function wrap(text: string, room: number, typeset: Typeface, style: TextStyle): string[] {
  const fits = (line: string, limit: number) => typeset(line, style).width <= limit;
  const wrapAt = (limit: number) => wrapWords(text, (line) => fits(line, limit));
  let best = wrapAt(room);
  for (let limit = room; limit > 0; limit -= 20) {
    const narrower = wrapAt(limit);
    if (narrower.length > best.length || !narrower.every((line) => fits(line, limit))) break;
    best = narrower;
  }
  return best;
}
