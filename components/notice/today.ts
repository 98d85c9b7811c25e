/** Today's date by Ontario's clock, such as 2026-12-24. The head script imports it too, so it is apart from the content. */
export function todayInOntario(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });
}
