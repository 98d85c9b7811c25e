import { readdirSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Host } from './host-servers';
import { startHost } from './start-host';

/* A started server, and what tests ask it for. */

const folder = 'test-results/site';
export const atRoot = { folder, content: 'e2e/fixtures/content', basePath: '' };
export const belowPath = {
  folder: 'test-results/variant',
  content: 'e2e/fixtures/variant',
  basePath: '/sub',
};

/** A file of the export. The setup builds that before the tests run, so nothing reads it earlier. */
export const file = (path: string, ending: string) =>
  `${path}/${readdirSync(folder + path).find((name) => name.endsWith(ending))}`;
export const hashedFiles = () => ({
  picture: file('/media', '.avif'),
  script: file('/scripts', '.js'),
  font: file('/_next/static/media', '.woff2'),
});

let host: Awaited<ReturnType<typeof startHost>>;
export const origin = () => host.origin;
export const ask = (address: string, init: RequestInit = {}) =>
  fetch(origin() + address, { redirect: 'manual', ...init });
export const header = async (address: string, name: string) =>
  (await ask(address)).headers.get(name) ?? '';

/** Runs the tests on the started host. */
export function describeHost(server: Host, tests: (site: typeof atRoot) => void, site = atRoot) {
  test.describe(server.name + site.basePath, () => {
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      host = await startHost(server, site);
    });
    test.afterAll(() => host?.stop());
    tests(site);
  });
}
