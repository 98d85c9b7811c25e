import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { createStaticSite } from '../scripts/preview/static-site';
import { widgetOrigin } from './ports';

const sources = ['app', 'components', 'content', 'scripts', 'next.config.js', 'tsconfig.json'];
const others = ['package.json', 'package-lock.json', 'public'];

/** What an owner would write to connect a provider that the site has no preset for. */
const feed = `feed:
  provider: custom
  script: ${widgetOrigin}/embed.js
  container: { tag: div, id: my-feed, class: "", attributes: { data-count: "6" } }
  init: Widget.start
  consent: true
`;

/**
 * The site with the address of an export that was built from changed content, in a copy of the
 * project. Built once for the same sources (about 20 s), whichever worker comes first.
 */
export const test = base.extend<object, { feedSite: string }>({
  feedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => {
      const server = createServer(createStaticSite(await builtSite(), ''));
      await new Promise<void>((done) => server.listen(0, done));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

async function builtSite(): Promise<string> {
  const site = path.join(tmpdir(), `feed-site-${hashOfSources()}`);
  const lock = `${site}.lock`;
  while (!existsSync(site)) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch {
      if (!isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock);
      await wait(500);
      continue;
    }
    try {
      build(site);
    } finally {
      rmSync(lock);
    }
  }
  return site;
}

function build(site: string) {
  const copy = mkdtempSync(path.join(tmpdir(), 'feed-project-'));
  for (const name of [...sources, ...others]) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const file = path.join(copy, 'content/site.yaml');
  const changed = readFileSync(file, 'utf8').replace(/^feed:\n(?: {2}.*\n?)*/m, feed);
  writeFileSync(file, changed);
  execFileSync('node_modules/.bin/tsx', ['scripts/build.ts'], { cwd: copy, stdio: 'pipe' });
  renameSync(path.join(copy, 'out'), site);
  rmSync(copy, { recursive: true });
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(feed).update(readFileSync('package-lock.json'));
  const add = (place: string) => {
    if (statSync(place).isFile()) hash.update(place).update(readFileSync(place));
    else for (const name of readdirSync(place).sort()) add(path.join(place, name));
  };
  sources.forEach(add);
  return hash.digest('hex').slice(0, 12);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
