/** Today's date by Ontario's clock, such as 2026-12-24. Inline scripts import it too, so it is apart from the content. */
export function todayInOntario(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });
}

/** Whether today is from the first day to the last, in Ontario. */
export function isToday({ from = '', until = '' }: { from?: string; until?: string }): boolean {
  const today = todayInOntario();
  return from <= today && today <= until;
}
