import { type Content, formAction, formTarget } from '../../content/schema';
import { type PageResponse, request } from './request';
import { error, ok, type Result } from './result';

interface Answer extends PageResponse {
  /** The codes and the messages of the service's errors. */
  codes: string[];
  message: string;
}

/** What a form service says, the first that applies. */
const faults: { applies(answer: Answer): boolean; found: string; next: string }[] = [
  {
    applies: ({ status, codes }) =>
      status === 404 ||
      ['FORM_NOT_FOUND', 'PROJECT_NOT_FOUND'].some((code) => codes.includes(code)),
    found: 'does not exist',
    next: 'Compare form.id in content/site.yaml with the form’s address at the service.',
  },
  {
    applies: ({ codes }) => codes.includes('INACTIVE'),
    found: 'is switched off',
    next: 'Switch it on at the service.',
  },
  {
    applies: ({ status, message }) =>
      status === 402 || status === 429 || /limit|quota|too many/i.test(message),
    found: 'accepts no more messages for now',
    next: 'Free plans have a limit for each month. Look at the form’s page at the service.',
  },
  {
    applies: ({ message }) => /captcha/i.test(message),
    found: 'asks for reCAPTCHA',
    next: 'Turn reCAPTCHA off in the form’s settings at the service.',
  },
  {
    applies: ({ status, codes }) => status === 403 || codes.includes('BLOCKED'),
    found: 'refuses messages from your website',
    next: 'In the form’s settings at the service, allow your domain, or every domain, and turn reCAPTCHA off.',
  },
];

/** Sends an empty message, as a page of the site would. The service must answer as Formspree does. */
export async function checkFormService(
  form: Content['site']['form'],
  siteUrl: string,
): Promise<Result> {
  const url = formAction(formTarget(form, ''));
  const { origin } = new URL(siteUrl);
  const headers = { Accept: 'application/json', Origin: origin, Referer: `${origin}/contact` };
  const response = await request(url, { method: 'POST', headers, body: new FormData() });
  const json = parse(response.text);
  const { errors, error: message = '', next } = json ?? {};
  const codes = Array.isArray(errors) ? errors.map((one) => one?.code) : [];
  const answer = { ...response, codes, message: `${message} ${json ? '' : response.text}` };
  const fault = faults.find(({ applies }) => applies(answer));
  if (fault) return error(`The form at ${url} ${fault.found}.`, fault.next);
  if (errors || next) return ok(`The form at ${url} answers.`);
  if (json && !message && (response.status ?? 500) < 400)
    return error(
      `The form at ${url} answers otherwise than Formspree. Visitors would read that a message was not sent, although it was.`,
      'Such a service does not fit this site. Make a form at formspree.io, as “Connect the form” in docs/owner.md says.',
    );
  return error(
    `${url} does not answer as a form service does: ${message || response.outcome}.`,
    'Compare form in content/site.yaml with the service, then send yourself a message.',
  );
}

interface FormAnswer {
  errors?: { code: string }[];
  error?: string;
  next?: string;
}

/** The response of a form service, unless it is not a JSON object. */
function parse(text: string): FormAnswer | undefined {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
