import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumArguments, findWindowedBrowser } from '../shared/browser';

/** Installed on first use, because its 150 packages serve no one but the bench. */
const tools = path.resolve('node_modules/.cache/bench');
const packages = ['lighthouse@13.5.0', 'chrome-launcher@1.2.1'];

export interface Run {
  url: string;
  /** Whether the session has seen the loader already. */
  later: boolean;
  form: 'mobile' | 'desktop';
  throttling: 'simulate' | 'devtools';
}

export type Figures = Awaited<ReturnType<typeof figuresOf>>;

// biome-ignore lint/suspicious/noExplicitAny: installed on first use, so its types are not here.
type Untyped = any;

async function load(file: string): Promise<Untyped> {
  return import(pathToFileURL(path.join(tools, 'node_modules', file)).href);
}

export function installLighthouse() {
  if (existsSync(path.join(tools, 'node_modules/lighthouse'))) return;
  mkdirSync(tools, { recursive: true });
  writeFileSync(path.join(tools, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
    cwd: tools,
    stdio: 'inherit',
  });
}

/** One run in a new browser with an empty profile; times in milliseconds, sizes in KiB. */
export async function measure({ url, later, form, throttling }: Run): Promise<Figures> {
  const { launch } = await load('chrome-launcher/dist/index.js');
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { connect } = await load('puppeteer-core/lib/puppeteer/puppeteer-core.js');
  const { default: desktop } = await load('lighthouse/core/config/desktop-config.js');
  const chrome = await launch({
    chromePath: findWindowedBrowser(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
  });
  try {
    const browser = await connect({ browserURL: `http://localhost:${chrome.port}` });
    const page = await browser.newPage();
    if (later) await page.evaluateOnNewDocument(() => sessionStorage.setItem('loader-seen', '1'));
    const flags = { port: chrome.port, logLevel: 'silent', throttlingMethod: throttling };
    const config = form === 'desktop' ? desktop : undefined;
    const { lhr } = await lighthouse(url, flags, config, page);
    return await figuresOf(lhr);
  } finally {
    await chrome.kill();
  }
}

/**
 * A response's body as it goes over the wire. Lighthouse's own sizes count HTTP/1's headers too; they
 * are smaller where nothing came but headers, or where the cache answered.
 */
async function sizeOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  return Number(headers.get('Content-Length'));
}

async function figuresOf(lhr: Untyped) {
  const number = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round(lhr.categories[category].score * 100);
  const requests: { url: string; resourceType: string; transferSize: number }[] =
    lhr.audits['network-requests'].details.items;
  const sizes = await Promise.all(
    requests.map(async ({ url, transferSize }) => Math.min(transferSize, await sizeOf(url))),
  );
  const size = (type?: string) =>
    sizes
      .filter((_, index) => !type || requests[index]?.resourceType === type)
      .reduce((sum, bytes) => sum + bytes, 0) / 1024;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    si: number('speed-index'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    requests: requests.length,
    total: size(),
    script: size('Script'),
    image: size('Image'),
    document: size('Document'),
    font: size('Font'),
  };
}
