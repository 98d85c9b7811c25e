import type { RequestSources } from './policy-sources';
import { type Statistics, statisticsAddress, statisticsSources } from './statistics-settings';
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

/** The addresses of these scripts, and the field of content/site.yaml that names each. */
export function allScriptAddresses({ statistics, scripts = [] }: AllScripts) {
  return [
    ...(statistics ? [{ field: 'statistics', src: statisticsAddress(statistics) }] : []),
    ...scripts.map(({ src }) => ({ field: 'scripts', src })),
  ];
}
