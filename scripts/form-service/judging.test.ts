/** @jest-environment node */
import { endService, GOOD, openEmptyInbox, post, start, stored } from '../testing/form-service';

beforeEach(openEmptyInbox);
afterEach(endService);

describe('judging', () => {
  const empty = (field: string) => ({
    code: 'REQUIRED_FIELD_EMPTY',
    field,
    message: 'should not be empty',
  });
  const missing = (field: string) => ({
    code: 'REQUIRED_FIELD_MISSING',
    field,
    message: 'is required',
  });
  const noEmail = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' };

  it.each<[string, Record<string, string>, object[]]>([
    ['an empty name', { ...GOOD, fullName: '' }, [empty('fullName')]],
    ['a message of spaces', { ...GOOD, message: ' \n ' }, [empty('message')]],
    [
      'all three empty',
      { fullName: '', email: '', message: '' },
      [empty('fullName'), empty('email'), empty('message')],
    ],
    ['a missing field', { fullName: 'Ann', email: 'a@b.co' }, [missing('message')]],
    ['other fields only', { colour: 'red' }, ['fullName', 'email', 'message'].map(missing)],
    ['half an address', { ...GOOD, email: 'ann@' }, [noEmail]],
    ['an address without a dot', { ...GOOD, email: 'ann@example' }, [noEmail]],
    ['two addresses', { ...GOOD, email: 'a@b.co, c@d.co' }, [noEmail]],
    ['a very long address', { ...GOOD, email: `${'a'.repeat(300)}@b.co` }, [noEmail]],
    ['several at once', { ...GOOD, email: 'x', message: '' }, [noEmail, empty('message')]],
  ])('refuses %s', async (_, fields, errors) => {
    await start();
    const { status, json } = await post(fields);
    expect(status).toBe(422);
    expect(json()).toEqual({ error: 'Validation errors', errors });
    expect(await stored()).toEqual([]);
  });

  it.each(['ann.lee+doors@mail.example.co.uk', ' ann@example.com ', 'zoë@exämple.de', "o'n@x.ca"])(
    'accepts the address "%s"',
    async (email) => {
      await start();
      expect((await post({ ...GOOD, email })).status).toBe(200);
    },
  );

  it.each([
    ['no field at all', {}],
    ['settings only', { _subject: 'Hello' }],
  ])('calls a form with %s empty', async (_, fields) => {
    await start();
    const { status, json } = await post(fields);
    expect(status).toBe(400);
    expect(json().errors).toEqual([{ code: 'EMPTY', message: "Can't send an empty form" }]);
  });

  it('knows the forms and projects it was given, and no others', async () => {
    await start({ forms: ['abc'], projects: ['doors'] });
    expect((await post(GOOD, { path: '/f/abc' })).status).toBe(200);
    expect((await post(GOOD, { path: '/p/doors/f/abc' })).status).toBe(200);
    const form = await post(GOOD, { path: '/f/preview' });
    expect([form.status, form.json().errors[0].code]).toEqual([404, 'FORM_NOT_FOUND']);
    const project = await post(GOOD, { path: '/p/roofs/f/abc' });
    expect([project.status, project.json().errors[0].code]).toEqual([404, 'PROJECT_NOT_FOUND']);
    expect(await stored()).toHaveLength(2);
  });

  it('takes 20 posts a minute for each form', async () => {
    let time = 1_000_000;
    await start({ forms: ['a', 'b'], postsPerMinute: 20, now: () => time });
    const statuses = async (count: number, path: string) => {
      const all = [];
      for (let index = 0; index < count; index += 1) all.push((await post(GOOD, { path })).status);
      return all;
    };
    expect(await statuses(20, '/f/a')).toEqual(Array(20).fill(200));
    time += 45_000;
    const { status, json, answer } = await post(GOOD, { path: '/f/a' });
    expect(status).toBe(429);
    expect(json()).toEqual({ error: 'Too many posts. Try again later.' });
    expect(answer.headers.get('retry-after')).toBe('15');
    expect(await statuses(1, '/f/b')).toEqual([200]);
    time += 15_000;
    expect(await statuses(21, '/f/a')).toEqual([...Array(20).fill(200), 429]);
  });

  it('limits the posts by default', async () => {
    await start({ postsPerMinute: undefined, now: () => 1_000_000 });
    const statuses = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await post()).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
