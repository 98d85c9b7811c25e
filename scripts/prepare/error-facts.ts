import type { ErrorFacts } from '../../content/model/error-facts';
import type { Content } from '../../content/model/schema';

/** See content/model/error-facts.ts. */
export function errorFactsOf(
  { site, common, navigation }: Content,
  logo: string,
  basePath: string,
): ErrorFacts {
  return {
    texts: common.failed,
    navigationLabel: common.navigationLabel,
    shortName: site.shortName,
    logo,
    home: `${basePath}/`,
    pages: navigation.map(({ name, path }) => ({ name, href: basePath + path })),
    phone: site.phone,
    email: site.email,
  };
}
