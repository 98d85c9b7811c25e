/** Whether a robots.txt keeps all robots, or those of Google or Bing, away from the site. Others do not matter. */
export function forbidsSearch(robots: string, site = '/'): boolean {
  let named: string[] = [];
  let isNaming = false;
  for (const line of robots.split('\n')) {
    const [, field = '', value = ''] =
      line.match(/^\s*(user-agent|allow|disallow)\s*:\s*([^\s#]*)/i) ?? [];
    if (/^user-agent$/i.test(field)) {
      named = isNaming ? [...named, value] : [value];
      isNaming = true;
    } else if (field) isNaming = false;
    const isForSearch = named.some((name) => /^(\*|googlebot|bingbot)$/i.test(name));
    const isForbidden = value !== '' && site.startsWith(value.replace(/[*$]+$/, ''));
    if (/^disallow$/i.test(field) && isForSearch && isForbidden) return true;
  }
  return false;
}
