import { todayInOntario } from './today';

// Marks the notice as expired when its last day in Ontario is over: before the first paint, so that nothing moves, and
// when the page is restored from the back/forward cache.

const { dataset } = document.documentElement;

function update() {
  if (dataset.noticeUntil && todayInOntario() > dataset.noticeUntil) dataset.noticeOver = '';
}
update();
addEventListener('pageshow', update);
