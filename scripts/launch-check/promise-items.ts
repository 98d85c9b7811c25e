import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Service } from '../../content/schema/schema';
import { parse } from '../../content/schema/yaml-texts';
import type { InitialContent } from './initial';
import { type Item, ready, warning } from './item';
import { pageTexts } from './written-texts';

/** What the texts that came with the site promise; the site cannot know whether it is so. */
export const claims: Record<string, RegExp> = {
  '24/7': /24\/7/,
  '80%': /80 ?%/,
  'licensed and insured': /licensed and insured/i,
  'three regions': /three regions/i,
  'from Simcoe County down to Lake Ontario': /from Simcoe County down to Lake Ontario/i,
};

/** A line each. */
const confirmedFile = 'confirmed.txt';

interface Asked {
  name: string;
  verb: string;
  isIn: (text: string) => boolean;
}

/**
 * What the texts of content/pages promise and the owner has not confirmed: the claims that came with
 * the site, and services that are hidden or gone.
 */
export function promiseItems(folder: string, initial: Pick<InitialContent, 'services'>): Item[] {
  const file = path.join(folder, confirmedFile);
  // In quotes, after a dash or with a full stop a line says the same.
  const confirmed = existsSync(file) ? readFileSync(file, 'utf8').split('\n').map(asSaid) : [];
  const texts = pageTexts(folder);
  const items = [...askedOfClaims(), ...askedOfServices(folder, initial.services)].flatMap(
    ({ name, verb, isIn }) => {
      const places = texts.filter(({ text }) => isIn(text));
      if (places.length === 0 || confirmed.includes(asSaid(name))) return [];
      const where = places.map(({ file, line }) => `${file}, line ${line}`).join('; ');
      return warning(
        'the promises',
        `“${name}” ${verb} in content/pages (${where}). Is this true of you?`,
        `If it is, write the line “${name}” into content/${confirmedFile}; if not, change those words.`,
      );
    },
  );
  const none = ready('the promises', 'What the site promises is confirmed, or your own words.');
  return items.length > 0 ? items : [none];
}

function askedOfClaims(): Asked[] {
  return Object.entries(claims).map(([name, form]) => ({
    name,
    verb: 'stands',
    isIn: (text) => form.test(text),
  }));
}

function askedOfServices(folder: string, shipped: InitialContent['services']): Asked[] {
  const services: Service[] = parse(readFileSync(path.join(folder, 'services.yaml'), 'utf8'));
  const asked = (verb: string) => (service: Pick<Service, 'id' | 'title'>) => ({
    name: service.title,
    verb,
    isIn: (text: string) =>
      [service.title, service.id].some((name) => asSaid(text).includes(asSaid(name))),
  });
  const titles = services.map(({ title }) => asSaid(title));
  return [
    ...services.filter(({ active }) => !active).map(asked('is hidden, and still named')),
    ...shipped
      .filter(({ title }) => !titles.includes(asSaid(title)))
      .map(asked('is no longer among your services, and still named')),
  ];
}

/** As people would say it: "Fly-Screens" and "a fly screen", "Glass & Mirrors" and "glass and mirror". */
function asSaid(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).map((word) => word.replace(/(?<=[^s]{3})s$/, '')).join(' ')} `;
}
