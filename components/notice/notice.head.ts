import { todayInOntario } from './today';

/**
 * Marks a notice whose last day is over, by Ontario's clock: before the first paint, so that nothing moves, and when the
 * page comes from the back/forward cache.
 */
const { dataset } = document.documentElement;

function update() {
  if (dataset.noticeUntil && todayInOntario() > dataset.noticeUntil) dataset.noticeOver = '';
}
update();
addEventListener('pageshow', update);
