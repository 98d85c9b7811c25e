/**
 * In a cross-document view transition the browser shows snapshots of both pages, which receive the clicks. With this
 * attribute the style sheet excludes the new page from the snapshots: it is below the old page's snapshot,
 * which fades out, and receives clicks.
 */
addEventListener('pagereveal', ({ viewTransition }) => {
  if (!viewTransition) return;
  const { dataset } = document.documentElement;
  dataset.viewTransition = '';
  const end = () => delete dataset.viewTransition;
  viewTransition.finished.then(end, end);
});

/** WebKit skips the transition at every Back, which would be an unhandled rejection in the page that is left or shown. */
function allowSkipping({ viewTransition }: PageRevealEvent | PageSwapEvent) {
  viewTransition?.ready.catch(() => {});
  viewTransition?.updateCallbackDone.catch(() => {});
}
addEventListener('pagereveal', allowSkipping);
addEventListener('pageswap', allowSkipping);
