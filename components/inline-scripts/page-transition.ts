/**
 * In a view transition between pages the browser shows pictures of both, and clicks go to the pictures. With this
 * attribute the style sheet has no picture taken of the new page: it stands below the old one's, which
 * fades out, and takes clicks.
 */
addEventListener('pagereveal', ({ viewTransition }) => {
  if (!viewTransition) return;
  const { dataset } = document.documentElement;
  dataset.viewTransition = '';
  const end = () => delete dataset.viewTransition;
  viewTransition.finished.then(end, end);
});
