import type { RequestSources } from './policy-sources';
import { type Statistics, statisticsSources } from './statistics-settings';
import { type ThirdPartyScript, thirdPartySources } from './third-party-scripts';

// The scripts of other companies on every page: the statistics' and the third-party scripts.

interface AllScripts {
  statistics?: Statistics | undefined;
  scripts?: ThirdPartyScript[] | undefined;
}

/** What the policy of every page allows for these scripts, by type of request. */
export function allScriptSources({ statistics, scripts = [] }: AllScripts): RequestSources[] {
  return [
    ...(statistics ? [statisticsSources(statistics)] : []),
    ...scripts.map(thirdPartySources),
  ];
}
