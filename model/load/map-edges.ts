import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Area } from '../schemas/content-files';
import type { Issue } from '../validation/format';
import { relativePath } from './folder-files';

const sides = ['north', 'south', 'west', 'east'] as const;

/** The edges of a map in degrees. */
export type MapEdges = Record<(typeof sides)[number], number>;

/** Reads the edges of content/map.svg from its svg element: data-north, data-south, data-west and data-east. */
export function readMapEdges(contentFolder: string): MapEdges | undefined {
  const file = path.join(contentFolder, 'map.svg');
  if (!existsSync(file)) return undefined;
  const svg = readFileSync(file, 'utf8');
  const edgeOf = (side: string) => Number(svg.match(`\\sdata-${side}=["']([^"']+)`)?.[1]);
  const [north, south, west, east] = sides.map(edgeOf) as [number, number, number, number];
  return { north, south, west, east };
}

/** Reports wrong edges of the map, and areas in content/site.yaml that are not on it. */
export function* checkMap(
  contentFolder: string,
  areas: readonly Area[],
): Iterable<{ file?: string; issue: Issue }> {
  const edges = readMapEdges(contentFolder);
  if (!edges || !areas.some(({ at }) => at)) return;
  const { north, south, west, east } = edges;
  if (!(north > south && east > west)) {
    const expected =
      'the edges of the map in degrees on its svg element: data-north, data-south, data-west and data-east';
    const written = sides.map((side) => `${side} ${edges[side] || 'nothing'}`).join(', ');
    const file = relativePath(contentFolder, 'map.svg');
    yield { file, issue: { path: [], found: written, expected } };
    return;
  }
  for (const [index, { at }] of areas.entries()) {
    if (!at) continue;
    const { latitude, longitude } = at;
    if (latitude < north && latitude > south && longitude > west && longitude < east) continue;
    yield {
      issue: {
        path: ['areas', index, 'at'],
        found: `${latitude}, ${longitude}`,
        expected: `a place on content/map.svg: a latitude from ${south} to ${north}, then a longitude from ${west} to ${east} (leave out “at” if the area is elsewhere)`,
      },
    };
  }
}
