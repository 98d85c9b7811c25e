import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between a browser and the site of the tests. */
interface Line {
  /** How long each response takes to begin. */
  delayMs: number;
  /** Answers the form's posts. */
  answer: RequestListener;
}

/** The posts since the array was emptied: what they accept as an answer. */
export interface SlowSite {
  origin: string;
  posts: (string | undefined)[];
  stop(): void;
}

/** Passes requests on to the fixture's site, as a slow line does, and posts to `line.answer`. */
export async function startSlowSite(line: Line): Promise<SlowSite> {
  const posts: SlowSite['posts'] = [];
  const server = createServer(async (request, response) => {
    await new Promise((resolve) => setTimeout(resolve, line.delayMs));
    if (request.method === 'POST') {
      posts.push(request.headers.accept);
      return line.answer(request, response);
    }
    const page = await fetch(`http://localhost:4117${request.url}`);
    const type = page.headers.get('content-type') ?? '';
    response.writeHead(page.status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(Buffer.from(await page.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, posts, stop: () => server.close() };
}
