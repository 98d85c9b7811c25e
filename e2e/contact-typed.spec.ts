import { emptyMessage } from '../components/contact/message';
import { delayResponses, expect, type Page, test } from './helpers/base-test';
import {
  delayFormScript,
  expectAnnounced,
  expectFields,
  failure,
  field,
  filledIn,
  fillIn,
  formRuns,
  formScript,
  mockFormService,
  openForm,
  sendButton,
  startForm,
  succeed,
  thanks,
} from './helpers/contact';
import { endMotion, findLayoutProblems } from './helpers/layout/in-page';

/* What a visitor types, and what the form says about it. */

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();

for (const [moment, open] of Object.entries({
  async 'before the form’s script'(page: Page) {
    await page.route(await formScript(page), (route) => route.abort());
    await page.goto('/contact');
  },
  'when the form’s script runs': openForm,
})) {
  test.describe(moment, () => {
    test.use({ expected: /net::ERR_FAILED|dynamically imported module/ });

    test(`C10 typed words survive a reload, another page and back, ${moment}`, async ({ page }) => {
      await open(page);
      await fillIn(page);
      await page.reload();
      await expectFields(page);
      await link(page, 'Gallery').click();
      await expect(page).toHaveURL('/gallery');
      await link(page, 'Contact').click();
      await expectFields(page);
      // Password managers write without an event.
      await field(page, 'Email').evaluate((input: HTMLInputElement) => {
        input.value = 'ann@firm.example';
      });
      await page.goto('data:text/html,<h1>Elsewhere</h1>');
      await page.goBack();
      await expectFields(page, { ...filledIn, email: 'ann@firm.example' });
      if (moment.startsWith('when')) await startForm(page);
      await expectFields(page, { ...filledIn, email: 'ann@firm.example' });
    });
  });
}

test('C10 a message that was thanked for does not come back', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await startForm(page);
  await expectFields(page, emptyMessage);
  await link(page, 'Gallery').click();
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expectFields(page, emptyMessage);
});

test('C10 a message that another page has sent does not come back with a page of the back/forward cache', async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page);
  // The other page's part, and the return: the browser of the tests has no back/forward cache.
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectFields(page, emptyMessage);
});

test.describe('where the service fails', () => {
  test.use({ expected: /status of 500/ });

  test('C12 in a page that is translated all along, errors, failures and thanks are seen', async ({
    page,
  }) => {
    const service = await mockFormService(page, (route) => route.fulfill({ status: 500 }));
    await openForm(page);
    await page.evaluate(translate);
    const button = page.locator('main form button[type=submit]');
    await button.click();
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription(/is needed\./);
    await fillIn(page);
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

  test('C12 what an error is about is focused, in view and sound in a small window, and success is announced', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const service = await mockFormService(page, (route) => route.fulfill({ status: 500 }));
    await openForm(page);
    await page.evaluate(endMotion);
    const { height: header = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    /** Its top is in the window, below the header. */
    async function expectInView(part: ReturnType<typeof thanks>) {
      await expect(async () => {
        const { y = 0 } = (await part.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual(header - 1);
        expect(y).toBeLessThan(256);
      }).toPass();
      // At the top the header lies over nothing.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await page.evaluate(findLayoutProblems, 320)).toEqual([]);
    }
    // A browser moves a field no further than it must: this one is behind the header.
    await field(page, 'Message').focus();
    await field(page, 'Email').evaluate((element, top) => {
      scrollBy({ top: element.getBoundingClientRect().top - top + 10, behavior: 'instant' });
    }, header);
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is needed.');
    await expectInView(page.locator('label', { hasText: 'Email' }));

    await fillIn(page);
    await sendButton(page).click();
    await expectAnnounced(failure(page));
    await expectInView(failure(page));
    service.respond = succeed;
    await sendButton(page).click();
    await expectAnnounced(thanks(page));
    await expectInView(thanks(page));
  });
});

test('C12 typed text and focus survive late scripts at an address with a fragment', async ({
  page,
}) => {
  const release = await delayResponses(page, /\.js$/);
  await page.goto('/contact?about=Caulking#form', { waitUntil: 'commit' });
  await field(page, 'Name').focus();
  await page.keyboard.type('Ann');
  release();
  await page.waitForLoadState();
  await formRuns(page);
  await page.keyboard.type(' Lee');
  await expect(field(page, 'Name')).toHaveValue('Ann Lee');
});

/** Replaces every text, and each one that comes, as the translators of browsers do. Runs in the page. */
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

/** What extensions and translators make of the form before its script runs. Each runs in the page. */
const changes: Record<string, () => void> = {
  'that nobody has changed': () => {},
  'whose fields are wrapped': () => {
    for (const each of document.querySelectorAll('form :is(input, textarea)')) {
      const wrapper = document.createElement('span');
      each.before(wrapper);
      wrapper.append(each);
    }
  },
  'that is translated all along': translate,
};

test.describe('in a changed document', () => {
  // React says that the HTML is not what it expected.
  test.use({ expected: /Minified React error|Hydration/ });

  for (const [name, change] of Object.entries(changes))
    test(`C12 typed text, focus and selection survive the form’s start in a document ${name}`, async ({
      page,
    }) => {
      const release = await delayFormScript(page);
      await page.goto('/contact');
      const area = page.locator('main textarea');
      await page.evaluate(change);
      await fillIn(page);
      await area.evaluate((message: HTMLTextAreaElement) => message.setSelectionRange(3, 5));
      release();
      await formRuns(page);
      await expect(area).toBeFocused();
      await page.keyboard.type('gg');
      await expectFields(page, { ...filledIn, message: filledIn.message.replace('og', 'gg') });
    });
});
