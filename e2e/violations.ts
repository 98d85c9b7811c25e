import type { Page } from '@playwright/test';

declare global {
  interface Window {
    violations: { directive: string; address: string }[];
  }
}

/**
 * Collects what the pages' policies stop, from the first byte on of each that is opened from now on. The
 * console tells of it too, but not of an eval whose error was caught.
 */
export const watchForViolations = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push({ directive: event.effectiveDirective, address: event.blockedURI });
    });
  });

/** What the page's policy has stopped so far. */
export const violationsOn = (page: Page) => page.evaluate(() => window.violations);
