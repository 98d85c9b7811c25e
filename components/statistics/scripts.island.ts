import { addScript, settings, whenSeenAndIdle } from './later-scripts';

/** Loads the owner's scripts of other companies (`scripts` in content/site.yaml) after the page, in order. */
const addresses: string[] = JSON.parse(settings.scripts ?? '[]');

if (addresses.length > 0)
  whenSeenAndIdle(() => {
    for (const src of addresses) addScript(src);
  });
