import { addScript, thirdPartyScripts, whenVisibleAndIdle } from './add-script';

/** Loads the third-party scripts (`scripts` in content/site.yaml) after the page, in order. */
const addresses: string[] = JSON.parse(thirdPartyScripts ?? '[]');

if (addresses.length > 0)
  whenVisibleAndIdle(() => {
    for (const src of addresses) addScript(src);
  });
