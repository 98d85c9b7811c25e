import { readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { bundleEditor } from '../../scripts/edit/bundle';
import { createEditorServer } from '../../scripts/edit/serve-editor';
import { ports } from '../helpers/ports';
import {
  createProject,
  forms,
  onlyIn,
  pickFolder,
  readProjectFile,
  writeProjectFile,
} from './editor-folder';

let project: string;
let server: Server;

// One worker: the server has a fixed port.
test.describe.configure({ mode: 'default' });
test.use({ actionTimeout: 20_000, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  project = createProject();
  const folder = path.join(project, 'editor');
  await bundleEditor(folder, 'http://localhost:1');
  server = createEditorServer(folder, project).listen(ports.editor);
});

test.afterAll(() => {
  server.close();
  rmSync(project, { recursive: true, force: true });
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name }).first();
const form = (page: Page) => page.getByRole('group', { name: 'Content Editor' });

async function open(page: Page, file: string) {
  const [group, title] = forms[file] ?? [];
  await page.evaluate((name) => {
    location.hash = `#/collections/${name}`;
  }, group);
  await page.getByRole('row', { name: title }).click();
  await expect(button(page, 'Save')).toBeVisible();
}

async function save(page: Page) {
  await button(page, 'Save').click();
  await expect(form(page)).toBeHidden();
}

/** Changes a file in its form, and expects the lines that go and come. @returns the new text. */
async function change(page: Page, file: string, lines: string[], act: () => Promise<void>) {
  const before = await readProjectFile(page, `content/${file}`);
  await open(page, file);
  await act();
  await save(page);
  const after = await readProjectFile(page, `content/${file}`);
  expect(after).toMatch(/^# A comment of the owner\.\n/);
  const gone = onlyIn(before, after).map((line) => `-${line}`);
  const come = onlyIn(after, before).map((line) => `+${line}`);
  expect([...gone, ...come]).toEqual(lines);
  return after;
}

for (const width of [1440, 390]) {
  const isPhone = width < 500;
  test.describe(`at ${width} px`, () => {
    // Sveltia CMS leaves out the fields below the window.
    test.use({ viewport: { width, height: 3000 }, hasTouch: isPhone, isMobile: isPhone });

    test('O6 the forms write what was changed, and ask before typed text is lost', async ({
      page,
    }) => {
      await pickFolder(page, project);
      await page.goto(`http://localhost:${ports.editor}`);
      await button(page, 'Work with Local Repository').click();
      await expect(page.getByText('Testimonials').first()).toBeVisible();

      const phone = ['-  display: (705) 555-0142', '+  display: (705) 555-0111'];
      await change(page, 'site.yaml', phone, async () => {
        await textbox(page, 'Number to show').fill('12');
        await button(page, 'Save').click();
        await expect(page.getByText(/Write a phone number/)).toBeVisible();
        await textbox(page, 'Number to show').fill('(705) 555-0111');
        await expectQuestions(page);
        await expect(textbox(page, 'Number to show')).toHaveValue('(705) 555-0111');
      });

      const id = '94db1cb1-74f4-4a40-ad6c-962362670409';
      const feed = ['-  provider: sample', '+  provider: elfsight', `+  id: ${id}`];
      const notice = ['+notice:', '+  text: Closed.', '+  until: 2026-12-25'];
      await change(
        page,
        'site.yaml',
        [...feed.slice(0, 1), ...notice, ...feed.slice(1)],
        async () => {
          await page.getByRole('checkbox', { name: /^Add .*Notice/ }).click();
          const group = page.getByRole('group', { name: 'Notice' });
          await group.getByRole('textbox', { name: 'Text' }).fill('Closed.');
          await group.getByRole('textbox', { name: 'Until' }).fill('2026-12-25');
          const social = page.getByRole('group', { name: 'Social feed' });
          await social.evaluate((element) => element.scrollIntoView());
          await social.getByRole('button', { name: 'Remove' }).click();
          await button(page, /^Add .*Social feed/).click();
          await page.getByRole('menuitem', { name: 'Elfsight' }).click();
          // Its fields are below the window.
          await social.evaluate((element) => element.scrollIntoView());
          await social.getByRole('textbox', { name: 'Id from the provider' }).fill(id);
        },
      );

      const gone = ['-    - Hardware replacement such as cranks and hinges'];
      const come = ['+    - "Locks: repaired"', '+  image: kitchen-0001.webp', '+  active: false'];
      gone.push('-  image: service-high-rise.jpg', '-  active: true');
      await change(page, 'services.yaml', [...gone, ...come], async () => {
        await button(page, 'Expand').click();
        const includes = page.getByRole('group', { name: 'What it includes' });
        await expect(includes.getByRole('textbox').first()).toHaveValue(/^Hardware replacement/);
        await expect(button(page, 'Replace Image')).toBeVisible();
        await expect(button(page, 'Save')).toBeDisabled();
        await includes.getByRole('textbox').first().fill('Locks: repaired');
        await page.getByRole('switch', { name: 'Shown on the site' }).first().click();
        await button(page, 'Replace Image').click();
        // Its name has a space, which no address should have.
        await page
          .locator('input[type=file]')
          .last()
          .setInputFiles({
            name: 'Kitchen 0001.heic',
            mimeType: 'image/heic',
            buffer: readFileSync('scripts/media/fixtures/phone.heic'),
          });
        await button(page, 'Insert').click();
        await expect(page.getByText('/content/pictures/kitchen-0001.webp')).toBeVisible();
      });

      const moved = await change(page, 'services.yaml', [], async () => {
        if (isPhone) await button(page, 'Move Down').click();
        else await button(page, 'Reorder Item').press('ArrowDown');
      });
      expect(moved).toMatch(/\n\n- id: hardware\n[^#]*\n\n- id: high-rise\n/);

      const texts = { 'Short name': 'ann', 'Who says it': 'Ann', Words: 'Clean.', Place: 'Barrie' };
      const ann = ['+- id: ann', '+  name: Ann', '+  quote: Clean.', '+  location: Barrie'];
      await change(page, 'testimonials.yaml', [...ann, '+  active: true'], async () => {
        await button(page, /^Add .*testimonial/).click();
        for (const [name, value] of Object.entries(texts)) await textbox(page, name).fill(value);
      });

      await open(page, 'site.yaml');
      await textbox(page, 'Number to show').fill('(705) 555-0133');
      await writeProjectFile(page, 'content/site.yaml', 'name: "A');
      await button(page, 'Save').click();
      await expect(page.getByText('site.yaml was changed in another program')).toBeVisible();
      expect(await readProjectFile(page, 'content/site.yaml')).toBe('name: "A');
    });
  });
}

/** Typed text is asked for at the arrow, at Back and when the tab closes. Each time the owner stays. */
async function expectQuestions(page: Page) {
  const ways = [
    () => button(page, 'Cancel Editing').click(),
    () => page.goBack(),
    () => page.close({ runBeforeUnload: true }),
  ];
  for (const leave of ways) {
    const asked = page.waitForEvent('dialog');
    const left = leave();
    await (await asked).dismiss();
    await left;
    await expect(form(page)).toBeVisible();
  }
}
