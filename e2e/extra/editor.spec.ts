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
  linesOnlyIn,
  pickFolder,
  readProjectFile,
  writeProjectFile,
} from './editor-folder';

let project: string;
let server: Server;

// Use one worker, because the server has a fixed port.
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
const editorForm = (page: Page) => page.getByRole('group', { name: 'Content Editor' });

async function openForm(page: Page, file: string) {
  const [group, title] = forms[file] ?? [];
  await page.evaluate((name) => {
    location.hash = `#/collections/${name}`;
  }, group);
  await page.getByRole('row', { name: title }).click();
  await expect(button(page, 'Save')).toBeVisible();
}

async function save(page: Page) {
  await button(page, 'Save').click();
  await expect(editorForm(page)).toBeHidden();
}

/** Changes a file in its form and expects these removed (-) and added (+) lines. @returns the new text. */
async function expectChange(page: Page, file: string, lines: string[], act: () => Promise<void>) {
  const before = await readProjectFile(page, `content/${file}`);
  await openForm(page, file);
  await act();
  await save(page);
  const after = await readProjectFile(page, `content/${file}`);
  expect(after).toMatch(/^# A comment of the owner\.\n/);
  const removed = linesOnlyIn(before, after).map((line) => `-${line}`);
  const added = linesOnlyIn(after, before).map((line) => `+${line}`);
  expect([...removed, ...added]).toEqual(lines);
  return after;
}

for (const width of [1440, 390]) {
  const isPhone = width < 500;
  test.describe(`at ${width} px`, () => {
    // Sveltia CMS doesn't render fields below the window.
    test.use({ viewport: { width, height: 3000 }, hasTouch: isPhone, isMobile: isPhone });

    test('O6 the forms write only changes, and ask before typed text is lost', async ({ page }) => {
      await pickFolder(page, project);
      await page.goto(`http://localhost:${ports.editor}`);
      await button(page, 'Work with Local Repository').click();
      await expect(page.getByText('Testimonials').first()).toBeVisible();

      const phone = ['-  display: (705) 555-0142', '+  display: (705) 555-0111'];
      await expectChange(page, 'site.yaml', phone, async () => {
        await textbox(page, 'Number to show').fill('12');
        await button(page, 'Save').click();
        await expect(page.getByText(/Write a phone number/)).toBeVisible();
        await textbox(page, 'Number to show').fill('(705) 555-0111');
        await expectUnsavedWarnings(page);
        await expect(textbox(page, 'Number to show')).toHaveValue('(705) 555-0111');
      });

      const id = '94db1cb1-74f4-4a40-ad6c-962362670409';
      const feed = ['-  provider: sample', '+  provider: elfsight', `+  id: ${id}`];
      const notice = ['+notice:', '+  text: Closed.', '+  until: 2026-12-25'];
      await expectChange(
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
          // The new fields are below the window.
          await social.evaluate((element) => element.scrollIntoView());
          await social.getByRole('textbox', { name: 'Id from the provider' }).fill(id);
        },
      );

      const removed = ['-    - Hardware replacement such as cranks and hinges'];
      const added = ['+    - "Locks: repaired"', '+  image: kitchen-0001.webp', '+  active: false'];
      removed.push('-  image: service-high-rise.jpg', '-  active: true');
      await expectChange(page, 'services.yaml', [...removed, ...added], async () => {
        await button(page, 'Expand').click();
        const includes = page.getByRole('group', { name: 'What it includes' });
        await expect(includes.getByRole('textbox').first()).toHaveValue(/^Hardware replacement/);
        await expect(button(page, 'Replace Image')).toBeVisible();
        await expect(button(page, 'Save')).toBeDisabled();
        await includes.getByRole('textbox').first().fill('Locks: repaired');
        await page.getByRole('switch', { name: 'Shown on the site' }).first().click();
        await button(page, 'Replace Image').click();
        // The name contains a space, which a URL should not have.
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

      const moved = await expectChange(page, 'services.yaml', [], async () => {
        if (isPhone) await button(page, 'Move Down').click();
        else await button(page, 'Reorder Item').press('ArrowDown');
      });
      expect(moved).toMatch(/\n\n- id: hardware\n[^#]*\n\n- id: high-rise\n/);

      const texts = { 'Short name': 'ann', 'Who says it': 'Ann', Words: 'Clean.', Place: 'Barrie' };
      const ann = ['+- id: ann', '+  name: Ann', '+  quote: Clean.', '+  location: Barrie'];
      await expectChange(page, 'testimonials.yaml', [...ann, '+  active: true'], async () => {
        await button(page, /^Add .*testimonial/).click();
        for (const [name, value] of Object.entries(texts)) await textbox(page, name).fill(value);
      });

      await openForm(page, 'site.yaml');
      await textbox(page, 'Number to show').fill('(705) 555-0133');
      await writeProjectFile(page, 'content/site.yaml', 'name: "A');
      await button(page, 'Save').click();
      await expect(page.getByText('site.yaml was changed in another program')).toBeVisible();
      expect(await readProjectFile(page, 'content/site.yaml')).toBe('name: "A');
    });
  });
}

/** Expects a warning about unsaved text at the arrow, at Back and when the tab closes. Each time the owner stays. */
async function expectUnsavedWarnings(page: Page) {
  const exits = [
    () => button(page, 'Cancel Editing').click(),
    () => page.goBack(),
    () => page.close({ runBeforeUnload: true }),
  ];
  for (const leave of exits) {
    const dialog = page.waitForEvent('dialog');
    const left = leave();
    await (await dialog).dismiss();
    await left;
    await expect(editorForm(page)).toBeVisible();
  }
}
