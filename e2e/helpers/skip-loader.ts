import { loaderSeenKey } from '../../components/ui/storage';

/** For `addInitScript`: the session has seen the loader. Access to a denied storage throws. */
export const skipLoader = {
  content: `try { sessionStorage.setItem('${loaderSeenKey}', '1'); } catch {}`,
};
