import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { contentFiles } from '../../model';
import { makeText } from './make-text';
import { sites } from './sites';

/** Pictures and choices come from the fixture, and from the overlay that connects it to other hosts. */
const fixture = 'e2e/fixtures/content';
const overlay = 'e2e/fixtures/base-path';

const parseFile = (file: string) => parse(readFileSync(file, 'utf8')) as object;

/** Returns the data of a content file of the fixture, with the fields of the overlay replacing its own. */
function readFixture(file: string): object {
  const data = parseFile(path.join(fixture, file));
  const overlayFile = path.join(overlay, file);
  return existsSync(overlayFile) ? { ...data, ...parseFile(overlayFile) } : data;
}

/** Writes the fixture content with the overlay applied. */
export function writeBasePathContent(folder: string): void {
  cpSync(fixture, folder, { recursive: true });
  for (const file of readdirSync(overlay))
    writeFileSync(path.join(folder, file), stringify(readFixture(file), yamlStyle));
}

/** A wide black logo. The site has no other logo for dark backgrounds. */
const wideLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48">
  <path fill="none" stroke="#000" stroke-width="5" d="M4 4h40v40H4zM24 4v40M4 24h40" />
  <path d="M56 38V10h7l12 18V10h7v28h-7L63 20v18zM92 10h24v28H92z" />
</svg>
`;

/** Quotes all strings, so that texts that look like numbers stay texts. */
const yamlStyle = { defaultStringType: 'QUOTE_DOUBLE' } as const;

/** Settings that no page shows are copied from the fixture. */
const copiedFields =
  /^site\.(openingHours|specialHours|verification|form|feed|statistics|scripts)$/;

/** Returns values of fields that are not free text. The keys are field names with 0 for the index of each entry. */
const specialValues: Record<string, (entry: number, isMaxContent: boolean) => unknown> = {
  'services.0.id': (entry) => `entry-${entry}`,
  'services.0.part.at': (entry) => `${12 + (entry % 4) * 25}% ${25 + Math.floor(entry / 4) * 50}%`,
  'services.0.part.outline': (entry) => {
    const [near, far] = [entry * 12, entry * 12 + 10].map((edge) => `${edge}%`);
    return `${near} ${near}, ${far} ${near}, ${far} ${far}, ${near} ${far}`;
  },
  'services.0.active': () => true,
  'home.house.order.0': (entry) => `entry-${entry}`,
  'testimonials.0.id': (entry) => `entry-${entry}`,
  'testimonials.0.home': (entry) => entry === 0,
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

/** Returns the minimum and maximum number of entries of a list. The maximum is 8 if the schema has no limit. */
function boundsOf(list: z.ZodArray) {
  const checks = list._zod.def.checks?.map((check) => check._zod.def) ?? [];
  const { length, minimum = length ?? 0, maximum = length ?? 8 } = Object.assign({}, ...checks);
  return { minimum, maximum } as { minimum: number; maximum: number };
}

/** Makes optional fields, the longest texts and the most entries for max-content, otherwise the minimum. */
const contentMaker = (isMaxContent: boolean) =>
  /**
   * Makes the data of a field.
   * @param field its name, for example `home.facts.0.title`.
   * @param given its value in the fixture.
   */
  function make(schema: z.core.$ZodType, field: string, given: unknown): unknown {
    const entry = Number(field.match(/\d+/)?.[0]);
    const value = specialValues[field.replaceAll(/\d+/g, '0')]?.(entry, isMaxContent);
    const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
    const isSwitch = innerType instanceof z.ZodBoolean;
    if (schema instanceof z.ZodOptional && !isMaxContent && !isSwitch) return undefined;
    if (value !== undefined || copiedFields.test(field)) return value ?? given;
    if (innerType) return make(innerType, field, given);
    if (schema instanceof z.ZodPreprocess) return make(schema.out, field, given);
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
      // The schema requires an active service.
      const atLeast = Math.max(minimum, field === 'services' ? 1 : 0);
      const entries = Array.isArray(given) ? given : [];
      return Array.from({ length: isMaxContent ? maximum : atLeast }, (_, index) =>
        make(schema.element, `${field}.${index}`, entries[index % entries.length]),
      );
    }
    if (schema instanceof z.ZodString && schema.maxLength)
      return makeFieldText(schema, field, isMaxContent);
    if (schema instanceof z.ZodEnum) return given ?? schema.options[0];
    if (schema instanceof z.ZodBoolean) return given ?? true;
    return given;
  };

/** Returns the longest or the shortest text that the field accepts. */
function makeFieldText(schema: z.ZodString, field: string, isMaxContent: boolean): string {
  const length = (isMaxContent ? schema.maxLength : schema.minLength) ?? 1;
  // The schema accepts each network and area only once, so their names end in different digits.
  const suffix = field.match(/^(?:socials|site\.areas)\.(\d+)\.(?:social|name)$/)?.[1] ?? '';
  const text = makeText(length, schema, isMaxContent).slice(0, length - suffix.length) + suffix;
  if (schema.safeParse(text).success) return text;
  const links = '{phoneLink} {emailLink}';
  return `${makeText(Math.max(1, length - links.length - 1), schema, isMaxContent)} ${links}`;
}

/** Writes the max-content or the min-content site to a folder, which is replaced. */
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
