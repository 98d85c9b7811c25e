/**
 * Shows the owner's notice while its dates hold in Ontario, and hides it when they do not: the page may
 * have been built before or after. Runs right behind the element, so before it is painted: nothing moves.
 */
const key = 'notice-dismissed';
const notice = document.querySelector<HTMLElement>('[data-notice]');

function isDismissed(text: string): boolean {
  try {
    return sessionStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

if (notice) {
  const { notice: text = '', from = '', until = '' } = notice.dataset;
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });
  const holds = from <= today && today <= until;
  const line = notice.querySelector('p');
  // In a status region text that script writes is announced politely.
  if (line) line.textContent = holds ? text : '';
  notice.hidden = !holds || isDismissed(text);
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.hidden = true;
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Without storage it is dismissed on this page only.
    }
  });
}
