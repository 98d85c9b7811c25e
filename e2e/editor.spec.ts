import { readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { loadContent } from '../content/model/load-content';
import { bundleEditor } from '../scripts/editor/bundle';
import { serveEditor } from '../scripts/editor/serve-editor';
import { openPicture } from '../scripts/prepare/read-picture';
import { pickFolder, readPicked, takeBack, writePicked } from '../scripts/test/picked-folder';
import { goodToken, startGitHub } from './editor/github-stand-in';
import { photo, smallProject } from './editor/small-project';

/** The owner's editor through its real interface, on a folder of this computer and on GitHub. */
const read = (file: string) => readFileSync(`content/${file}`, 'utf8');
const site = parse(read('site.yaml'));

let project: string;
let folder: string;
let github: Awaited<ReturnType<typeof startGitHub>>;
let server: Server;
let editor: string;

// The two share an editor, because bundling it takes seconds.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  project = await smallProject();
  folder = path.join(project, 'editor');
  github = await startGitHub(project);
  await bundleEditor({
    folder,
    backend: {
      name: 'github',
      repo: 'owner/site',
      branch: 'main',
      auth_methods: ['token'],
      api_root: `${github.origin}/api/v3`,
      graphql_api_root: `${github.origin}/graphql`,
    },
    site: 'http://localhost:1/',
  });
  server = serveEditor(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  editor = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await github?.stop();
  rmSync(project, { recursive: true, force: true });
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
  await page.getByRole('button', { name: 'Save' }).click();
  await expectClosed(page);
}

async function expectClosed(page: Page) {
  try {
    await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  } catch (cause) {
    const told = page.getByRole('alert').or(page.getByRole('alertdialog'));
    throw new Error(`Not saved. Told: ${(await told.allTextContents()).join(' ')}`, { cause });
  }
}

/** Uploads a photo in the place of the picture that is asked for, as a phone names it. */
async function upload(page: Page, name: string, buffer: Buffer) {
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

const changed = (before: string, after: string) => {
  const old = before.split('\n');
  return after.split('\n').filter((line, index) => line !== old[index]);
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('what an owner does in the forms arrives in the files and passes the build’s checks, and everything else stays', async ({
  page,
}) => {
  // A whole working day in one visit: half a minute on a quiet machine.
  test.setTimeout(300_000);
  const expectNothingForeign = watchForeign(page, editor);
  await pickFolder(page, project);
  await page.goto(editor);
  await page.getByRole('button', { name: /local/i }).click();
  const now = (file: string) => readPicked(page, `content/${file}`);

  await test.step('a wrong value is told beside its field; a right one is one changed line', async () => {
    await open(page, 'Business', 'Name, phone, hours, form and feed');
    const dial = field(page, 'Number to call');
    await dial.fill('12');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Write a number in international form/)).toBeVisible();
    expect(await now('site.yaml')).toBe(read('site.yaml'));
    await dial.fill('+442079460111');
    await save(page);
    expect(changed(read('site.yaml'), await now('site.yaml'))).toEqual(['  dial: "+442079460111"']);
  });

  await test.step('what somebody else changes meanwhile stays, and a clash is told', async () => {
    await open(page, 'Business', 'Name, phone, hours, form and feed');
    const elsewhere = (await now('site.yaml'))
      .replace(site.email, 'else@example.com')
      .replace('"+442079460111"', '"+442079460122"');
    await writePicked(page, 'content/site.yaml', elsewhere);
    await field(page, 'Number to call').fill('+442079460133');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/phone, dial was changed elsewhere/)).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await now('site.yaml')).toBe(elsewhere);
    await field(page, 'Number to call').fill('+442079460111');
    await field(page, 'Number to show').fill('(705) 555-0111');
    await save(page);
    expect(changed(elsewhere, await now('site.yaml'))).toEqual(['  display: (705) 555-0111']);
  });

  await test.step('a service is hidden and gets a photo; a save waits until that has been read', async () => {
    let readOn = () => {};
    const mayRead = new Promise<void>((resolve) => {
      readOn = resolve;
    });
    await page.route(/heic_dec/, async (route) => {
      await mayRead;
      await route.continue();
    });
    await open(page, 'Services');
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await page.getByRole('switch', { name: 'Shown on the site' }).click();
    await page.getByRole('button', { name: 'Replace Image' }).click();
    // What an iPhone writes, under a wrong ending and a name that no address likes.
    const heic = readFileSync('scripts/prepare/fixtures/phone.heic');
    await upload(page, 'Mön Foto (1).JPG', heic);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible();
    readOn();
    await expectClosed(page);
    const [was, ...others] = parse(await now('services.yaml'));
    const [before, ...rest] = parse(read('services.yaml'));
    expect(was).toEqual({ ...before, active: false, image: 'moen-foto-1.webp' });
    expect(others).toEqual(rest);
  });

  await test.step('a service is added; what it lacks is told beside its field first', async () => {
    const text = await now('services.yaml');
    await open(page, 'Services');
    await page.getByRole('button', { name: 'List Item Options' }).first().click();
    await page.getByRole('menuitem', { name: 'Add Item Below' }).click();
    await field(page, 'Short name for addresses').fill('door-locks');
    await field(page, 'Title').fill('Door Locks');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This field is required.').first()).toBeVisible();
    expect(await now('services.yaml')).toBe(text);
    await page
      .getByRole('group', { name: /What it includes/ })
      .getByRole('button', { name: /^Add/ })
      .click();
    await field(page, 'a line').fill('Locks: repaired');
    await page.getByRole('button', { name: 'Browse' }).click();
    await page.getByRole('dialog').getByRole('option', { name: 'gallery-shower' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
    await save(page);
    const [first, ...rest] = parse(text);
    const fresh = {
      id: 'door-locks',
      title: 'Door Locks',
      description: ['Locks: repaired'],
      image: 'gallery-shower.jpg',
      active: true,
    };
    expect(parse(await now('services.yaml'))).toEqual([first, fresh, ...rest]);
    const notes = (yaml: string) => yaml.split('\n').filter((line) => line.startsWith('#'));
    expect(notes(await now('services.yaml'))).toEqual(notes(read('services.yaml')));
  });

  await test.step('entries are moved by the keyboard, and a picture’s point is chosen by a click', async () => {
    // An owner may have none or one.
    const [one, two, ...others] = parse(read('testimonials.yaml')) ?? [];
    if (two) {
      await open(page, 'Testimonials');
      await page.getByRole('button', { name: 'Reorder Item' }).first().focus();
      await page.keyboard.press('ArrowDown');
      await save(page);
      expect(parse(await now('testimonials.yaml'))).toEqual([two, one, ...others]);
    }
    await open(page, 'Pictures', 'Descriptions of the pictures');
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    const picture = page.locator('focus-point img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
    await save(page);
    const [picked] = parse(await now('pictures.yaml'));
    expect(picked.focus).toMatch(/^2[3-7]% 7[3-7]%$/);
  });

  await test.step('the uploaded picture is described, and a page gets another title', async () => {
    await open(page, 'Pictures', 'Descriptions of the pictures');
    await page.getByRole('button', { name: /^Add/ }).last().click();
    await page.getByRole('button', { name: 'Browse' }).click();
    await page.getByRole('dialog').getByRole('option', { name: 'moen-foto-1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
    await field(page, 'What it shows').fill('A window over a garden');
    await save(page);
    await open(page, 'Pages', 'Gallery');
    await field(page, 'Title').first().fill('Our work, from Barrie to Peel');
    await save(page);
  });

  await test.step('the build takes all of it', async () => {
    await takeBack(page, project);
    const { site, services, testimonials, gallery } = loadContent(path.join(project, 'content'));
    expect(site.phone).toEqual({ dial: '+442079460122', display: '(705) 555-0111' });
    const all = parse(read('services.yaml'));
    expect(services[0]?.title).toBe('Door Locks');
    expect(services.map(({ id }) => id)).not.toContain(all[0].id);
    const second = parse(read('testimonials.yaml'))?.[1];
    if (second) expect(testimonials[0]?.id).toBe(second.id);
    expect(gallery.title).toBe('Our work, from Barrie to Peel');
    const uploaded = path.join(project, 'content/pictures/moen-foto-1.webp');
    expect((await openPicture(readFileSync(uploaded))).width).toBeGreaterThan(0);
  });
  expectNothingForeign();
});

test('on the road, by GitHub: sign-in, a clash and a service that is down lose nothing', async ({
  page,
}) => {
  test.setTimeout(300_000);
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
    await field(page, 'Number to call').fill('+442079460111');
    await save(page);
    expect(changed(before, now())).toEqual(['  dial: "+442079460111"']);
    expect(github.log()).toHaveLength(2);
  });

  await test.step('while the service is down nothing is lost: the form stays and saves later', async () => {
    await openSite();
    await field(page, 'Number to show').fill('(705) 555-0111');
    github.setDown(true);
    await button.click();
    await expect(page.getByText(/Nothing was saved/)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(field(page, 'Number to show')).toHaveValue('(705) 555-0111');
    github.setDown(false);
    await save(page);
    expect(now()).toContain('display: (705) 555-0111');
  });

  await test.step('what somebody else saved meanwhile is kept beside the form’s own change', async () => {
    await openSite();
    await field(page, 'Number to show').fill('(705) 555-0122');
    github.commit({ 'content/site.yaml': now().replace(site.email, 'else@example.com') }, 'Else');
    await save(page);
    expect(now()).toContain('else@example.com');
    expect(now()).toContain('display: (705) 555-0122');
  });

  await test.step('where both changed one value, nothing is overwritten, and it is said', async () => {
    await openSite();
    await field(page, 'Number to show').fill('(705) 555-0133');
    github.commit({ 'content/site.yaml': now().replace('555-0122', '555-0144') }, 'Else');
    await button.click();
    await expect(page.getByText(/phone, display was changed elsewhere/)).toBeVisible();
    expect(now()).toContain('555-0144');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(field(page, 'Number to show')).toHaveValue('(705) 555-0133');
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  await test.step('a photo arrives with the entry that shows it, and the build takes both', async () => {
    await open(page, 'Services');
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await page.getByRole('switch', { name: 'Shown on the site' }).click();
    await page.getByRole('button', { name: 'Replace Image' }).click();
    await upload(page, 'New photo.jpg', await photo('new'));
    await save(page);
    const [first] = parse(github.read('content/services.yaml'));
    expect(first).toMatchObject({ active: false, image: 'new-photo.jpg' });
    expect(github.files()).toContain('content/pictures/new-photo.jpg');
  });
  expectNothingForeign();
});
