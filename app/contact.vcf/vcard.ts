/** A property of a vCard: its name with its parameters, and its value. */
type Property = readonly [name: string, value: string];

/** Escapes a text value: a semicolon or a comma would separate values. */
export const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/**
 * A vCard 3.0 (RFC 2426), the version that all address books read. Values are escaped by the caller, because an address
 * of a page is not escaped.
 */
export function vCard(properties: readonly Property[]): string {
  const lines: Property[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ...properties,
    ['END', 'VCARD'],
  ];
  return lines.map(([name, value]) => `${foldLine(`${name}:${value}`)}\r\n`).join('');
}

const maxBytes = 75;
const encoder = new TextEncoder();

/** Splits a line into lines of at most 75 bytes, between characters. Each line after the first begins with a space. */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
