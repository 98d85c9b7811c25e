import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content/schema/schema';
import { usedPictures } from '../../content/schema/used-pictures';
import initialFile from './initial.json' with { type: 'json' };

/** What came with the site, as record-initial.ts has written it down. */
export interface InitialContent {
  name: string;
  shortName: string;
  url: string;
  phone: { dial: string; display: string };
  email: string;
  hours: string;
  openingHours: unknown;
  areas: string[];
  socials: string[];
  services: { id: string; title: string }[];
  quotes: string[];
  /** The captions of the sample feed. */
  captions: string[];
  logo: string;
  /** The descriptions of the pictures. */
  alts: string[];
  /** By the picture's hash: each place that shows it, as kind and focus (`wide 70% 60%`). */
  pictures: Record<string, string[]>;
}

export const initial: InitialContent = initialFile;

/** @param content hidden entries too, as the owner may publish them later. */
export function describeInitial(content: Content, folder: string): InitialContent {
  const { name, shortName, url, phone, email, hours, openingHours, areas } = content.site;
  return {
    name,
    shortName,
    url,
    phone: { dial: phone.dial, display: phone.display },
    email,
    hours,
    openingHours,
    areas,
    socials: content.socials.map((social) => social.url),
    services: content.services.map(({ id, title }) => ({ id, title })),
    quotes: content.testimonials.map(({ quote }) => wordsOf(quote)),
    captions: content.gallery.sampleFeed.map(({ caption }) => caption),
    logo: hashOfLogo(folder) ?? '',
    alts: content.pictures.map(({ alt }) => alt),
    pictures: Object.fromEntries(
      content.pictures.map(({ file, focus }) => [
        hashOfPicture(folder, file),
        kindsOf(content, file).map((kind) => `${kind} ${focus}`),
      ]),
    ),
  };
}

function kindsOf(content: Content, file: string): string[] {
  const uses = usedPictures(content).filter((use) => use.file === file);
  return [...new Set(uses.flatMap(({ kinds }) => kinds))].sort();
}

/** Letters and digits only: a changed comma or quotation mark makes nobody's words of a sample. */
export function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function hashOfPicture(folder: string, file: string): string {
  return hash(readFileSync(path.join(folder, 'pictures', file)));
}

/** Nothing when there is no logo; line endings do not count, since git may change them. */
export function hashOfLogo(folder: string): string | undefined {
  const file = path.join(folder, 'logo.svg');
  if (!existsSync(file)) return undefined;
  return hash(readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim());
}

function hash(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 24);
}
