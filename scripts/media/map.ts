import type { Area } from '../../model';
import { readMapEdges } from '../../model/load';
import type { MediaMap } from '../../model/media';
import { publishDrawing, readDrawing } from './drawings';

/**
 * Publishes content/map.svg.
 * @returns the map with a marker for each area that has coordinates, or undefined without a map or such an area.
 * @throws {ContentError} if browsers could not show the map.
 */
export async function makeMap(
  contentFolder: string,
  areas: readonly Area[],
  mediaFolder: string,
): Promise<MediaMap | undefined> {
  const drawing = await readDrawing(contentFolder, 'map');
  const edges = readMapEdges(contentFolder);
  if (!drawing || !edges || !areas.some(({ at }) => at)) return undefined;
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
  return { ...(await publishDrawing(drawing, mediaFolder)), markers };
}

const percent = (share: number) => Math.round(share * 10_000) / 100;
