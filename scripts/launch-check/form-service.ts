import { type Content, formAction, formTarget } from '../../content/schema';
import { request } from './request';
import { error, ok, type Result } from './result';

/** The errors of a form service, by the status or the code of its response. */
const serviceErrors = [
  {
    codes: ['404', 'FORM_NOT_FOUND', 'PROJECT_NOT_FOUND'],
    found: 'does not exist',
    next: 'Compare form.id in content/site.yaml with the form’s address at the service.',
  },
  { codes: ['INACTIVE'], found: 'is switched off', next: 'Switch it on at the service.' },
  {
    codes: ['403', 'BLOCKED'],
    found: 'refuses messages from your website',
    next: 'Turn reCAPTCHA off in the form’s settings at the service.',
  },
];

/** Sends an empty message. The service must answer in JSON, not with an HTML page. */
export async function checkFormService(form: Content['site']['form']): Promise<Result> {
  const url = formAction(formTarget(form, ''));
  const headers = { Accept: 'application/json' };
  const response = await request(url, { method: 'POST', headers, body: new FormData() });
  const codes = errorCodes(response.text);
  const received = [String(response.status), ...(codes ?? [])];
  const match = serviceErrors.find((one) => one.codes.some((code) => received.includes(code)));
  if (match) return error(`The form at ${url} ${match.found}.`, match.next);
  if (codes) return ok(`The form at ${url} answers.`);
  return error(
    `${url} does not answer in JSON as a form service does: ${response.outcome}.`,
    'Compare form in content/site.yaml with the service, then send yourself a message.',
  );
}

/** @returns nothing when the text is not the JSON of a form service. */
function errorCodes(text: string): string[] | undefined {
  try {
    const { errors, next } = JSON.parse(text);
    return errors?.map(({ code }: { code: string }) => code) ?? (next ? [] : undefined);
  } catch {
    return undefined;
  }
}
