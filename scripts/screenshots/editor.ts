import type { Page } from 'playwright';
import { bundleEditor } from '../editor/bundle';
import { serveEditor } from '../editor/serve-editor';
import { listenOnSparePort } from '../shared/spare-port';
import { stopServer } from '../shared/stop-server';
import { pickFolder } from '../test/picked-folder';

/** Starts the owner's forms, for their picture in the README. */
export async function startEditor() {
  const folder = 'node_modules/.cache/editor-pictured';
  await bundleEditor({ folder, backend: { name: 'github', repo: 'local/site', branch: 'main' } });
  const server = serveEditor(folder);
  const port = await listenOnSparePort(server);
  return {
    /** Opens the services with the first one's form. */
    async open(page: Page) {
      await pickFolder(page, '.');
      await page.goto(`http://localhost:${port}`);
      await page.getByRole('button', { name: 'Open the website’s folder' }).click();
      await page.getByText('Testimonials').first().waitFor();
      await page.evaluate(() => {
        location.hash = '#/collections/services/entries/services';
      });
      await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
      await page.getByRole('switch', { name: 'Shown on the site' }).waitFor();
    },
    stop: () => stopServer(server),
  };
}
