import { serve, stop } from '../../e2e/helpers/published-host';
import { checkFormService } from './form-service';
import { formatResults } from './result';

afterEach(stop);

test('a redirect of the form service is not followed, and is named', async () => {
  const requested: unknown[] = [];
  const service = await serve(({ url }, response) => {
    requested.push(url);
    response.writeHead(307, { Location: '/private' }).end();
  });
  const result = await checkFormService({ id: 'xabcdefg', service }, 'https://clear.ca');
  expect(result.found).toContain('status 307, which leads to /private');
  expect(requested).toEqual(['/f/xabcdefg']);
});

test('the form of a project is asked at its address in the project', async () => {
  const requested: unknown[] = [];
  const service = await serve(({ url }, response) => {
    requested.push(url);
    response.end(code('EMPTY'));
  });
  await checkFormService({ id: 'contact', project: '123', service }, 'https://clear.ca');
  expect(requested).toEqual(['/p/123/f/contact']);
});

test('no host can end the check or forge a line of it', async () => {
  const bodies = ['{"errors":[null]}', JSON.stringify({ error: '\u001b[2K\nOK all is well' })];
  const lines: string[] = [];
  for (const body of bodies) {
    const service = await serve((_request, response) => response.writeHead(400).end(body));
    const result = await checkFormService({ id: 'xabcdefg', service }, 'https://clear.ca');
    lines.push(formatResults([result]));
    stop();
  }
  expect(lines[1]).toMatch(/^ERROR [^\n]* OK all is well/);
  expect(lines.join('')).not.toContain('\u001b');
});

const code = (name: string) => JSON.stringify({ errors: [{ code: name }] });

test.each<[string, number, string, 'ok' | 'error', RegExp]>([
  ['says that the message is empty', 422, code('EMPTY'), 'ok', /answers/],
  ['answers with a page', 200, '<h1>Welcome</h1>', 'error', /does not answer/],
  ['answers with other JSON', 200, 'null', 'error', /does not answer/],
  ['says where to go next', 200, '{"ok":true,"next":"/thanks"}', 'ok', /answers/],
  ['fails', 502, 'Bad gateway', 'error', /status 502/],
  ['does not know the form', 404, 'Not found', 'error', /does not exist/],
  ['knows no such form', 400, code('FORM_NOT_FOUND'), 'error', /does not exist/],
  ['knows no such project', 400, code('PROJECT_NOT_FOUND'), 'error', /does not exist/],
  ['has switched the form off', 422, code('INACTIVE'), 'error', /switched off/],
  ['has accepted the message in other words', 200, '{"success":true}', 'error', /otherwise than/],
  ['wants a captcha', 403, '{"error":"reCAPTCHA"}', 'error', /reCAPTCHA/],
  ['wants a captcha in plain text', 403, 'Solve the reCAPTCHA', 'error', /asks for reCAPTCHA/],
  ['has blocked the site', 400, code('BLOCKED'), 'error', /refuses messages/],
  ['accepts other domains only', 403, '{"error":"Not from here"}', 'error', /refuses messages/],
  ['has reached its limit', 422, '{"error":"Monthly limit reached"}', 'error', /no more messages/],
  ['has used up its quota', 422, '{"error":"Quota exceeded"}', 'error', /no more messages/],
  ['has too many messages', 422, '{"error":"Too many"}', 'error', /no more messages/],
  ['wants to be paid', 402, 'Payment required', 'error', /no more messages/],
  ['has too many requests', 429, 'Slow down', 'error', /no more messages/],
  ['has an error, but calls it a success', 200, '{"error":"No"}', 'error', /does not answer .*No/],
  ['fails with JSON', 500, '{}', 'error', /does not answer .*status 500/],
  ['has an error of its own', 400, '{"error":"No e-mail set"}', 'error', /No e-mail set/],
])('a form service that %s', async (_, status, body, level, message) => {
  const service = await serve((_request, response) => response.writeHead(status).end(body));
  const found = expect.stringMatching(message);
  const result = await checkFormService({ id: 'xabcdefg', service }, 'https://clear.ca');
  expect(result).toMatchObject({ level, found });
});

test('the form service gets the message as from a page of the site', async () => {
  const got: unknown[] = [];
  const service = await serve((request, response) => {
    const { accept, origin, referer } = request.headers;
    got.push(request.method, accept, origin, referer);
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data/);
    response.end(code('EMPTY'));
  });
  await checkFormService({ id: 'xabcdefg', service }, 'https://clear.ca/site');
  expect(got).toEqual(['POST', 'application/json', 'https://clear.ca', 'https://clear.ca/contact']);
});
