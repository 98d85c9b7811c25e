import { emptyMessage } from '../components/contact/message';
import { delayResponses, expect, type Page, test } from './helpers/base-test';
import {
  delayFormScript,
  expectAnnounced,
  expectFieldValues,
  failureMessage,
  field,
  fillInForm,
  findFormScript,
  hydrateForm,
  mockFormService,
  openForm,
  sampleMessage,
  sendButton,
  succeed,
  thanks,
  waitForHydration,
} from './helpers/contact';
import { endMotion, findLayoutProblems } from './helpers/layout/in-page';

// Typed text is kept, and what the form says about it can be perceived.

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();

for (const [moment, open] of Object.entries({
  async 'before the form’s script runs'(page: Page) {
    await page.route(await findFormScript(page), (route) => route.abort());
    await page.goto('/contact');
  },
  'after the form’s script has started': openForm,
})) {
  test.describe(moment, () => {
    test.use({ expectedProblems: /net::ERR_FAILED|dynamically imported module/ });

    test(`C10 typed text survives reloading and leaving the page ${moment}`, async ({ page }) => {
      await open(page);
      await fillInForm(page);
      await page.reload();
      await expectFieldValues(page);
      await headerLink(page, 'Gallery').click();
      await expect(page).toHaveURL('/gallery');
      await headerLink(page, 'Contact').click();
      await expectFieldValues(page);
      // Password managers fill in fields without dispatching an event.
      await field(page, 'Email').evaluate((input: HTMLInputElement) => {
        input.value = 'ann@firm.example';
      });
      await page.goto('data:text/html,<h1>Elsewhere</h1>');
      await page.goBack();
      await expectFieldValues(page, { ...sampleMessage, email: 'ann@firm.example' });
      if (moment.startsWith('after')) await hydrateForm(page);
      await expectFieldValues(page, { ...sampleMessage, email: 'ann@firm.example' });
    });
  });
}

test('C10 a message that was sent does not come back', async ({ page }) => {
  await openForm(page);
  await fillInForm(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await hydrateForm(page);
  await expectFieldValues(page, emptyMessage);
  await headerLink(page, 'Gallery').click();
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expectFieldValues(page, emptyMessage);
});

test('C10 a message that was sent meanwhile is removed from a page restored from the back/forward cache', async ({
  page,
}) => {
  await openForm(page);
  await fillInForm(page);
  // Imitate the other page and the return, because the tests' browser has no back/forward cache.
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectFieldValues(page, emptyMessage);
});

test.describe('where the service fails', () => {
  test.use({ expectedProblems: /status of 500/ });

  test('C12 errors, failures and thanks are visible in a translated page', async ({ page }) => {
    const service = await mockFormService(page, (route) => route.fulfill({ status: 500 }));
    await openForm(page);
    await page.evaluate(translate);
    const button = page.locator('main form button[type=submit]');
    await button.click();
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription(/is needed\./);
    await fillInForm(page);
    for (const attempt of [1, 2])
      await test.step(`attempt ${attempt}`, async () => {
        await button.click();
        await expect.poll(() => service.requests.length).toBe(attempt);
        await expect(page.getByText('Your message was not sent.°')).toBeVisible();
        await expect(button).toHaveText('SEND°');
      });
    service.respond = succeed;
    await button.click();
    await expect(page.getByText(/^Thanks for reaching out.*°$/)).toBeVisible();
  });

  test('C12 errors are focused and in view in a small window, and failures and success are announced', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const service = await mockFormService(page, (route) => route.fulfill({ status: 500 }));
    await openForm(page);
    await page.evaluate(endMotion);
    const { height: header = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    /** Expects the top of an element to be in the window, below the header. */
    async function expectInView(part: ReturnType<typeof thanks>) {
      await expect(async () => {
        const { y = 0 } = (await part.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual(header - 1);
        expect(y).toBeLessThan(256);
      }).toPass();
      // When the page is scrolled to its top, the header covers nothing.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await page.evaluate(findLayoutProblems, 320)).toEqual([]);
    }
    // Browsers scroll a focused field no further than necessary, so put this one behind the header.
    await field(page, 'Message').focus();
    await field(page, 'Email').evaluate((element, top) => {
      scrollBy({ top: element.getBoundingClientRect().top - top + 10, behavior: 'instant' });
    }, header);
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is needed.');
    await expectInView(page.locator('label', { hasText: 'Email' }));

    await fillInForm(page);
    await sendButton(page).click();
    await expectAnnounced(failureMessage(page));
    await expectInView(failureMessage(page));
    service.respond = succeed;
    await sendButton(page).click();
    await expectAnnounced(thanks(page));
    await expectInView(thanks(page));
  });
});

test('C12 typed text and focus survive late scripts at a URL with a fragment', async ({ page }) => {
  const release = await delayResponses(page, /\.js$/);
  await page.goto('/contact?about=Caulking#form', { waitUntil: 'commit' });
  await field(page, 'Name').focus();
  await page.keyboard.type('Ann');
  release();
  await page.waitForLoadState();
  await waitForHydration(page);
  await page.keyboard.type(' Lee');
  await expect(field(page, 'Name')).toHaveValue('Ann Lee');
});

/** Replaces all texts, including later ones, as browsers' translators do. Runs in the page. */
function translate() {
  const replaceTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('font, script, style, textarea'))
        continue;
      const font = document.createElement('font');
      font.append(`${text.textContent}°`);
      text.parentNode?.replaceChild(font, text);
    }
  };
  replaceTexts();
  const options = { childList: true, subtree: true, characterData: true };
  new MutationObserver(replaceTexts).observe(document.body, options);
}

/** Changes that extensions and translators make before the form's script runs. They run in the page. */
const changes: Record<string, () => void> = {
  'whose fields are wrapped': () => {
    for (const control of document.querySelectorAll('form :is(input, textarea)')) {
      const wrapper = document.createElement('span');
      control.before(wrapper);
      wrapper.append(control);
    }
  },
  'that is being translated': translate,
};

test.describe('in a changed document', () => {
  // React reports that the HTML does not match.
  test.use({ expectedProblems: /Minified React error|Hydration/ });

  for (const [name, change] of Object.entries(changes))
    test(`C12 text, focus and selection survive hydration in a document ${name}`, async ({
      page,
    }) => {
      const release = await delayFormScript(page);
      await page.goto('/contact');
      const area = page.locator('main textarea');
      await page.evaluate(change);
      await fillInForm(page);
      await area.evaluate((message: HTMLTextAreaElement) => message.setSelectionRange(3, 5));
      release();
      await waitForHydration(page);
      await expect(area).toBeFocused();
      await page.keyboard.type('gg');
      await expectFieldValues(page, {
        ...sampleMessage,
        message: sampleMessage.message.replace('og', 'gg'),
      });
    });
});
