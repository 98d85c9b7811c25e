import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Area } from '../../model';
import { ContentError, readMapEdges } from '../../model/load';
import type { MediaMap } from '../../model/media';
import { hasFile, hashOf, makeFile } from './output';

/** Of the picture, in pixels. */
const width = 1400;

/**
 * Generates the picture of content/map.svg in `mediaFolder`.
 * @returns it and a marker for each area that has coordinates, if there is a map and such an area.
 * @throws {ContentError} when nothing can read it.
 */
export async function makeMap(
  contentFolder: string,
  areas: readonly Area[],
  mediaFolder: string,
): Promise<MediaMap | undefined> {
  const edges = hasFile(contentFolder, 'map.svg') ? readMapEdges(contentFolder) : undefined;
  if (!edges || !areas.some(({ at }) => at)) return undefined;
  const { north, south, west, east } = edges;
  const markers = areas.flatMap(({ at }, area) =>
    at
      ? {
          area,
          left: percent((at.longitude - west) / (east - west)),
          top: percent((north - at.latitude) / (north - south)),
        }
      : [],
  );
  const svg = await readFile(path.join(contentFolder, 'map.svg'));
  const drawing = sharp(svg);
  const size = await drawing.metadata().catch(() => {
    throw new ContentError(['content/map.svg: found a file that is no drawing, expected an SVG.']);
  });
  const file = path.join(mediaFolder, `map.${hashOf(svg, String(width))}.avif`);
  const src = await makeFile(file, () => drawing.resize({ width }).avif().toBuffer());
  return { src, width, height: Math.round((width * size.height) / size.width), markers };
}

const percent = (share: number) => Math.round(share * 10_000) / 100;
