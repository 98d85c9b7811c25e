import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { contentFiles } from '../../model';
import { makeText } from './make-text';
import { sites } from './sites';

/** Pictures and choices are those of this content, and of the overlay that connects it to other hosts. */
const fixture = 'e2e/fixtures/content';
const overlay = 'e2e/fixtures/base-path';

const parseFile = (file: string) => parse(readFileSync(file, 'utf8')) as object;

/** The data of a content file of the fixture, with the fields of the overlay in place of its own. */
function readFixture(file: string): object {
  const data = parseFile(path.join(fixture, file));
  const changed = path.join(overlay, file);
  return existsSync(changed) ? { ...data, ...parseFile(changed) } : data;
}

/** Copies the fixture with the overlay. */
export function writeBasePathContent(folder: string): void {
  cpSync(fixture, folder, { recursive: true });
  for (const file of readdirSync(overlay))
    writeFileSync(path.join(folder, file), stringify(readFixture(file), yamlStyle));
}

/** A wide black logo, without another one for dark ground. */
const wideLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48">
  <path fill="none" stroke="#000" stroke-width="5" d="M4 4h40v40H4zM24 4v40M4 24h40" />
  <path d="M56 38V10h7l12 18V10h7v28h-7L63 20v18zM92 10h24v28H92z" />
</svg>
`;

/** Texts that look like numbers stay texts. */
const yamlStyle = { defaultStringType: 'QUOTE_DOUBLE' } as const;

/** Settings whose texts no page shows are those of the fixture. */
const copied = /^site\.(openingHours|specialHours|verification|form|feed|statistics|scripts)$/;

/** Values of fields that are no free text, by the field's name with 0 for each entry's number. */
const values: Record<string, (entry: number, isMaxContent: boolean) => unknown> = {
  'services.0.id': (entry) => `entry-${entry}`,
  'services.0.part.at': (entry) => `${12 + (entry % 4) * 25}% ${25 + Math.floor(entry / 4) * 50}%`,
  'services.0.part.outline': (entry) => {
    const [near, far] = [entry * 12, entry * 12 + 10].map((edge) => `${edge}%`);
    return `${near} ${near}, ${far} ${near}, ${far} ${far}, ${near} ${far}`;
  },
  'services.0.active': () => true,
  'home.house.order.0': (entry) => `entry-${entry}`,
  'testimonials.0.id': (entry) => `entry-${entry}`,
  'testimonials.0.active': () => true,
  'socials.0.url': () => 'https://www.instagram.com/northpane.example/',
  'socials.0.icon': () => 'instagram',
  'socials.0.active': () => true,
  'home.facts.0.night': () => 'Open now. It is {time}',
  'site.url': (_, isMaxContent) =>
    isMaxContent ? sites['max-content'].slice(0, -1) : 'https://min-content.example',
  'site.feed': (_, isMaxContent) => (isMaxContent ? undefined : { provider: 'none' }),
  'site.notice.until': () => '2099-12-31',
  'site.email': (_, isMaxContent) =>
    isMaxContent ? 'customerservice@northpane-windows.example' : undefined,
  'site.phone.dial': () => '+17055550111',
  'site.phone.display': (_, isMaxContent) =>
    isMaxContent ? '+1 (705) 555 - 0142 0143' : undefined,
  'site.otherNumbers.0.dial': () => '+17055550111',
  'site.otherNumbers.0.display': () => '1-800-555-0112',
  'site.areas.0.at': (entry) => `43.${58 + ((entry * 7) % 5) * 4}, -79.${38 + entry * 6}`,
};

/** How many entries a list has at least and at most. Eight where the schema has no limit. */
function boundsOf(list: z.ZodArray) {
  const checks = list._zod.def.checks?.map((check) => check._zod.def) ?? [];
  const { length, minimum = length ?? 0, maximum = length ?? 8 } = Object.assign({}, ...checks);
  return { minimum, maximum } as { minimum: number; maximum: number };
}

/** The longest content has what is optional, and as many entries and as long texts as the schema allows; the least as few. */
const contentMaker = (isMaxContent: boolean) =>
  /**
   * Makes the data of a field.
   * @param field its name, such as `home.facts.0.title`.
   * @param given its value in the fixture.
   */
  function make(schema: z.core.$ZodType, field: string, given: unknown): unknown {
    const entry = Number(field.match(/\d+/)?.[0]);
    const value = values[field.replaceAll(/\d+/g, '0')]?.(entry, isMaxContent);
    const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
    const isSwitch = innerType instanceof z.ZodBoolean;
    if (schema instanceof z.ZodOptional && !isMaxContent && !isSwitch) return undefined;
    if (value !== undefined || copied.test(field)) return value ?? given;
    if (innerType) return make(innerType, field, given);
    if (schema instanceof z.ZodPipe) return make(schema.in, field, given);
    if (schema instanceof z.ZodObject) {
      const fields = Object.entries<z.core.$ZodType>(schema.shape);
      const group = Object(given) as Record<string, unknown>;
      return Object.fromEntries(
        fields.map(([key, inner]) => [key, make(inner, `${field}.${key}`, group[key])]),
      );
    }
    if (schema instanceof z.ZodArray) {
      const { minimum, maximum } = boundsOf(schema);
      // The schema wants an active service.
      const least = Math.max(minimum, field === 'services' ? 1 : 0);
      const entries = Array.isArray(given) ? given : [];
      return Array.from({ length: isMaxContent ? maximum : least }, (_, index) =>
        make(schema.element, `${field}.${index}`, entries[index % entries.length]),
      );
    }
    // An area is its name, or a group.
    if (schema instanceof z.ZodUnion && field.startsWith('site.areas'))
      return make(schema.options[isMaxContent ? 1 : 0] as z.ZodType, field, given);
    if (schema instanceof z.ZodString && schema.maxLength)
      return makeFieldText(schema, field, isMaxContent);
    if (schema instanceof z.ZodEnum) return given ?? schema.options[0];
    if (schema instanceof z.ZodBoolean) return given ?? true;
    return given;
  };

/** The longest or the shortest text that the field accepts. */
function makeFieldText(schema: z.ZodString, field: string, isMaxContent: boolean): string {
  const length = (isMaxContent ? schema.maxLength : schema.minLength) ?? 1;
  // The schema accepts each network once: a digit at the end makes their names different.
  const last = field.match(/^socials\.(\d+)\.social$/)?.[1] ?? '';
  const text = makeText(length, schema, isMaxContent).slice(0, length - last.length) + last;
  if (schema.safeParse(text).success) return text;
  const links = '{phoneLink} {emailLink}';
  return `${makeText(Math.max(1, length - links.length - 1), schema, isMaxContent)} ${links}`;
}

/** Writes the longest or the least content that the schema accepts. */
export function writeContent(folder: string, isMaxContent: boolean): void {
  const make = contentMaker(isMaxContent);
  rmSync(folder, { recursive: true, force: true });
  cpSync(fixture, folder, { recursive: true });
  rmSync(path.join(folder, 'logo-on-dark.svg'));
  writeFileSync(path.join(folder, 'logo.svg'), wideLogo);
  for (const [key, { file, schema }] of Object.entries(contentFiles)) {
    const given = readFixture(file);
    const made = key === 'pictures' ? given : make(schema, key, given);
    writeFileSync(path.join(folder, file), stringify(made, yamlStyle));
  }
}
