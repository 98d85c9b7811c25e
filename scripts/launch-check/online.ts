import { randomUUID } from 'node:crypto';
import { type Content, exportName, paths, previewId } from '../../content/schema';
import { readText } from '../shared/files';
import { checkFormService } from './form-service';
import { type PageResponse, request } from './request';
import { error, ok, type Result, warning } from './result';
import { forbidsSearch } from './robots';
import { isSampleAddress } from './site-rules';
import { checkUploadedFiles } from './uploaded-files';

const setUp = 'Set the host up as hosting/README.md says.';
/** What a host lacks that shows a page at its file's name only. */
const mapping =
  'On web space, upload .htaccess of out/ too: programs hide it (Finder: Shift+Cmd+Point; FileZilla: Server, Force showing hidden files). Another host must show services.html at /services: see hosting/README.md.';
const upload = 'Run npm run build, and upload all of out/.';

/** Checks the published site and the form service, if they are set up. */
export async function checkOnline({ site }: Content, exportFolder: string): Promise<Result[]> {
  return [
    ...(isSampleAddress(site.url) ? [] : await checkPublished(site.url, exportFolder)),
    ...(site.form.id === previewId ? [] : [await checkFormService(site.form, site.url)]),
  ];
}

/** Compares the host's responses with the export: the pages, robots.txt, an unknown URL, the files. */
export async function checkPublished(url: string, exportFolder: string): Promise<Result[]> {
  const home = await request(`${url}/`);
  if (!home.status) return [noResponse(url, home.outcome)];
  const built = (name: string) => readText(exportFolder, name);
  const pages = paths.map(async (page) => {
    const response = page === '/' ? home : await request(url + page);
    const { status, location } = response;
    if (status === 404 && (await request(`${url}${page}.html`)).status === 200)
      return error(`${url}${page} is not found, only ${page}.html.`, mapping);
    if (location && URL.parse(location, url)?.href === `${url}${page}/`)
      return leadsToSlash(url + page, await request(`${url}${page}/`));
    return checkPage(url + page, response, built(`${exportName(page)}.html`));
  });
  return [
    ...(await Promise.all(pages)),
    checkNotFound(await request(`${url}/no-such-page-${randomUUID()}`), built('404.html')),
    ...(await checkUploadedFiles(url, exportFolder)),
    ...checkSearch(url, home, await request(new URL('/robots.txt', url).href)),
    ...checkHeaders(home),
  ];
}

function noResponse(url: string, outcome: string): Result {
  if (/CERT|TLS|SIGNATURE/.test(outcome))
    return error(
      `${url} has no valid certificate: ${outcome}. Browsers warn each visitor.`,
      'Switch HTTPS on for this domain at the host. A new certificate may take a day.',
    );
  return error(
    outcome.includes('ENOTFOUND') ? `${url}: there is no such domain.` : `${url}: ${outcome}.`,
    'Publish the site first. Compare url in content/site.yaml with the domain at the host. A new domain may take a day.',
  );
}

/** A folder with a page's name makes most hosts add a slash. */
function leadsToSlash(url: string, { status, outcome }: PageResponse): Result {
  const next = `Has an earlier site left a folder of this name at the host? Delete it there. ${upload}`;
  if (status === 200) return warning(`${url} leads to ${url}/.`, next);
  return error(`${url} leads to ${url}/, which leads back or fails (${outcome}).`, next);
}

/** The page's own address, as its HTML states it. */
const canonicalIn = (html: string) =>
  html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]?.replace(/\/$/, '');

function checkPage(url: string, response: PageResponse, built: string | undefined): Result {
  const { status, outcome, location, text } = response;
  if (location)
    return error(
      `${url} leads to ${location}.`,
      `The page must be at this address. Is the other one right? Write it into content/site.yaml, at url. ${upload} Otherwise: ${setUp}`,
    );
  if (status !== 200)
    return error(`${url}: ${outcome}, expected status 200.`, `${upload} ${setUp}`);
  // It may end inside a character of several bytes.
  if (built && text.length < built.length && built.startsWith(text.slice(0, -1)))
    return error(`Only a part of ${url} has arrived.`, upload);
  const canonical = canonicalIn(text);
  if (canonical !== new URL(url).href.replace(/\/$/, ''))
    return error(
      `${url} shows ${canonical ? `a page that was built for ${canonical}` : 'something else'}.`,
      `Compare url in content/site.yaml. ${upload}`,
    );
  if (built === undefined || text === built) return ok(`${url} shows this site.`);
  if (scriptsIn(text) !== scriptsIn(built))
    return error(
      `${url} has other scripts than the site. The page’s policy stops them.`,
      `${upload} If that does not help, the host changes the pages: switch off there what makes them smaller, hides e-mail addresses or counts visits.`,
    );
  return error(
    `${url} shows another version than your last build.`,
    `${upload} If the host builds the site itself, wait until it is finished.`,
  );
}

/** The scripts that run; not the data for search engines. */
const scriptsIn = (html: string) =>
  html.match(/<script(?![^>]*\/ld\+json)[\s\S]*?<\/script>/g)?.join();

function checkNotFound({ status, outcome, text }: PageResponse, built: string | undefined): Result {
  if (status !== 404) return error(`Unknown address: ${outcome}, expected status 404.`, setUp);
  if (built === undefined || text === built) return ok('Unknown addresses show 404.html.');
  return error('Unknown addresses show another page than 404.html.', `${setUp} ${upload}`);
}

function* checkSearch(url: string, { headers }: PageResponse, robots: PageResponse) {
  if (headers.get('X-Robots-Tag')?.includes('noindex'))
    yield error(
      'The host tells search engines to leave the site out (X-Robots-Tag).',
      'Many hosts do so at addresses for previews. Publish at the real one.',
    );
  if (robots.status === 200 && forbidsSearch(robots.text, new URL(url).pathname))
    yield error(
      'The host’s robots.txt keeps search engines away.',
      'Upload the robots.txt of out/, or change the setting for search engines or robots at the host.',
    );
}

const headerNames =
  'X-Content-Type-Options Content-Security-Policy Referrer-Policy Content-Encoding';

function* checkHeaders({ headers }: PageResponse) {
  // GitHub Pages has no setting for headers.
  if (headers.get('Server') === 'GitHub.com') return;
  const missing = headerNames.split(' ').filter((name) => !headers.has(name));
  if (missing.length > 0) yield warning(`The host does not send ${missing.join(', ')}.`, setUp);
}
