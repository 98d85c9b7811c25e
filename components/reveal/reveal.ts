/**
 * Returns the attributes of an element that fades in as it scrolls into view, every time or only once.
 * @example <h2 {...reveal('once')}>
 */
export const reveal = (times: 'repeat' | 'once') => ({ 'data-reveal': times });
