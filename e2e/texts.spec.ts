import { expect, type Page, test } from '@playwright/test';
import { readSite } from '../scripts/read-site';
import { everyPage, openWithoutLoader } from './routes';

/** Everything here holds before and without script, as search engines first see a page. */
test.use({ javaScriptEnabled: false });

const { content } = readSite();
const { site, services, testimonials } = content;

/** Words that stand on each page whatever the owner writes, because they come from the content. */
const facts: Record<string, string[]> = {
  '/': [
    content.home.hero.headline,
    site.phone.display,
    ...site.areas,
    ...services.map(({ title }) => title),
  ],
  '/services': services.flatMap(({ title, description }) => [title, ...description]),
  '/gallery': testimonials
    .slice(0, 3)
    .flatMap(({ name, quote, location }) => [name, quote, location]),
  '/contact': [content.contact.promise, site.email, site.phone.display, site.hours],
  '/no-such-page': [content.notFound.heading],
};

/** The exact words of the site as it is shipped. */
const shipped: Record<string, string[]> = {
  '/': [
    'Repairs & Installations',
    'Top-Quality and Fast Window & Door Services',
    'Small Ontario Business Serving Simcoe County, Greater Toronto Area and Peel Region',
    'CALL NOW',
    'Residential',
    'Commercial',
    'High-rise',
  ],
  '/services': [
    'Our Services',
    'licensed and insured',
    'High Rise Condominium & Apartments',
    'Hardware',
    'Glass & Mirrors',
    'Fly Screens',
    'Caulking',
    'Window & Door Installations',
  ],
  '/gallery': [
    'Our Work in Action',
    'VIEW ON INSTAGRAM',
    'Why Ontario Residents Trust Us for Window & Door Services?',
    '80% of our new clients come from word-of-mouth referrals',
  ],
  '/contact': [
    '24/7 emergency service available.',
    '7 days a week',
    'Contact Us',
    'expert knowledge, friendly service, great prices and fast, quality work',
    'Name',
    'Email',
    'Message',
    'SEND',
  ],
  '/no-such-page': ['404 Page not found', 'Back to Home'],
};

/** The words as they are laid out, in one line. */
async function textOf(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is laid out counts here.
  const text = await page.evaluate(() => document.body.innerText);
  return text.replace(/\s+/g, ' ');
}

/** Texts that a visitor cannot see although they are on the page, but for a closed menu and words for screen readers. */
function unseenTexts(page: Page) {
  return page.evaluate(() => {
    const unseen: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (
        !parent ||
        !text ||
        parent.closest('script, style, noscript, [popover], [role=status], [aria-hidden=true]')
      )
        continue;
      let opacity = 1;
      for (let at: Element | null = parent; at; at = at.parentElement) {
        opacity *= Number(getComputedStyle(at).opacity);
      }
      if (opacity < 0.99 || !parent.checkVisibility({ visibilityProperty: true }))
        unseen.push(text);
    }
    return unseen;
  });
}

for (const path of everyPage) {
  test(`${path} is complete and visible without script`, async ({ page, isMobile }) => {
    await openWithoutLoader(page, path);
    const text = await textOf(page);
    for (const words of facts[path] ?? []) expect(text).toContain(words);
    const links = ['Home', 'Services', 'Gallery', 'Contact'];
    if (!isMobile) for (const name of links) expect(text).toContain(name);
    await expect
      .poll(async () => (await unseenTexts(page)).join(' | '), { timeout: 8000 })
      .toBe(isMobile ? content.navigation.map(({ name }) => name).join(' | ') : '');
  });

  test(`${path} has the words that were agreed on`, async ({ page }) => {
    test.skip(site.name !== 'Northpane Window & Door', 'The words are the owner’s now.');
    await openWithoutLoader(page, path);
    const text = await textOf(page);
    for (const words of shipped[path] ?? []) expect(text).toContain(words);
    expect(text).toContain('Socials');
    expect(text).toMatch(/© \d{4} Northpane Window & Door/);
    expect(text.includes('CALL US')).toBe(path !== '/');
  });
}
