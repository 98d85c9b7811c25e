import { isToday } from '@/content/today';
import { dismissedNoticeKey, readStored, store } from '../shared/storage';

/**
 * Shows the owner's notice between its dates in Ontario time, whenever the page was built. The script element
 * follows the notice, so it runs before the first paint and causes no layout shift.
 */
const notice = document.currentScript?.previousElementSibling as HTMLElement | null;

if (notice) {
  const { notice: text = '', ...dates } = notice.dataset;
  let isDismissed = false;
  const update = () => {
    const holds = isToday(dates);
    const line = notice.querySelector('p');
    if (line) line.textContent = holds ? text : '';
    isDismissed ||= readStored('sessionStorage', dismissedNoticeKey) === text;
    notice.hidden = !holds || isDismissed;
  };
  update();
  // It may have been dismissed on another page, or be over, when this one comes out of the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && update());
  notice.querySelector('button')?.addEventListener('click', () => {
    isDismissed = true;
    notice.hidden = true;
    // The focus would fall to the body with the button.
    notice.closest('main')?.focus({ preventScroll: true });
    // When storage is denied it is dismissed on this page only.
    store('sessionStorage', dismissedNoticeKey, text);
  });
}
