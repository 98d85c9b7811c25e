import { type Site, withoutExtension } from '@/model';

/**
 * Returns the phone number for search engines in international format: the shown one, unless the owner chose the
 * dialled one. Outside North America it is the dialled one, because the shown one has no country code.
 */
export function listedNumber({ dial, display, listed }: Site['phone']): string {
  const [, area, exchange, line] =
    withoutExtension(display)
      .replace(/\D/g, '')
      .match(/^1?(\d{3})(\d{3})(\d{4})$/) ?? [];
  const isShown = listed !== 'dial' && dial.startsWith('+1') && area;
  return isShown ? `+1-${area}-${exchange}-${line}` : withoutExtension(dial);
}
