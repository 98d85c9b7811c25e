import type { Area } from '../../model';
import { readMapEdges } from '../../model/load';
import type { MediaMap } from '../../model/media';
import { publishDrawing, readDrawing } from './drawings';

/**
 * Publishes content/map.svg.
 * @returns it and a marker for each area that has coordinates, if there is a map and such an area.
 * @throws {ContentError} when browsers could not show it.
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
