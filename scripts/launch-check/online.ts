import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exportName, paths } from '../../model';
import { error, ok, type Result } from './result';

const upload = 'Upload everything in out/, including hidden files such as .htaccess.';

/**
 * Compares the published site with the export: each page, an unknown address and one picture.
 * @param url the address of the site, without a trailing slash.
 */
export async function checkOnline(url: string, exportFolder: string): Promise<Result[]> {
  const home = await request(url);
  if (!home.status)
    return [
      error(
        `${url}: ${home.outcome}.`,
        'Check that this computer is online and that the site is published. Compare url in content/site.yaml with the domain at your host, and switch on HTTPS there. A new domain or certificate may take a day.',
      ),
    ];
  const [picture] = readdirSync(path.join(exportFolder, 'media')).sort();
  const expected = [
    ...paths.map((page) => ({ address: page, file: `${exportName(page)}.html`, status: 200 })),
    { address: `/no-such-page-${randomUUID()}`, file: '404.html', status: 404 },
    { address: `/media/${picture}`, file: `media/${picture}`, status: 200 },
  ];
  return Promise.all(
    expected.map(async ({ address, file, status }) => {
      const response = await request(url + address);
      if (response.status !== status)
        return error(
          `${url}${address}: ${response.outcome}, expected status ${status}.`,
          `${upload} Set up the host as described in hosting/README.md.`,
        );
      if (response.body.equals(readFileSync(path.join(exportFolder, file))))
        return ok(`${url}${address} is the same as ${file}.`);
      return error(
        `${url}${address} differs from ${file} in your last build.`,
        `${upload} If the host builds the site itself, wait until it has finished. If it changes pages, for example to make them smaller, hide e-mail addresses or count visits, switch that off there.`,
      );
    }),
  );
}

/** Requests an address. Redirects are not followed, because each address must answer by itself. */
async function request(url: string) {
  try {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(url, { redirect: 'manual', signal });
    const location = response.headers.get('Location');
    const outcome = `status ${response.status}${location ? `, which redirects to ${location}` : ''}`;
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, outcome, body };
  } catch (reason) {
    const { message, cause } = reason as Error & { cause?: { code: string } };
    return { outcome: `no response (${cause?.code ?? message})`, body: Buffer.of() };
  }
}
