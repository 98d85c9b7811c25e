import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parse, parseDocument, visit } from 'yaml';
import type { Service } from '../../content/model/schema';
import { confirmedPromises } from './claim-items';
import { type Item, warning } from './item';

/** Texts of content/pages that name a service which is hidden, and that nobody has confirmed. */
export function hiddenServiceItems(folder: string): Item[] {
  const services: Service[] = parse(readFileSync(path.join(folder, 'services.yaml'), 'utf8'));
  const confirmed = confirmedPromises(folder);
  const hidden = services.filter(({ active, title }) => !active && !confirmed.includes(title));
  if (hidden.length === 0) return [];
  const texts = textsOf(path.join(folder, 'pages'));
  return hidden.flatMap(({ id, title }) => {
    const names = [...new Set([wordsOf(title), wordsOf(id)])];
    const places = texts.filter(({ text }) => names.some((name) => text.includes(name)));
    if (places.length === 0) return [];
    const where = places.map(({ file, line }) => `${file}, line ${line}`).join('; ');
    return warning(
      'the promises',
      `“${title}” is hidden, and still named in content/pages (${where}). Is this true of you?`,
      `If you offer it all the same, write the line “${title}” into content/confirmed.txt; if not, change those words.`,
    );
  });
}

function textsOf(pages: string) {
  const files = readdirSync(pages).filter((name) => name.endsWith('.yaml'));
  return files.flatMap((file) => {
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(path.join(pages, file), 'utf8'), {
      lineCounter: lines,
    });
    const found: { file: string; line: number; text: string }[] = [];
    visit(document, {
      Scalar(key, { value, range }) {
        if (key === 'key' || typeof value !== 'string') return;
        found.push({ file, line: lines.linePos(range?.[0] ?? 0).line, text: wordsOf(value) });
      },
    });
    return found;
  });
}

/** As people would say it: "Fly-Screens" and "a fly screen", "Glass & Mirrors" and "glass and mirror". */
function wordsOf(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).map((word) => word.replace(/(?<=[^s]{3})s$/, '')).join(' ')} `;
}
