import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SocialCard } from '../../content/build-facts';
import type { Content, Path } from '../../content/schema';
import { cardHeight, cardWidth, drawCard, type Pane, placePictures } from './card-drawing';
import { readColours } from './colours';
import { madeFile } from './made-file';
import { cropAround, type Focus, focusOf } from './pictures';
import { openPicture, readPixels } from './read-picture';
import { loadTypeface } from './typeface';

// 256 colours, dithered: a third of the bytes, and messengers leave out large pictures.
const png = { palette: true, compressionLevel: 9, effort: 10 };

/**
 * Makes the picture that a link to each page brings along in messages and on social networks: the
 * page's heading beside its pictures, and a sill with the mark, the name and the number to call.
 */
export async function prepareSocialCards(content: Content, logo: string, folder: string) {
  const typeset = await loadTypeface(JSON.stringify(content));
  const colours = readColours();
  const { name, phone } = content.site;
  const cards: Partial<Record<Path, SocialCard>> = {};
  for (const { page, heading, pictures } of designs(content)) {
    const words = { heading, name, phone: phone.display };
    const panes = placePictures(pictures);
    const drawing = drawCard(words, panes, logo, typeset, colours);
    const photos = await Promise.all(panes.map((pane) => readPhoto(content, pane)));
    cards[page] = {
      src: await madeFile({
        folder,
        stem: `card-${page === '/' ? 'home' : page.slice(1)}`,
        extension: 'png',
        from: [
          drawing,
          ...photos.flatMap(({ pane, focus, bytes }) => [
            JSON.stringify([png, pane, focus]),
            bytes,
          ]),
        ],
        make: () => paint(photos, drawing, colours.ink),
      }),
      width: cardWidth,
      height: cardHeight,
      alt: `${heading} – ${name}, ${phone.display}`,
    };
  }
  return cards as Record<Path, SocialCard>;
}

interface Design {
  page: Path;
  heading: string;
  pictures: string[];
}

function designs(content: Content): Design[] {
  const { home, servicesPage, services, gallery, contact } = content;
  return [
    { page: '/', heading: home.hero.headline, pictures: [home.hero.wide] },
    {
      page: '/services',
      heading: servicesPage.heading,
      pictures: services.map(({ image }) => image),
    },
    {
      page: '/gallery',
      heading: gallery.heading,
      pictures: gallery.sampleFeed.map(({ picture }) => picture).slice(0, 4),
    },
    { page: '/contact', heading: contact.promise, pictures: [contact.picture] },
  ];
}

interface Photo {
  pane: Pane;
  focus: Focus;
  bytes: Buffer;
}

async function readPhoto(content: Content, pane: Pane): Promise<Photo> {
  const bytes = await readFile(path.join('content/pictures', pane.file));
  return { pane, focus: focusOf(content, pane.file), bytes };
}

async function paint(photos: Photo[], drawing: string, background = ''): Promise<Buffer> {
  const layers = photos.map(async ({ pane, focus, bytes }) => {
    const { left, top, width, height } = pane;
    const source = await openPicture(bytes);
    const crop = cropAround(source, width / height, focus);
    const { data, info } = await readPixels(source, crop, width);
    const input = await sharp(data, { raw: info }).resize({ width, height }).png().toBuffer();
    return { input, left, top };
  });
  return sharp({ create: { width: cardWidth, height: cardHeight, channels: 3, background } })
    .composite([...(await Promise.all(layers)), { input: Buffer.from(drawing) }])
    .png(png)
    .toBuffer();
}
