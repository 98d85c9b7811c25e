import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { exportName, formAction, formTarget, paths, previewId, type Site } from '../../model';
import { error, ok, type Result } from './result';

const upload = 'Upload all of out/, hidden files such as .htaccess too.';

/** Compares the published site with the export, and asks whether its form answers. */
export async function checkOnline(site: Site, exportFolder: string): Promise<Result[]> {
  return [
    ...(await checkPublished(site.url, exportFolder)),
    ...(site.form.id === previewId ? [] : [await checkForm(site)]),
  ];
}

/** Each page, an unknown address and one picture must be the files of the export. */
async function checkPublished(url: string, exportFolder: string): Promise<Result[]> {
  const home = await request(url);
  if (!home.status)
    return [
      error(
        `${url}: ${home.outcome}.`,
        'Is this computer online? Is the site published? Compare url in content/site.yaml with the domain at the host, and switch HTTPS on there. A new domain or certificate may take a day.',
      ),
    ];
  const [picture] = readdirSync(path.join(exportFolder, 'media')).sort();
  const expected = [
    ...paths.map((page) => ({ address: page, file: `${exportName(page)}.html`, status: 200 })),
    { address: `/no-such-page-${randomUUID()}`, file: '404.html', status: 404 },
    ...(picture ? [{ address: `/media/${picture}`, file: `media/${picture}`, status: 200 }] : []),
  ];
  return Promise.all(
    expected.map(async ({ address, file, status }) => {
      const response = await request(url + address);
      if (response.status !== status)
        return error(
          `${url}${address}: ${response.outcome}, expected status ${status}.`,
          `${upload} Set the host up as hosting/README.md says.`,
        );
      if (response.body.equals(readFileSync(path.join(exportFolder, file))))
        return ok(`${url}${address} is ${file}.`);
      return error(
        `${url}${address} is not ${file} of your last build.`,
        `${upload} If the host builds the site itself, wait until it is finished. If it changes pages, switch that off there: what makes them smaller, hides e-mail addresses or counts visits.`,
      );
    }),
  );
}

/** Sends an empty message, as a page of the site would. The service must refuse it as Formspree does. */
async function checkForm({ form, url }: Site): Promise<Result> {
  const action = formAction(formTarget(form, ''));
  const headers = { Accept: 'application/json', Origin: new URL(url).origin };
  const response = await request(action, { method: 'POST', headers, body: new FormData() });
  const { errors, error: message, next } = readAnswer(response.body);
  if (next || errors?.some(({ code, field }) => code === 'EMPTY' || field))
    return ok(`The form at ${action} answers.`);
  return error(
    `The form at ${action} does not answer as Formspree’s do: ${message ?? response.outcome}.`,
    'Compare form in content/site.yaml with the form’s address at the service. There, switch the form on and reCAPTCHA off, allow your domain, and look whether the plan’s limit is reached.',
  );
}

/** The answer of a form service, as far as the check reads it. */
const formAnswer = z.object({
  errors: z.array(z.object({ code: z.string().nullish(), field: z.string().nullish() })).nullish(),
  error: z.string().nullish(),
  next: z.string().nullish(),
});

/**
 * Reads the answer of a form service as the form's client does, which skips a byte order mark.
 * @returns nothing of an answer in another form, such as a page.
 */
function readAnswer(body: Buffer): z.infer<typeof formAnswer> {
  try {
    return formAnswer.parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return {};
  }
}

/** Redirects are not followed: each address must answer by itself. */
async function request(url: string, init: RequestInit = {}) {
  try {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const location = response.headers.get('Location');
    const outcome = `status ${response.status}${location ? `, which leads to ${location}` : ''}`;
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, outcome, body };
  } catch (reason) {
    const { message, cause } = reason as Error & { cause?: { code: string } };
    return { outcome: `no response (${cause?.code ?? message})`, body: Buffer.of() };
  }
}
