import sharp from 'sharp';
import type { AppIcons } from '../../content/schema/derived-facts';
import { writeWhole } from '../shared/write-whole';
import { readColours } from './colours';
import { madeFile } from './made-file';
import { placeSvg, viewBoxOf } from './svg';

/**
 * Makes the icons of tabs, home screens and search results: the mark on a square of ink, which stands
 * out in light and dark tab bars alike. Phones round off its corners, hence the room around the mark;
 * `maskable` keeps it inside the circle that Android may cut out.
 */
export async function prepareAppIcons(logo: string, folder: string): Promise<AppIcons> {
  const tab = tile(logo, 32, 32);
  const svg = await madeFile({
    folder,
    stem: 'icon',
    extension: 'svg',
    from: [tab],
    make: async () => tab,
  });
  const mark = await trimmed(logo);
  const png = async (stem: string, size: number, drawing: string) => ({
    src: await madeFile({
      folder,
      stem: `${stem}-${size}`,
      extension: 'png',
      from: [drawing],
      make: () => rasterize(drawing),
    }),
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  // Feed readers, bookmark services and browsers that open a lone picture ask for this very address.
  await writeWhole('public/favicon.ico', ico(await rasterize(tab), 32));
  return {
    svg: { src: svg, sizes: 'any', type: 'image/svg+xml' },
    small: await png('icon', 32, tab),
    apple: await png('icon', 180, tile(mark, 180, 116)),
    medium: await png('icon', 192, tile(mark, 192, 116)),
    large: await png('icon', 512, tile(mark, 512, 348)),
    maskable: await png('icon-maskable', 512, tile(mark, 512, 260)),
  };
}

function tile(logo: string, size: number, markSize: number): string {
  const { ink, white } = readColours();
  const margin = (size - markSize) / 2;
  const mark = placeSvg(logo, margin, margin, markSize, white);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${ink}" d="M0 0h${size}v${size}H0z"/>${mark}</svg>`;
}

/** The mark without the empty margins of its file, which would set it off the icon's centre. */
async function trimmed(logo: string): Promise<string> {
  const [left, top, width, height] = viewBoxOf(logo);
  const scale = 1024 / Math.max(width, height);
  const sized = logo.replace('<svg ', `<svg width="${width * scale}" height="${height * scale}" `);
  const { info } = await sharp(Buffer.from(sized))
    .trim()
    .png()
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const drawn = [
    left - trimOffsetLeft / scale,
    top - trimOffsetTop / scale,
    info.width / scale,
    info.height / scale,
  ];
  return logo.replace(/viewBox="[^"]*"/, `viewBox="${drawn.join(' ')}"`);
}

function rasterize(drawing: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).flatten().png({ compressionLevel: 9 }).toBuffer();
}

/** An icon file is a directory of one entry and the PNG behind it; sharp cannot write the format. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
