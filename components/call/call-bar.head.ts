/**
 * Marks a page whose module did not arrive: its call bar stays hidden, so the house keeps its own call. In the head,
 * which is there when the file fails, so that nothing moves later.
 */
function onError({ target }: Event) {
  if (target instanceof HTMLScriptElement && target.dataset.module !== undefined)
    document.documentElement.dataset.noModule = '';
}

addEventListener('error', onError, true);
