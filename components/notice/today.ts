/**
 * Returns today's date by Ontario's clock as 2026-12-24, whatever order the browser writes dates in. The head script
 * imports it too, so it has no import.
 */
export function todayInOntario(): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = format.formatToParts();
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}
