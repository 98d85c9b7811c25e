import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFormService } from '../scripts/form-service/form-service';
import { openInbox } from '../scripts/form-service/inbox';
import { createPreviewServer } from '../scripts/preview/server';
import { compressTexts } from '../scripts/shared/compress-texts';
import { listenOnSparePort } from '../scripts/shared/spare-port';
import { stopServer } from '../scripts/shared/stop-server';
import { variant } from '../scripts/test/variant';
import { answerAsWidget } from './widget-host';

/**
 * Starts what the tests visit, inside Playwright's own process and on ports that the system gives: no
 * program that holds a port can fail the run, and whatever ends the run, the servers end with it.
 * The workers learn the addresses from the environment, see ports.ts.
 */
export default async function startServers() {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-'));
  const inbox = path.join(folder, 'inbox');
  const formService = createFormService({ inbox: await openInbox(inbox), faults: true });
  // Compressed once and loosely: some hundred visits would have it done at each request.
  const exported = path.join(folder, 'out');
  cpSync('out', exported, { recursive: true });
  compressTexts(exported, 4);
  const site = createPreviewServer({ folder: exported, basePath: '', formService });
  const widget = createServer(answerAsWidget);
  // Its folder is filled by variant.setup.ts, which needs the widget's address.
  const variantFolder = path.join(folder, 'variant');
  const { basePath: variantPath } = variant;
  const plainHost = createPreviewServer({ folder: variantFolder, basePath: variantPath });
  process.env.INBOX = inbox;
  process.env.VARIANT = variantFolder;
  process.env.SITE_PORT = String(await listenOnSparePort(site));
  process.env.WIDGET_PORT = String(await listenOnSparePort(widget));
  process.env.VARIANT_PORT = String(await listenOnSparePort(plainHost));

  return async () => {
    await Promise.all([site, widget, plainHost].map(stopServer));
    rmSync(folder, { recursive: true, force: true });
  };
}
