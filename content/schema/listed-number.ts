import type { Site } from './schema';

/**
 * The number that search engines are told, in international form: the shown one, unless the owner
 * chose the dialled one. What people read lacks the country's code; the dialled number has it.
 */
export function listedNumber({ dial, display, listed }: Site['phone']): string {
  const groups = display.match(/\d+/g) ?? [];
  const digits = groups.join('');
  if (listed === 'dial') return dial;
  if (display.trim().startsWith('+')) return `+${groups.join('-')}`;
  const dialled = dial.replace(/\D/g, '');
  // Within many countries, though not in Canada, a number begins with a 0 that the code replaces.
  const trunk = digits.startsWith('0') ? 1 : 0;
  const code = dialled.length - (digits.length - trunk);
  if (code === 0) return `+${groups.join('-')}`;
  if (code < 0 || code > 3) return dial;
  return `+${dialled.slice(0, code)}-${groups.join('-').slice(trunk)}`;
}
