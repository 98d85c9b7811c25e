import { randomUUID } from 'node:crypto';
import { type Content, pageList, previewId } from '../../content/schema';
import { canonicalIn } from './export-rules';
import { checkFormService } from './form-service';
import { type PageResponse, request } from './request';
import { error, ok, type Result, warning } from './result';
import { isDemoAddress } from './site-rules';

const setUp = 'Set the host up as hosting/README.md says.';

/** Checks the published site and the form service, if they are set up. */
export async function checkOnline({ site, notFound }: Content): Promise<Result[]> {
  return [
    ...(isDemoAddress(site.url) ? [] : await checkPublished(site.url, notFound.heading)),
    ...(site.form.id === previewId ? [] : [await checkFormService(site.form)]),
  ];
}

/** Requests every page and a URL that does not exist. */
export async function checkPublished(url: string, notFoundHeading: string): Promise<Result[]> {
  const addresses = pageList.map(({ path }) => url + path);
  const responses = await Promise.all(addresses.map((address) => request(address)));
  const [home] = responses;
  if (!home?.status)
    return [warning(`${url}: ${home?.outcome}.`, 'Publish the site first, or ask the host.')];
  return [
    ...addresses.map((address, index) => checkPage(address, responses[index] as PageResponse)),
    checkNotFound(await request(`${url}/no-such-page-${randomUUID()}`), notFoundHeading),
    ...checkHeaders(home),
  ];
}

function checkPage(url: string, { status, outcome, text }: PageResponse): Result {
  if (status !== 200) return error(`${url}: ${outcome}, expected status 200.`, setUp);
  const canonical = canonicalIn(text);
  if (canonical === new URL(url).href.replace(/\/$/, '')) return ok(`${url} shows this site.`);
  return error(
    `${url} shows ${canonical ? `a page that was built for ${canonical}` : 'something else'}.`,
    'Compare url in content/site.yaml, run npm run build, and upload all of out/.',
  );
}

function checkNotFound({ status, outcome, text }: PageResponse, heading: string): Result {
  if (status !== 404) return error(`Unknown address: ${outcome}, expected status 404.`, setUp);
  // In HTML these characters are escaped.
  const words = heading.split(/["'&<>]/);
  if (words.every((part) => text.includes(part))) return ok('Unknown addresses show 404.html.');
  return error('Unknown addresses show a page of the host instead of 404.html.', setUp);
}

/** GitHub Pages sends only the last. */
const headerNames =
  'X-Content-Type-Options Content-Security-Policy Referrer-Policy Content-Encoding';

function* checkHeaders({ headers }: PageResponse) {
  if (headers.get('X-Robots-Tag')?.includes('noindex'))
    yield error(
      'The host tells search engines to leave the site out (X-Robots-Tag).',
      'Many hosts do so at addresses for previews. Publish at the real one.',
    );
  const missing = headerNames.split(' ').filter((name) => !headers.has(name));
  if (missing.length > 0) yield warning(`The host does not send ${missing.join(', ')}.`, setUp);
}
