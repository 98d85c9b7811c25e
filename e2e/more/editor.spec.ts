import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sirv from 'sirv';
import { bundleEditor } from '../../scripts/editor/bundle';
import { createEditorServer } from '../../scripts/editor/serve-editor';
import {
  createProject,
  forms,
  onlyIn,
  pickFolder,
  readProjectFile,
  writeProjectFile,
} from './editor-folder';

const address = { local: 'http://localhost:4110', remote: 'http://localhost:4109' };
let project: string;
let servers: Server[];

test.use({ viewport: { width: 390, height: 3000 }, contextOptions: { reducedMotion: 'reduce' } });
// One worker: the servers have fixed ports.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  project = createProject();
  const [local, remote] = [path.join(project, 'local'), path.join(project, 'remote')];
  const backend = { name: 'github' as const, repo: 'owner/site', branch: 'main' };
  await bundleEditor(local, backend, 'http://localhost:1');
  await bundleEditor(remote, { ...backend, auth_methods: ['token'] });
  servers = [createEditorServer(local, project), createServer(sirv(remote))];
  for (const [at, server] of servers.entries()) server.listen(4110 - at);
});

test.afterAll(() => {
  for (const server of servers) server.close();
  rmSync(project, { recursive: true, force: true });
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name }).first();

async function openFolder(page: Page) {
  // Painting the transitions takes a third of the time.
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await pickFolder(page, project);
  await page.goto(address.local);
  await button(page, 'Work with Local Repository').click();
  await expect(page.getByText('Testimonials').first()).toBeVisible();
}

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
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
}

/** Changes a file in its form, and expects the lines that go and come. @returns the new text. */
async function change(page: Page, file: string, lines: string[], act: () => Promise<void>) {
  const before = await readProjectFile(page, `content/${file}`);
  await open(page, file);
  await act();
  await save(page);
  const after = await readProjectFile(page, `content/${file}`);
  const gone = onlyIn(before, after).map((line) => `-${line}`);
  const come = onlyIn(after, before).map((line) => `+${line}`);
  expect([...gone, ...come]).toEqual(lines);
  return after;
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    const isPhone = width < 500;
    test.use({ viewport: { width, height: 3000 }, hasTouch: isPhone, isMobile: isPhone });

    test('each change in the forms changes its own lines', async ({ page }) => {
      await openFolder(page);

      const phone = ['-  display: (705) 555-0142', '+  display: (705) 555-0111'];
      await change(page, 'site.yaml', phone, async () => {
        await textbox(page, 'Number to show').fill('12');
        await button(page, 'Save').click();
        await expect(page.getByText(/Write a phone number/)).toBeVisible();
        await textbox(page, 'Number to show').fill('(705) 555-0111');
      });

      const dates = ['+  until: 2026-12-25'];
      await change(page, 'site.yaml', ['+notice:', '+  text: Closed.', ...dates], async () => {
        await page.getByRole('checkbox', { name: /^Add .*Notice/ }).click();
        const notice = page.getByRole('group', { name: 'Notice' });
        await notice.getByRole('textbox', { name: 'Text' }).fill('Closed.');
        await notice.getByRole('textbox', { name: 'Until' }).fill('2026-12-25');
      });

      const feed = [
        '-  provider: sample',
        '+  provider: elfsight',
        '+  id: 94db1cb1-74f4-4a40-ad6c-962362670409',
      ];
      await change(page, 'site.yaml', feed, async () => {
        const group = page.getByRole('group', { name: 'Social feed' });
        await group.getByRole('button', { name: 'Remove' }).click();
        await button(page, /^Add .*Social feed/).click();
        await page.getByRole('menuitem', { name: 'Elfsight' }).click();
        await group
          .getByRole('textbox', { name: 'Id from the provider' })
          .fill('94db1cb1-74f4-4a40-ad6c-962362670409');
      });

      const gone = ['-    - Hardware replacement such as cranks and hinges'];
      const come = ['+    - "Locks: repaired"', '+  image: gallery-shower.jpg', '+  active: false'];
      gone.push('-  image: service-high-rise.jpg', '-  active: true');
      await change(page, 'services.yaml', [...gone, ...come], async () => {
        await button(page, 'Expand').click();
        const includes = page.getByRole('group', { name: 'What it includes' });
        await includes.getByRole('textbox').first().fill('Locks: repaired');
        await page.getByRole('switch', { name: 'Shown on the site' }).first().click();
        await button(page, 'Replace Image').click();
        await page.getByRole('option', { name: 'gallery-shower' }).click();
        await button(page, 'Insert').click();
      });

      const moved = await change(page, 'services.yaml', [], async () => {
        if (isPhone) await button(page, 'Move Down').click();
        else await button(page, 'Reorder Item').press('ArrowDown');
      });
      expect(moved).toMatch(/^# A comment.*\n\n- id: hardware\n[^#]*\n\n- id: high-rise\n/);

      const texts = { 'Short name': 'ann', 'Who says it': 'Ann', Words: 'Clean.', Place: 'Barrie' };
      const ann = ['+- id: ann', '+  name: Ann', '+  quote: Clean.', '+  location: Barrie'];
      await change(page, 'testimonials.yaml', [...ann, '+  active: true', '+'], async () => {
        await button(page, /^Add .*testimonial/).click();
        for (const [name, value] of Object.entries(texts)) await textbox(page, name).fill(value);
      });
    });
  });
}

test('the forms are served to this computer only', async ({ request }) => {
  const response = await request.get(address.local, { headers: { Host: 'evil.example' } });
  expect(response.status()).toBe(404);
});

test('what another program wrote is not overwritten', async ({ page }) => {
  await openFolder(page);
  await open(page, 'site.yaml');
  await textbox(page, 'Number to show').fill('(705) 555-0133');
  await writeProjectFile(page, 'content/site.yaml', 'name: "A');
  await button(page, 'Save').click();
  const reason = page.getByText('content/site.yaml was changed in another program');
  await expect(reason).toBeVisible();
  await expect(page.getByText('This was not saved:')).toBeVisible();
  await expect(page.getByText('try again later')).toBeHidden();
  expect(await readProjectFile(page, 'content/site.yaml')).toBe('name: "A');
});

test('a file with the line ends of Windows is saved', async ({ page }) => {
  await openFolder(page);
  const text = await readProjectFile(page, 'content/site.yaml');
  await writeProjectFile(page, 'content/site.yaml', text.replaceAll('\n', '\r\n'));
  await open(page, 'site.yaml');
  await textbox(page, 'Number to show').fill('(705) 555-0133');
  await save(page);
  expect(await readProjectFile(page, 'content/site.yaml')).toContain('(705) 555-0133');
});

test('a photo of a phone is uploaded as a picture that browsers show', async ({ page }) => {
  await openFolder(page);
  await open(page, 'services.yaml');
  await button(page, 'Expand').click();
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
  await save(page);
  const text = await readProjectFile(page, 'content/services.yaml');
  expect(text).toContain(' image: kitchen-0001.webp\n');
});

test('on a host the forms sign in at GitHub by a token', async ({ page }) => {
  await page.goto(address.remote);
  await button(page, /Access Token/).click();
  await page.getByRole('textbox').last().fill('github_pat_test');
  await expect(button(page, 'Sign In')).toBeEnabled();
});
