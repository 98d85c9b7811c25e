import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArguments, findFullBrowser } from '../shared/browser';

/**
 * npm installs it into its own cache: its 150 packages serve only the bench. Node starts npm's script, because on
 * Windows npx is no program.
 */
const command = [`${process.env.npm_execpath}`, 'exec', '--yes', 'lighthouse@13.5.0', '--'];
const flags = `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`;

const metrics = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Visits a page as a phone, in a new browser. Times are in ms, sizes in KiB with headers. */
export async function runLighthouse(url: string, throttling: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...command, url, '--quiet', '--output=json', `--throttling-method=${throttling}`, flags],
    { env: { CHROME_PATH: findFullBrowser(), ...process.env }, maxBuffer: 2 ** 28 },
  );
  const { audits, categories } = JSON.parse(stdout);
  const figures: Record<string, number> = { score: 100 * categories.performance.score };
  for (const [name, audit] of Object.entries(metrics)) figures[name] = audits[audit].numericValue;
  figures.script = 0;
  figures.all = 0;
  for (const { resourceType, transferSize } of audits['network-requests'].details.items) {
    figures.all += transferSize / 1024;
    if (resourceType === 'Script') figures.script += transferSize / 1024;
  }
  return figures;
}
