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
  // WebKit rejects it at every Back.
  viewTransition.ready.catch(() => {});
});
