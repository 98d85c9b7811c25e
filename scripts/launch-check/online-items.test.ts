import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Content } from '../../content/schema/schema';
import { createFormService } from '../form-service/form-service';
import { listenOnSparePort } from '../shared/spare-port';
import { stopServer } from '../shared/stop-server';
import { onlineItems } from './online-items';

const open: Server[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(open.splice(0).map(stopServer));
});

/** A server of this computer under an address that does not look like one. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  return `http://[::ffff:7f00:1]:${await listenOnSparePort(server)}`;
}

const answer =
  (status: number, text = '', type = 'text/html'): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': type }).end(text);

interface Setup {
  form?: object;
  feed?: object;
  url?: string;
  socials?: string[];
  /** Milliseconds; few for what never answers, otherwise as many as the test has itself. */
  patience?: number;
}

async function found({
  form = { id: 'preview' },
  feed = { provider: 'sample' },
  url = 'https://clearwater.example',
  socials = [],
  patience = 60_000,
}: Setup) {
  const content = {
    site: { form, feed, url },
    socials: socials.map((address) => ({ social: 'Instagram', url: address })),
  } as unknown as Content;
  const items = await onlineItems(content, patience);
  return items.map((item) => `${item.state}: ${item.found}`);
}

test('nothing connected, nothing to try', async () => {
  expect(await found({})).toEqual([
    'ready: Nothing is connected yet, so there was nothing to try online.',
  ]);
});

/**
 * Addresses at which a visit ends with this code. They are played, because a name server may need
 * longer than anybody waits to say that a name does not exist.
 */
function failing(code: string, ...addresses: string[]) {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (!addresses.some((address) => String(url).startsWith(address))) return fetch(url, init);
    throw Object.assign(new TypeError('fetch failed'), { cause: { code } });
  });
}

test('without a connection, one calm line', async () => {
  failing('ENOTFOUND', 'https://');
  const socials = ['https://www.instagram.com/clearwater/', 'https://www.facebook.com/clearwater/'];
  const form = { id: 'abc' };
  expect(await found({ socials, form })).toEqual([
    'warning: This computer seems to be offline, so nothing could be tried online.',
  ]);
});

describe('the form', () => {
  const append = jest.fn();
  const formService = () =>
    serve(
      getRequestListener(
        createFormService({ inbox: { folder: '', append, newest: jest.fn() }, forms: ['abc'] })
          .fetch,
      ),
    );

  test('one that is there, tried without leaving a message', async () => {
    const service = await formService();
    expect(await found({ form: { id: 'abc', service } })).toEqual([
      `ready: The form abc answers at ${service}.`,
    ]);
    expect(append).not.toHaveBeenCalled();
  });

  test('one that is not there', async () => {
    const service = await formService();
    expect(await found({ form: { id: 'xyz', service } })).toEqual([
      `must: ${service} knows no form xyz.`,
    ]);
  });

  const json = (status: number, body: object) =>
    answer(status, JSON.stringify(body), 'application/json');

  test.each([
    [
      'switched off',
      json(403, { errors: [{ code: 'INACTIVE' }] }),
      'must: The form abc is switched off at',
    ],
    [
      'in a project that is not there',
      json(400, { errors: [{ code: 'PROJECT_NOT_FOUND' }] }),
      'must: http',
    ],
    ['with reCAPTCHA', json(403, { error: 'reCAPTCHA' }), 'must: The form abc refuses messages'],
    ['asked too often', json(429, { error: 'slow down' }), 'warning: http'],
    ['at a service that fails', answer(500), 'warning: http'],
    ['at something that is no form service', answer(405), 'warning: http'],
  ])('one %s', async (_, listener, start) => {
    const service = await serve(listener);
    const [line] = await found({ form: { id: 'abc', service } });
    expect(line?.startsWith(start)).toBe(true);
  });

  test('a service that never answers', async () => {
    const service = await serve(() => {});
    expect(await found({ form: { id: 'abc', service }, patience: 400 })).toEqual([
      `warning: ${service} gave no answer within 0.4 seconds.`,
    ]);
  });
});

describe('the feed’s script', () => {
  const feedAt = async (listener: RequestListener) => {
    const script = `${await serve(listener)}/embed.js`;
    return found({ feed: { provider: 'custom', script, container: {} } });
  };

  test('one that is there', async () => {
    expect(await feedAt(answer(200, 'x', 'text/javascript'))).toEqual([
      expect.stringMatching(/^ready: The feed’s script answers at http/),
    ]);
  });

  test('one that is not there, or is a page', async () => {
    for (const listener of [answer(404, '', 'text/javascript'), answer(200, '<html>')]) {
      expect(await feedAt(listener)).toEqual([
        expect.stringMatching(/^must: .*embed\.js is no script \(answer \d+\)\.$/),
      ]);
    }
  });
});

describe('the published site', () => {
  const site =
    (unknown: number, html: (url: string) => string): RequestListener =>
    ({ url, headers }, response) => {
      const status = url === '/' ? 200 : unknown;
      response.writeHead(status).end(html(`http://${headers.host}`));
    };

  test('this site, with a page for what is not found', async () => {
    const url = await serve(site(404, (own) => `<link rel="canonical" href="${own}/">`));
    expect(await found({ url })).toEqual([
      `ready: ${url} shows this site.`,
      'ready: Unknown addresses are answered by the page “not found”.',
    ]);
  });

  test('another site, and a host that answers every address', async () => {
    const url = await serve(site(200, () => 'Parked here'));
    expect(await found({ url })).toEqual([
      `warning: ${url} shows something else than this site (answer 200).`,
      'warning: An address that does not exist is answered with 200 instead of 404.',
    ]);
  });

  test('not published yet', async () => {
    const url = 'https://clearwater.ca';
    failing('ECONNREFUSED', url);
    expect(await found({ url })).toEqual([`warning: ${url} does not answer.`]);
  });

  test('a host that never answers', async () => {
    const url = await serve(() => {});
    expect(await found({ url, patience: 400 })).toEqual([
      `warning: ${url} gave no answer within 0.4 seconds.`,
    ]);
  });
});

test.each([
  [200, 'ready: http'],
  [404, 'must: http'],
  [410, 'must: http'],
  [429, 'warning: Instagram does not let a program look at'],
])('a social link that answers %i', async (status, start) => {
  const url = `${await serve(answer(status))}/clearwater`;
  const [line] = await found({ socials: [url] });
  expect(line?.startsWith(start)).toBe(true);
});

test('a social link that leads nowhere, while others answer', async () => {
  const there = `${await serve(answer(200))}/clearwater`;
  const nowhere = 'https://www.instagrm.com/clearwater/';
  failing('ENOTFOUND', nowhere);
  const lines = await found({ socials: [there, nowhere] });
  expect(lines[1]).toBe(`must: ${nowhere} could not be found on the internet.`);
});
