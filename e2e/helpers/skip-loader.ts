import { loaderSeenKey } from '../../components/ui/storage';

/** A script for `addInitScript` that marks the loader as seen. It ignores denied storage, where access throws. */
export const skipLoader = {
  content: `try { sessionStorage.setItem('${loaderSeenKey}', '1'); } catch {}`,
};
