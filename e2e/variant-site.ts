import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { createPreviewServer } from '../scripts/preview/server';
import { variant } from '../scripts/test/variant';
import { variantFolder } from './ports';

/** Tests with the variant's Home, without its slash, as a plain host would serve it. */
export const test = base.extend<object, { variantHome: string }>({
  variantHome: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => {
      const server = createPreviewServer({ folder: variantFolder, basePath: variant.basePath });
      await new Promise<void>((done) => server.listen(0, done));
      const { port } = server.address() as AddressInfo;
      await use(`http://localhost:${port}${variant.basePath}`);
      server.close();
    },
    { scope: 'worker' },
  ],
});
