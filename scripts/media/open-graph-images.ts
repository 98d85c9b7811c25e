import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import sharp from 'sharp';
import { type Content, exportName, pageList } from '../../model';
import type { Media } from '../../model/media';
import { layoutPhotos, openGraphImage, openGraphSize } from './open-graph-layout';
import { hashOf, makeFile } from './output';

/** WhatsApp doesn't show larger pictures. */
const maxBytes = 300_000;

/**
 * Generates the Open Graph images of the pages.
 * @param logo a PNG for dark backgrounds.
 * @param pictures the manifest of the pictures in `mediaFolder`.
 */
export async function makeOpenGraphImages(
  content: Content,
  logo: Buffer,
  pictures: Media['pictures'],
  mediaFolder: string,
) {
  const square = { width: 192, height: 192, fit: 'contain', background: '#0000' } as const;
  const logoUri = dataUri('png', await sharp(logo).resize(square).png().toBuffer());
  const images = pageList.map(async (page) => {
    const texts = textsOf(content, page);
    const files = page.openGraphPictures(content[page.key], content.services);
    // The pictures of the sample feed are missing if the feed is another one.
    const existing = files.map((file) => largestOf(pictures, file)).filter(({ src }) => src);
    const photos = layoutPhotos(existing);
    // The address of a photo contains a hash of its content.
    const hash = hashOf(JSON.stringify(openGraphImage(texts, logoUri, photos), withoutDebugInfo));
    // Without a photo a PNG is smaller.
    const type = photos.length > 0 ? 'jpeg' : 'png';
    const file = path.join(mediaFolder, `open-graph-${exportName(page.path)}.${hash}.${type}`);
    const src = await makeFile(file, async () => {
      const embedded = photos.map(async (photo) => {
        const picture = sharp(path.join(mediaFolder, path.basename(photo.src)));
        return { ...photo, src: dataUri('jpeg', await picture.jpeg({ quality: 95 }).toBuffer()) };
      });
      const element = openGraphImage(texts, logoUri, await Promise.all(embedded));
      // Imported here because it takes long to load, and most runs draw no image.
      const { default: satori } = await import('satori');
      const fonts = await readFonts(Object.values(texts).join(''));
      return encode(await satori(element, { ...openGraphSize, fonts }), type);
    });
    return [page.path, { src, ...openGraphSize, type: `image/${type}` }] as const;
  });
  return Object.fromEntries(await Promise.all(images)) as Media['openGraphImages'];
}

const textsOf = (content: Content, page: (typeof pageList)[number]) => ({
  heading: page.heading(content[page.key]),
  name: content.site.name,
  phone: content.site.phone.display,
});

/** Returns the characters that the typeface does not have, so that the images leave them out. */
export async function findUndrawnCharacters(content: Content): Promise<string[]> {
  const texts = pageList.flatMap((page) => Object.values(textsOf(content, page)));
  const undrawn: string[] = [];
  const { default: satori } = await import('satori');
  await satori(createElement('div', { style: { display: 'flex' } }, texts.join(' ')), {
    ...openGraphSize,
    fonts: await readFonts(texts.join('')),
    loadAdditionalAsset: async (_, missing) => {
      undrawn.push(missing);
      return [];
    },
  });
  const characters = new Intl.Segmenter('en').segment(undrawn.join(''));
  return [...new Set(Array.from(characters, ({ segment }) => segment))];
}

function largestOf(pictures: Media['pictures'], file: string) {
  const uses = Object.entries(pictures).filter(([use]) => use.endsWith(`/${file}`));
  const [largest] = uses.map(([, use]) => use).sort((a, b) => b.width - a.width);
  return { src: largest?.files.at(-1)?.src ?? '', focus: largest?.focus };
}

/** Encodes an image. A JPEG gets the best quality at which it is small enough. */
async function encode(svg: string, type: 'png' | 'jpeg'): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).flatten();
  if (type === 'png') return image.png({ palette: true }).toBuffer();
  for (let quality = 84; ; quality -= 10) {
    const jpeg = image.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' });
    const bytes = await jpeg.toBuffer();
    if (bytes.length <= maxBytes || quality < 20) return bytes;
  }
}

const dataUri = (type: string, data: Buffer) =>
  `data:image/${type};base64,${data.toString('base64')}`;

/** Returns the semi-bold font of the pages, subset to the text, in a format that satori can read. */
async function readFonts(text: string) {
  const { default: subsetFont } = await import('subset-font');
  const folder = 'node_modules/@fontsource-variable/familjen-grotesk/files';
  const parts = ['latin', 'latin-ext', 'vietnamese'].map(async (name) => {
    const file = await readFile(`${folder}/familjen-grotesk-${name}-wght-normal.woff2`);
    const options = { targetFormat: 'truetype', variationAxes: { wght: 600 } } as const;
    return { name, weight: 600 as const, data: await subsetFont(file, text, options) };
  });
  return Promise.all(parts);
}

/** Omits what React adds to elements in development, so that `next dev` and a build generate the same files. */
const withoutDebugInfo = (key: string, value: unknown) => (key.startsWith('_') ? undefined : value);
