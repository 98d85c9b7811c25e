import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkFormService } from './form-service';
import { formatResults } from './result';

let server: Server | undefined;

async function serve(respond: RequestListener): Promise<string> {
  server = createServer(respond);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends the host, whose connections fetch keeps open. */
function stop() {
  server?.closeAllConnections();
  server?.close();
}

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
