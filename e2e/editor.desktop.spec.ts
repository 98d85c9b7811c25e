import { readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '../content/schema/load-content';
import { parse } from '../content/schema/yaml-texts';
import { bundleEditor } from '../scripts/editor/bundle';
import { serveEditor } from '../scripts/editor/serve-editor';
import { openPicture } from '../scripts/prepare/read-picture';
import { listenOnSparePort } from '../scripts/shared/spare-port';
import { stopServer } from '../scripts/shared/stop-server';
import { pickFolder, readPicked, takeBack, writePicked } from '../scripts/test/picked-folder';
import {
  addBelowFirst,
  bringIn,
  choose,
  field,
  open,
  save,
  saveButton,
  upload,
} from './editor/forms';
import { goodToken, startGitHub } from './editor/github-stand-in';
import { photo, smallProject } from './editor/small-project';
import { hold } from './routes';

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
test.use({
  // Painting costs most: nothing moves, in a window as narrow as a desktop's can be, yet tall, because
  // fields out of sight are not there.
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1024, height: 1000 },
  actionTimeout: 60_000,
});

/** As in a browser that has none of its view transitions, which take a third of the test's processor time. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition')),
);

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
  editor = `http://localhost:${await listenOnSparePort(server)}`;
});

test.afterAll(async () => {
  if (server) await stopServer(server);
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

const changed = (before: string, after: string) => {
  const old = before.split('\n');
  return after.split('\n').filter((line, index) => line !== old[index]);
};

test('what an owner does in the forms arrives in the files and passes the build’s checks, and everything else stays', async ({
  page,
}) => {
  // A whole working day in one visit: a quarter of a minute on a quiet machine.
  test.setTimeout(300_000);
  const expectNothingForeign = watchForeign(page, editor);
  await pickFolder(page, project);
  await page.goto(editor);
  await page.getByRole('button', { name: 'Open the website’s folder' }).click();
  const now = (file: string) => readPicked(page, `content/${file}`);

  await test.step('a wrong value is told beside its field, a clash with somebody else’s in words; what is saved is one line', async () => {
    await open(page, 'Business', 'Name, phone, hours, form and feed');
    const dial = field(page, 'Number to call');
    await dial.fill('12');
    await saveButton(page).click();
    await expect(page.getByText(/Write a number in international form/)).toBeVisible();
    expect(await now('site.yaml')).toBe(read('site.yaml'));
    const elsewhere = read('site.yaml')
      .replace(site.email, 'else@example.com')
      .replace(site.phone.dial, '+442079460122');
    await writePicked(page, 'content/site.yaml', elsewhere);
    await dial.fill('+442079460133');
    await saveButton(page).click();
    await expect(page.getByText(/phone, dial was changed elsewhere/)).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await now('site.yaml')).toBe(elsewhere);
    await dial.fill(site.phone.dial);
    await field(page, 'Number to show').fill('(705) 555-0111');
    await save(page);
    expect(changed(elsewhere, await now('site.yaml'))).toEqual(['  display: (705) 555-0111']);
  });

  await test.step('a service is hidden and gets a photo, another is added; a save waits until the photo has been read, and tells what is missing', async () => {
    const readOn = await hold(page, /heic_dec/);
    await open(page, 'Services');
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await page.getByRole('switch', { name: 'Shown on the site' }).click();
    await page.getByRole('button', { name: 'Replace Image' }).click();
    // What an iPhone writes, under a wrong ending and a name that no address likes.
    const heic = readFileSync('scripts/prepare/fixtures/phone.heic');
    await upload(page, 'Mön Foto (1).JPG', heic);
    await addBelowFirst(page);
    await bringIn(field(page, 'Short name for addresses'), page.getByLabel('Reorder Item').nth(2));
    await field(page, 'Short name for addresses').last().fill('door-locks');
    await field(page, 'Title').last().fill('Door Locks');
    await saveButton(page).click();
    await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible();
    readOn();
    await expect(page.getByText('This field is required.').first()).toBeVisible();
    expect(await now('services.yaml')).toBe(read('services.yaml'));
    const includes = page.getByRole('group', { name: /What it includes/ }).last();
    await includes.getByRole('button', { name: /^Add/ }).click();
    await includes.getByRole('textbox').fill('Locks: repaired');
    await choose(page, 'gallery-shower');
    await save(page);
    const [before, ...rest] = parse(read('services.yaml'));
    const hidden = { ...before, active: false, image: 'moen-foto-1.webp' };
    const fresh = {
      id: 'door-locks',
      title: 'Door Locks',
      description: ['Locks: repaired'],
      image: 'gallery-shower.jpg',
      active: true,
    };
    expect(parse(await now('services.yaml'))).toEqual([hidden, fresh, ...rest]);
    expect(await now('services.yaml')).toContain('- id: door-locks\n  title: Door Locks\n  desc');
    const notes = (yaml: string) => yaml.split('\n').filter((line) => line.startsWith('#'));
    expect(notes(await now('services.yaml'))).toEqual(notes(read('services.yaml')));
  });

  await test.step('entries are moved by the keyboard', async () => {
    // An owner may have none or one.
    const [one, two, ...others] = parse(read('testimonials.yaml')) ?? [];
    if (!two) return;
    await open(page, 'Testimonials');
    await page.getByRole('button', { name: 'Reorder Item' }).first().focus();
    await page.keyboard.press('ArrowDown');
    await save(page);
    expect(parse(await now('testimonials.yaml'))).toEqual([two, one, ...others]);
  });

  await test.step('a picture’s point is chosen by a click, and the uploaded one is described', async () => {
    await open(page, 'Pictures', 'Descriptions of the pictures');
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    const picture = page.locator('focus-point img');
    const widthOf = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(widthOf).toBeGreaterThan(0);
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
    await save(page);
    await open(page, 'Pictures', 'Descriptions of the pictures');
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await expect.poll(widthOf).toBeGreaterThan(0);
    const before = await widthOf();
    await choose(page, 'moen-foto-1', 'Replace Image');
    await expect.poll(widthOf, 'it follows the picture that it belongs to').not.toBe(before);
    await choose(page, parse(read('pictures.yaml'))[0].file, 'Replace Image');
    await expect.poll(widthOf).toBe(before);
    await addBelowFirst(page);
    await choose(page, 'moen-foto-1');
    await field(page, 'What it shows').nth(1).fill('A window over a garden');
    await save(page);
    const pictures = parse(await now('pictures.yaml'));
    expect(pictures[0].focus).toMatch(/^2[3-7]% 7[3-7]%$/);
    expect(pictures[1]).toEqual({ file: 'moen-foto-1.webp', alt: 'A window over a garden' });
  });

  await test.step('a title that was typed and left is offered again; saved, the build takes all of it', async () => {
    await open(page, 'Pages', 'Gallery');
    const title = field(page, 'Title').first();
    // Kept half a second later, and only what a person did.
    await title.click();
    await title.fill('Our work, from Barrie to Peel');
    await page.waitForTimeout(1_000);
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
    await page.getByRole('row', { name: 'Gallery' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Our work, from Barrie to Peel');
    await save(page);
    await takeBack(page, project);
    const content = loadContent(path.join(project, 'content'));
    expect(content.site.phone).toEqual({ dial: '+442079460122', display: '(705) 555-0111' });
    expect(content.services[0]?.title).toBe('Door Locks');
    expect(content.services.map(({ id }) => id)).not.toContain(parse(read('services.yaml'))[0].id);
    const second = parse(read('testimonials.yaml'))?.[1];
    if (second) expect(content.testimonials[0]?.id).toBe(second.id);
    expect(content.gallery.title).toBe('Our work, from Barrie to Peel');
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
  const now = () => github.read('content/site.yaml');
  const openSite = () => open(page, 'Business', 'Name, phone, hours, form and feed');

  await test.step('a wrong token is refused in words, the right one opens the content', async () => {
    await signIn('github_pat_wrong');
    await expect(page.getByText(/token is invalid/)).toBeVisible();
    await signIn(goodToken);
    await openSite();
  });

  await test.step('while the service is down nothing is lost; then a save is one commit, beside what somebody else saved', async () => {
    const before = now();
    await field(page, 'Number to call').fill('+442079460111');
    github.setDown(true);
    await saveButton(page).click();
    await expect(page.getByText(/Nothing was saved/)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'OK' }).click();
    github.setDown(false);
    const elsewhere = before.replace(site.email, 'else@example.com');
    github.commit({ 'content/site.yaml': elsewhere }, 'Else');
    await save(page);
    expect(changed(elsewhere, now())).toEqual([expect.stringContaining('+442079460111')]);
    expect(github.log()).toHaveLength(3);
  });

  await test.step('both stand in the form from then on; where both changed one value, it is said', async () => {
    await openSite();
    await expect(field(page, 'E-mail')).toHaveValue('else@example.com');
    await field(page, 'Number to show').fill('(705) 555-0133');
    const elsewhere = now().replace(site.phone.display, '(705) 555-0144');
    github.commit({ 'content/site.yaml': elsewhere }, 'Else');
    await saveButton(page).click();
    await expect(page.getByText(/phone, display was changed elsewhere/)).toBeVisible();
    expect(now()).toBe(elsewhere);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(field(page, 'Number to show')).toHaveValue('(705) 555-0133');
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  });

  await test.step('a photo arrives with the entry that shows it', async () => {
    await open(page, 'Services');
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await page.getByRole('button', { name: 'Replace Image' }).click();
    await upload(page, 'New photo.jpg', await photo('new'));
    await save(page);
    const [first] = parse(github.read('content/services.yaml'));
    expect(first.image).toBe('new-photo.jpg');
    expect(github.files()).toContain('content/pictures/new-photo.jpg');
  });
  expectNothingForeign();
});
