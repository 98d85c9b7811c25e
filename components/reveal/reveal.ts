/**
 * The attributes of an element that comes in when a visitor scrolls to it, each time or once (reveal.island.ts).
 * @example <h2 {...reveal('once')}>
 */
export const reveal = (times: 'repeat' | 'once') => ({ 'data-reveal': times });
