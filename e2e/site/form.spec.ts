import { content } from '../../content';
import { fieldsOf, filledIn } from '../helpers/message';
import { reportAxeViolations } from './audits';
import { answerStatistics, expect, type Gate, type Page, test } from './gate';
import { rebuildAdvice } from './messages';
import { action, relative, siteFile, tracker } from './tested-site';

const { success } = content.contact.form;
const form = (page: Page) => page.locator('main form');
const where = `the address of form in ${siteFile} (${action})`;

async function fillIn(page: Page) {
  for (const [name, text] of Object.entries(filledIn))
    await form(page).locator(`[name=${name}]`).fill(text);
}

const send = (page: Page) => form(page).locator('button[type=submit]').first().click();

/** One message has arrived at the form's address, with all that was typed. */
async function expectMessage({ received, expects }: Gate, how: string) {
  await expects(async () => {
    await expect.poll(() => received.messages.length).toBe(1);
    expect(await fieldsOf(received.messages[0])).toMatchObject(filledIn);
  }, `Contact: ${how} a message does not arrive at ${where}. ${rebuildAdvice}`);
}

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a computer', { width: 1440, height: 900 }],
] as const) {
  test(`a message from ${name} is sent and the visitor is thanked`, async ({ page, gate }) => {
    await page.setViewportSize(viewport);
    await page.goto(relative('/contact'));
    await answerStatistics(page, 'agree');
    gate.received.events.length = 0;
    await fillIn(page);
    await send(page);
    await expectMessage(gate, `from ${name}`);
    await gate.expects(
      () =>
        expect(
          page.getByText(success, { exact: true }).filter({ visible: true }).first(),
        ).toBeVisible(),
      `Contact: the visitor is not thanked when the message has arrived. ${rebuildAdvice}`,
    );
    await reportAxeViolations(page, gate, 'the thanks of the form');
    if (tracker && tracker.provider !== 'cloudflare')
      await gate.expects(
        () => expect.poll(() => gate.received.events).toEqual(['message_sent']),
        `Contact: a sent message is not counted at ${tracker.provider} (statistics in ${siteFile}). ${rebuildAdvice}`,
      );
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to the same address', async ({ page, gate }) => {
    await page.goto(relative('/contact'));
    const isRight = await gate.expects(
      () => expect(form(page)).toHaveAttribute('action', action),
      `Contact: without script the form does not send to ${where}. ${rebuildAdvice}`,
    );
    if (!isRight) return;
    await fillIn(page);
    await send(page);
    await expectMessage(gate, 'without script');
  });
});
