/** Today's date by Ontario's clock, such as 2026-12-24. Inline scripts import it too, so it is apart from the content. */
export function todayInOntario(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });
}
