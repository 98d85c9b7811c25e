import { todayInOntario } from '@/content/today';

/**
 * Shows the owner's notice between its dates in Ontario time, whenever the page was built. The script element
 * follows the notice, so it runs before the first paint and causes no layout shift.
 */
const key = 'notice-dismissed';
const notice = document.currentScript?.previousElementSibling as HTMLElement | null;

function isDismissed(text: string): boolean {
  try {
    return sessionStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

if (notice) {
  const { notice: text = '', from = '', until = '' } = notice.dataset;
  const today = todayInOntario();
  const holds = from <= today && today <= until;
  const line = notice.querySelector('p');
  if (line) line.textContent = holds ? text : '';
  notice.hidden = !holds || isDismissed(text);
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.hidden = true;
    // The focus would fall to the body with the button.
    notice.closest('main')?.focus({ preventScroll: true });
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // When storage is denied it is dismissed on this page only.
    }
  });
}
