import { addScript, thirdPartyScripts, whenVisibleAndIdle } from './load-scripts';

/** Third-party scripts (`scripts` in content/site.yaml), which are loaded after the page, in this order. */
const addresses: string[] = JSON.parse(thirdPartyScripts ?? '[]');

if (addresses.length > 0)
  whenVisibleAndIdle(() => {
    for (const src of addresses) addScript(src);
  });
