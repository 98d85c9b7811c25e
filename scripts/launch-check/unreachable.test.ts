import { content } from '../../content';
import { exportFolder, serve, stop } from '../../e2e/helpers/published-host';
import { checkOnline, checkPublished } from './online';

afterEach(() => {
  jest.restoreAllMocks();
  stop();
});

test('examples of a site and a form are not asked', async () => {
  const { site } = content;
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error());
  expect(await checkOnline(content, exportFolder)).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
  const own = { ...content, site: { ...site, url: 'https://clear.ca', form: { id: 'xabcdefg' } } };
  expect(await checkOnline(own, exportFolder)).toHaveLength(2);
});

test('a site that is not published is an error with the reason', async () => {
  const url = await serve(() => {});
  stop();
  const found = expect.stringContaining('no response (ECONNREFUSED)');
  const next = expect.stringContaining('Publish');
  expect(await checkPublished(url, exportFolder)).toEqual([{ level: 'error', found, next }]);
});

test('a host that does not answer in ten seconds is an error', async () => {
  const url = await serve(() => {});
  const timeout = jest
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new Error('too late')));
  expect(await checkPublished(url, exportFolder)).toMatchObject([
    { level: 'error', found: expect.stringContaining('no response (too late)') },
  ]);
  expect(timeout).toHaveBeenCalledWith(10_000);
});

test.each([
  ['CERT_HAS_EXPIRED', /no valid certificate/, /HTTPS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /no valid certificate/, /HTTPS/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /no valid certificate/, /HTTPS/],
  ['ERR_TLS_HANDSHAKE_TIMEOUT', /no valid certificate/, /HTTPS/],
  ['ENOTFOUND', /no such domain/, /domain at the host/],
])('%s is an error with the cure', async (code, found, next) => {
  const cause = Object.assign(new Error(), { code });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
  expect(await checkPublished('https://clear.ca', exportFolder)).toEqual([
    { level: 'error', found: expect.stringMatching(found), next: expect.stringMatching(next) },
  ]);
});
