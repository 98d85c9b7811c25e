import { expect, type Page, test } from '@playwright/test';
import {
  expectInInbox,
  field,
  fillIn,
  holdAnswers,
  newMessage,
  notice,
  openContact,
  sendButton,
  sendingButton,
  thanks,
  withFault,
} from './contact-page';
import { content, dialled, headings, site } from './content';
import { hold, hydrated, openWithoutLoader, watchForErrors } from './routes';

const { form } = content.contact;

/** As translators do: puts every text, now and later, into elements of its own, with a mark. */
async function translate(page: Page, mark: string) {
  await page.addInitScript((mark) => {
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea')) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
      text.data += mark;
    };
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    addEventListener('DOMContentLoaded', () => {
      wrapAll();
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver(wrapAll).observe(document.body, changes);
    });
  }, mark);
}

/** As password managers and other extensions do. */
async function extend(page: Page) {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const add = () => Object.assign(document.createElement('div'), { className: 'foreign' });
      for (const typed of document.querySelectorAll('input, textarea')) {
        typed.after(add());
        typed.setAttribute('data-manager', '');
      }
      document.body.prepend(add());
      document.body.append(add());
      document.body.setAttribute('data-extension', '');
      document.documentElement.classList.add('translated');
      document.head.prepend(document.createElement('meta'));
    }),
  );
}

/** Marks the page's elements, to tell later which of them are new. */
const parts = '[data-loader-overlay], header, main, h1, form, textarea, footer, footer p';
const remember = (page: Page) =>
  page.evaluate((parts) => {
    for (const part of document.querySelectorAll(parts)) Object.assign(part, { old: true });
  }, parts);
const renderedAnew = (page: Page) =>
  page
    .locator(parts)
    .evaluateAll((found) => found.filter((part) => !('old' in part)).map(({ tagName }) => tagName));

/** Types a message and leaves the caret amid it. */
async function typeWithCaret(page: Page) {
  const message = newMessage();
  const typed = page.locator('textarea');
  await typed.pressSequentially(message);
  await typed.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 5));
  return message;
}

async function expectTypedWithCaret(page: Page, message: string) {
  const typed = page.locator('textarea');
  await expect(typed).toHaveValue(message);
  await expect(typed).toBeFocused();
  const caret = await typed.evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
  ]);
  expect(caret).toEqual([3, 5]);
}

test('a page that was translated and extended before it wakes is not rendered anew', async ({
  page,
}) => {
  const expectNoErrors = watchForErrors(page);
  await translate(page, '°');
  await extend(page);
  const release = await hold(page, /\/_next\/static\/.*\.js/);
  await openWithoutLoader(page, '/contact');
  await remember(page);
  const message = await typeWithCaret(page);
  const draft = await page.evaluate(() => sessionStorage.getItem('contact-draft'));
  expect(JSON.parse(draft ?? '{}').message).toBe(message);

  release();
  await hydrated(page);
  expect(await renderedAnew(page)).toEqual([]);
  await expectTypedWithCaret(page, message);
  // What others had put in is in its place again.
  await expect(page.locator('textarea + .foreign')).toHaveCount(1);
  await expect(page.locator('body > .foreign')).toHaveCount(2);
  expectNoErrors();
});

test('a phone number keeps its order on a page that was turned from right to left', async ({
  page,
}) => {
  await openWithoutLoader(page, '/contact');
  const inOrder = await page.evaluate(
    ([dialled, shown]) => {
      document.documentElement.dir = 'rtl';
      const links = [...document.querySelectorAll<HTMLElement>(`a[href="${dialled}"]`)];
      return links
        .filter((link) => link.checkVisibility() && link.textContent?.trim() === shown)
        .map((link) => {
          const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
          const range = document.createRange();
          const leftOf = (index: number) => {
            range.setStart(words ?? link, index);
            range.setEnd(words ?? link, index + 1);
            return range.getBoundingClientRect().left;
          };
          return leftOf(0) < leftOf(shown.length - 1);
        });
    },
    [dialled, site.phone.display] as const,
  );
  expect([...new Set(inOrder)]).toEqual([true]);
});

test('the loader goes on when the page under it was changed', async ({ page }) => {
  await translate(page, '°');
  await extend(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await remember(page);
  await hydrated(page);
  expect(await renderedAnew(page)).toEqual([]);
});

test('where the page must be rendered anew, words, focus and caret come back', async ({ page }) => {
  const release = await hold(page, /\/_next\/static\/.*\.js/);
  await openWithoutLoader(page, '/contact');
  await page.locator('main h2').evaluate((heading) => heading.remove());
  await remember(page);
  const message = await typeWithCaret(page);
  release();
  await hydrated(page);
  expect(await renderedAnew(page)).not.toEqual([]);
  await expectTypedWithCaret(page, message);
});

test.describe('a translated page goes on living', () => {
  test('the form through all its states', async ({ page, context }) => {
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    await translate(page, '');
    await openContact(page);
    await sendButton(page).click();
    const described = (words: RegExp) =>
      expect(field(page, 'email')).toHaveAccessibleDescription(words);
    await described(/should not be empty/);
    await field(page, 'email').fill('ann@');
    await sendButton(page).click();
    await described(/should be an email/);

    const message = await fillIn(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(notice(page)).toContainText(form.notice.offline);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await context.setOffline(false);
    await expect(notice(page)).toContainText(form.notice.backOnline);
    await expect(notice(page)).not.toContainText(form.notice.offline);
    await context.setOffline(true);
    await expect(notice(page)).toContainText(form.notice.offline);
    await context.setOffline(false);

    await withFault(page, 'EMPTY');
    await sendButton(page).click();
    await expect(notice(page)).not.toContainText(form.notice.backOnline);
    await withFault(page, undefined);
    const answer = await holdAnswers(page);
    await sendButton(page).click();
    await expect(sendingButton(page)).toBeDisabled();
    answer();
    await expect(thanks(page)).toBeVisible();
    await expectInInbox(message);
    expect(crashes).toEqual([]);
  });

  test('the year, the menu, the feed and the walk from page to page', async ({ page }) => {
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime('2031-01-02T12:00:00');
    await page.route(/sample-feed/, (route) => route.abort());
    await translate(page, '');
    await openWithoutLoader(page, '/gallery');
    await hydrated(page);
    await expect(page.locator('footer')).toContainText(`© 2031 ${site.name}`);
    await page.locator('main section').first().scrollIntoViewIfNeeded();
    await expect(page.getByText(content.gallery.feed.failed)).toBeVisible();
    for (const { path, name } of content.navigation.filter(({ path }) => path !== '/gallery')) {
      await page.getByRole('button', { name: content.common.menuLabel }).click();
      await page.locator('#menu').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path]);
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('footer')).toContainText('2031');
    expect(crashes).toEqual([]);
  });
});
