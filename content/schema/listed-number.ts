import type { Site } from './schema';

/**
 * The number that search engines are told, in international form: the shown one, unless the owner chose
 * the dialled one. Outside North America it is the dialled one, because the shown one lacks the code.
 */
export function listedNumber({ dial, display, listed }: Site['phone']): string {
  const [, area, exchange, line] =
    display.replace(/\D/g, '').match(/^1?(\d{3})(\d{3})(\d{4})$/) ?? [];
  const isShown = listed !== 'dial' && dial.startsWith('+1') && area;
  return isShown ? `+1-${area}-${exchange}-${line}` : dial;
}
