import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { CmsConfig } from '@sveltia/cms';
import sharp from 'sharp';
import { parse } from 'yaml';
import { bundleEditor } from '../scripts/editor/bundle';
import { serveEditor } from '../scripts/editor/serve-editor';
import { goodToken, startGitHub } from './editor/github-stand-in';
import { pickFolder, readPicked, writePicked } from './editor/picked-folder';

/** The owner's editor through its real interface, on a folder of this computer and on GitHub. */
const read = (file: string) => readFileSync(`content/${file}`, 'utf8');
const site = parse(read('site.yaml'));

const opened: { server: Server; folder: string }[] = [];

async function openEditor(backend: object): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'editor-'));
  await bundleEditor({
    folder,
    backend: {
      name: 'github',
      repo: 'owner/site',
      branch: 'main',
      auth_methods: ['token'],
      ...backend,
    } as CmsConfig['backend'],
    site: 'http://localhost:1/',
  });
  const server = serveEditor(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({ server, folder });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test.afterEach(async () => {
  for (const { server, folder } of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Whatever the page asks for beside its own host and the given one. */
function watchForeign(page: Page, ...allowed: string[]) {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['blob:', 'data:'].includes(url.protocol) || allowed.includes(url.origin)) return;
    foreign.push(request.url());
  });
  return () => expect(foreign).toEqual([]);
}

/** Opens a file's form by its group and its title. */
async function open(page: Page, group: string, title = group) {
  await page.getByRole('treeitem', { name: group }).click();
  await page.getByRole('row', { name: title }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

/** Saves and waits until the form has closed, as it does when all went well. */
async function save(page: Page) {
  const button = page.getByRole('button', { name: 'Save' });
  await button.click();
  await expect(button).toBeHidden();
}

const changed = (before: string, after: string) => {
  const old = before.split('\n');
  return after.split('\n').filter((line, index) => line !== old[index]);
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('what an owner does in the forms arrives in the files, and everything else stays', async ({
  page,
}) => {
  const editor = await openEditor({});
  const expectNothingForeign = watchForeign(page, editor);
  await pickFolder(page, 'content');
  await page.goto(editor);
  await page.getByRole('button', { name: /local/i }).click();
  const now = (file: string) => readPicked(page, `content/${file}`);
  const expectChanges = (file: string, before: string, lines: string[]) =>
    expect(async () => expect(changed(before, await now(file))).toEqual(lines)).toPass();

  await test.step('a wrong value is told beside its field; a right one is one changed line', async () => {
    await open(page, 'Business', 'Name, phone, hours, form and feed');
    const dial = field(page, 'Number to call');
    await dial.fill('12');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Write a number in international form/)).toBeVisible();
    expect(await now('site.yaml')).toBe(read('site.yaml'));
    await dial.fill('+17055550111');
    await save(page);
    await expectChanges('site.yaml', read('site.yaml'), ['  dial: "+17055550111"']);
  });

  await test.step('what somebody else changes meanwhile stays, and a clash is told', async () => {
    await open(page, 'Business', 'Name, phone, hours, form and feed');
    const elsewhere = (await now('site.yaml'))
      .replace(site.email, 'else@example.com')
      .replace('"+17055550111"', '"+17055550122"');
    await writePicked(page, 'content/site.yaml', elsewhere);
    await field(page, 'Number to call').fill('+17055550133');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/phone, dial was changed elsewhere/)).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await now('site.yaml')).toBe(elsewhere);
    await field(page, 'Number to call').fill('+17055550111');
    await field(page, 'Number to show').fill('(705) 555-0111');
    await save(page);
    await expectChanges('site.yaml', elsewhere, ['  display: (705) 555-0111']);
  });

  await test.step('a service is hidden, gets a photo as a phone names it, and another is added', async () => {
    await open(page, 'Services');
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await page.getByRole('switch', { name: 'Shown on the site' }).click();
    const photo = await sharp({
      create: { width: 3000, height: 2000, channels: 3, background: 'navy' },
    })
      .jpeg()
      .toBuffer();
    await page.getByRole('button', { name: 'Replace Image' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles({
      name: 'Mön Foto (1).JPG',
      mimeType: 'image/jpeg',
      buffer: photo,
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
    await page.getByRole('button', { name: 'Collapse', exact: true }).nth(1).click();
    await page.getByRole('button', { name: 'List Item Options' }).first().click();
    await page.getByRole('menuitem', { name: 'Add Item Below' }).click();
    await field(page, 'Short name for addresses').fill('door-locks');
    await field(page, 'Title').fill('Door Locks');
    // What is missing is told, beside its field, and nothing is saved.
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await now('services.yaml')).toBe(read('services.yaml'));
    await page
      .getByRole('group', { name: /What it includes/ })
      .getByRole('button', { name: /^Add/ })
      .click();
    await field(page, 'a line').fill('Locks: repaired');
    await page.getByRole('button', { name: 'Browse' }).click();
    await page.getByRole('dialog').getByRole('option', { name: 'gallery-shower' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
    await save(page);
    await expect(async () => {
      const [was, fresh, ...others] = parse(await now('services.yaml'));
      const [before, ...rest] = parse(read('services.yaml'));
      expect(was).toEqual({ ...before, active: false, image: 'moen-foto-1.jpg' });
      expect(fresh).toEqual({
        id: 'door-locks',
        title: 'Door Locks',
        description: ['Locks: repaired'],
        image: 'gallery-shower.jpg',
        active: true,
      });
      expect(others).toEqual(rest);
    }).toPass();
    const notes = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));
    expect(notes(await now('services.yaml'))).toEqual(notes(read('services.yaml')));
  });
  await test.step('entries are moved by the keyboard, and a picture’s point is chosen by a click', async () => {
    await open(page, 'Testimonials');
    const words = await now('testimonials.yaml');
    await page.getByRole('button', { name: 'Reorder Item' }).first().focus();
    await page.keyboard.press('ArrowDown');
    await save(page);
    await expect(async () => {
      const [one, two, ...others] = parse(words);
      expect(parse(await now('testimonials.yaml'))).toEqual([two, one, ...others]);
    }).toPass();
    await open(page, 'Pictures', 'Descriptions of the pictures');
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    const picture = page.locator('focus-point img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
    await save(page);
    await expect(async () => {
      const [picked] = parse(await now('pictures.yaml'));
      expect(picked.focus).toMatch(/^2[456]% 7[456]%$/);
    }).toPass();
  });
  expectNothingForeign();
});

test('on the road, by GitHub: sign-in, a clash and a service that is down lose nothing', async ({
  page,
}) => {
  const github = await startGitHub(path.resolve('.'));
  const editor = await openEditor({
    api_root: `${github.origin}/api/v3`,
    graphql_api_root: `${github.origin}/graphql`,
  });
  const expectNothingForeign = watchForeign(page, editor, github.origin);
  await page.goto(editor);
  const signIn = async (token: string) => {
    await page.getByRole('button', { name: /token/i }).first().click();
    await page.getByRole('textbox').last().fill(token);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await test.step('a wrong token is refused in words', async () => {
    await signIn('github_pat_wrong');
    await expect(page.getByText(/token is invalid/)).toBeVisible();
  });
  const now = () => github.read('content/site.yaml');
  const before = now();
  const button = page.getByRole('button', { name: 'Save' });
  const openSite = () => open(page, 'Business', 'Name, phone, hours, form and feed');

  await test.step('the right one opens the content, and a save is one commit of one line', async () => {
    await signIn(goodToken);
    await openSite();
    await field(page, 'Number to call').fill('+17055550111');
    await save(page);
    await expect(() => expect(changed(before, now())).toEqual(['  dial: "+17055550111"'])).toPass();
    expect(github.log()).toHaveLength(2);
  });

  await test.step('while the service is down nothing is lost: the form stays and saves later', async () => {
    await openSite();
    await field(page, 'Number to show').fill('(705) 555-0111');
    github.setDown(true);
    await button.click();
    await expect(page.getByText(/error while saving/)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(field(page, 'Number to show')).toHaveValue('(705) 555-0111');
    github.setDown(false);
    await save(page);
    await expect(() => expect(now()).toContain('display: (705) 555-0111')).toPass();
  });

  await test.step('what somebody else saved meanwhile is not overwritten, and it is said', async () => {
    await openSite();
    await field(page, 'Number to show').fill('(705) 555-0122');
    github.commit({ 'content/site.yaml': now().replace(site.email, 'else@example.com') }, 'Else');
    await button.click();
    await expect(page.getByRole('alertdialog')).toContainText('Changed by Someone Else');
    expect(now()).toContain('else@example.com');
    expect(now()).not.toContain('555-0122');
  });
  await github.stop();
  expectNothingForeign();
});
