import type { PageElement } from '../scripts/post-process/page';

/** Every address that an element leads to or loads. */
export function addressesIn({ tag, attributes, text }: PageElement): string[] {
  const { href, src, srcset, imagesrcset, poster, content: value } = attributes;
  const inSets = [srcset, imagesrcset].flatMap(
    (set) => set?.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') ?? [],
  );
  const inStyles =
    tag === 'style' ? [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url) : [];
  const inData =
    attributes.type === 'application/ld+json'
      ? [...text.matchAll(/"(https?:[^"]+)"/g)].map(([, url = '']) => url)
      : [];
  const inMeta = tag === 'meta' && value?.startsWith('http') ? [value] : [];
  return [href, src, poster, ...inSets, ...inStyles, ...inData, ...inMeta].filter(
    (address) => address !== undefined,
  );
}
