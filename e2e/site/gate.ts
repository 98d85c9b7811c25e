import { test as base, type Page, type Request } from '@playwright/test';
import { basePath } from '../../content';
import { allowsUrl } from '../../content/schema';
import { skipLoader } from '../helpers/skip-loader';
import { watchPages } from '../helpers/watch-pages';
import { describeForeign, describeMissing, describeViolation, rebuildAdvice } from './messages';
import { mockProviders, type Received } from './mock-providers';
import { missingPath, policyOf, testedPages, tracker } from './tested-site';

export { expect, type Page } from '@playwright/test';

export interface Gate {
  /** Notes something that is wrong with the site, in the owner's words: what, where, and what to do. */
  report: (problem: string, detail?: string) => void;
  /** Notes the problem unless the assertions hold. */
  expects: (assertions: () => Promise<unknown>, problem: string) => Promise<boolean>;
  received: Received;
}

/**
 * Playwright's test for an owner's site. It fails with every problem that it noted, and when a page logs an error or
 * a warning, throws, violates its policy, or sends a request that its policy does not allow.
 */
export const test = base.extend<{ gate: Gate }>({
  gate: [
    async ({ context, baseURL }, use, info) => {
      const problems = new Map<string, string>();
      const report = (problem: string, detail = '') => {
        if (!problems.has(problem)) problems.set(problem, detail);
      };
      const { origin, href: home } = new URL(baseURL ?? '');
      const received = await mockProviders(context, origin);
      const pathOf = (address: string) => {
        const { pathname } = new URL(address);
        return pathname.slice(basePath.length) || '/';
      };

      let violations = 0;
      const policyMessages: string[] = [];
      await context.exposeBinding('reportViolation', (_, directive, blocked, address) => {
        violations += 1;
        report(describeViolation(pathOf(address), directive, blocked));
      });
      await context.addInitScript(reportViolations);
      await context.addInitScript(skipLoader);
      watchPages(context, origin, {
        error: (message, page = home) =>
          report(`${pathOf(page)}: a script fails: ${message}. ${rebuildAdvice}`),
        message(text, url, page = home) {
          // The event says more, and comes later.
          if (/Content Security Policy/.test(text)) return void policyMessages.push(text);
          if (/Failed to load resource/.test(text) && url.startsWith(origin))
            return report(describeMissing(pathOf(page), pathOf(url)));
          if (/ERR_FAILED/.test(text) && !url.startsWith(origin)) return;
          report(`${pathOf(page)}: the browser reports “${text}”. ${rebuildAdvice}`);
        },
        foreignRequest(request) {
          // What a provider's frame requests is under its own policy.
          const frame = request.isNavigationRequest() ? undefined : request.frame().url();
          if (frame && !frame.startsWith(origin)) return;
          const page = pathOf(request.frame().page().mainFrame().url());
          if (!isAllowed(request, page, origin)) report(describeForeign(page, request.url()));
        },
      });

      const expects: Gate['expects'] = async (assertions, problem) => {
        try {
          await assertions();
          return true;
        } catch (error) {
          report(
            problem,
            String((error as Error).message)
              .split('\n')
              .slice(0, 12)
              .join('\n'),
          );
          return false;
        }
      };
      await use({ report, expects, received });
      if (violations === 0)
        for (const text of policyMessages)
          report(`The browser reports “${text}”. ${rebuildAdvice}`);
      // The reporter lists them.
      for (const problem of problems.keys())
        info.annotations.push({ type: 'problem', description: problem });
      if (problems.size > 0)
        throw new Error([...problems].map((problem) => problem.join('\n')).join('\n'));
    },
    { auto: true },
  ],
});

/** Runs in each document, before its scripts. */
function reportViolations() {
  if (window !== top) return;
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noExplicitAny: the test adds it.
    (window as any).reportViolation(effectiveDirective, blockedURI, location.href);
  });
}

const directives: Record<string, string> = {
  script: 'script-src',
  stylesheet: 'style-src',
  image: 'img-src',
  font: 'font-src',
  media: 'media-src',
  manifest: 'manifest-src',
};

/** Whether the page's own policy allows the request. */
function isAllowed(request: Request, page: string, origin: string): boolean {
  const known = testedPages.some(({ path }) => path === page);
  const policy = policyOf(known ? page : missingPath);
  const isMain = request.frame() === request.frame().page().mainFrame();
  const name = request.isNavigationRequest()
    ? isMain
      ? 'form-action'
      : 'frame-src'
    : (directives[request.resourceType()] ?? 'connect-src');
  return allowsUrl(policy[name] ?? policy['default-src'] ?? [], request.url(), origin);
}

/** Answers the question of the statistics, if there is one. */
export async function answerStatistics(page: Page, answer: 'agree' | 'decline') {
  if (!tracker?.consent) return;
  await page.locator(`[data-statistics] button[value=${answer}]`).click();
}
