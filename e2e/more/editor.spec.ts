import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sirv from 'sirv';
import { parse } from 'yaml';
import { bundleEditor } from '../../scripts/editor/bundle';
import { createEditorServer } from '../../scripts/editor/serve-editor';
import { createProject, pickFolder, readPicked, writePicked } from './editor-folder';
import { serveGitHub } from './github-server';

let project: string;
let servers: Server[];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  project = createProject();
  const [local, remote] = [path.join(project, 'local'), path.join(project, 'remote')];
  const backend = { name: 'github' as const, repo: 'owner/site', branch: 'main' };
  await bundleEditor(local, backend, 'http://localhost:1');
  await bundleEditor(remote, { ...backend, auth_methods: ['token'] });
  servers = [
    createEditorServer(local, project).listen(4110),
    createServer(sirv(remote)).listen(4109),
  ];
});

test.afterAll(() => {
  for (const server of servers) server.close();
  rmSync(project, { recursive: true, force: true });
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name }).first();

/** Opens the forms on the folder. Fields out of sight are not in the document, so the window is high. */
async function openFolder(page: Page) {
  // Painting the transitions would take a third of the time.
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await pickFolder(page, project);
  await page.goto('http://localhost:4110');
  await button(page, 'Work with Local Repository').click();
  await expect(page.getByText('Testimonials').first()).toBeVisible();
}

/** Opens a file's form by its group and the beginning of its title. */
async function open(page: Page, group: string, title = group) {
  await page.evaluate((name) => {
    location.hash = `#/collections/${name}`;
  }, group.toLowerCase());
  await page.getByRole('row', { name: title }).click();
  await expect(button(page, 'Save')).toBeVisible();
}

async function save(page: Page) {
  await button(page, 'Save').click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
}

/** The lines that a file loses and gets by what is done in its form. */
async function change(page: Page, file: string, act: () => Promise<void>) {
  const before = (await readPicked(page, `content/${file}`)).split('\n');
  await act();
  await save(page);
  const after = (await readPicked(page, `content/${file}`)).split('\n');
  expect(after[0]).toBe('# A comment of the owner.');
  const without = (lines: string[], others: string[]) => {
    const left = [...others];
    return lines.filter((line) => !left.includes(line) || !left.splice(left.indexOf(line), 1));
  };
  return { gone: without(before, after), come: without(after, before) };
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 3000 }, hasTouch: width < 500, isMobile: width < 500 });

    test('each change in the forms changes its own line, and the comments stay', async ({
      page,
    }) => {
      await openFolder(page);
      const expand = () => button(page, 'Expand').click();

      await test.step('phone number, after a mistake that is refused', async () => {
        const lines = await change(page, 'site.yaml', async () => {
          await open(page, 'Business', 'Name, phone');
          await textbox(page, 'Number to show').fill('12');
          await button(page, 'Save').click();
          await expect(page.getByText(/Write a phone number as people read it/)).toBeVisible();
          await textbox(page, 'Number to show').fill('(705) 555-0111');
        });
        expect(lines.gone).toEqual(['  display: (705) 555-0142']);
        expect(lines.come).toEqual(['  display: (705) 555-0111']);
      });

      await test.step('provider of the feed', async () => {
        const lines = await change(page, 'site.yaml', async () => {
          await open(page, 'Business', 'Name, phone');
          const feed = page.getByRole('group', { name: 'Social feed' });
          await feed.getByRole('button', { name: 'Remove' }).click();
          await button(page, /^Add .*Social feed/).click();
          await page.getByRole('menuitem', { name: 'Elfsight' }).click();
          await textbox(page, 'Id from the provider').fill('a1b2-c3');
        });
        expect(lines).toEqual({
          gone: ['  provider: sample'],
          come: ['  provider: elfsight', '  id: a1b2-c3'],
        });
      });

      await test.step('line, picture and switch of a service', async () => {
        const lines = await change(page, 'services.yaml', async () => {
          await open(page, 'Services');
          await expand();
          const includes = page.getByRole('group', { name: 'What it includes' });
          await includes.getByRole('textbox').first().fill('Locks: repaired');
          await page.getByRole('switch', { name: 'Shown on the site' }).first().click();
          await button(page, 'Replace Image').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('option', { name: 'gallery-shower' }).click();
          await dialog.getByRole('button', { name: 'Insert' }).click();
        });
        expect(lines.come).toEqual([
          '    - "Locks: repaired"',
          '  image: gallery-shower.jpg',
          '  active: false',
        ]);
        expect(lines.gone).toHaveLength(3);
      });

      await test.step('order of the services', async () => {
        const ids = async () =>
          parse(await readPicked(page, 'content/services.yaml')).map(
            ({ id }: { id: string }) => id,
          );
        const [first, second, ...others] = await ids();
        const lines = await change(page, 'services.yaml', async () => {
          await open(page, 'Services');
          if (width < 500) await button(page, 'Move Down').click();
          else await button(page, 'Reorder Item').press('ArrowDown');
        });
        expect(lines).toEqual({ gone: [], come: [] });
        expect(await ids()).toEqual([second, first, ...others]);
      });

      await test.step('a testimonial in an empty list, marked as a sample', async () => {
        const lines = await change(page, 'testimonials.yaml', async () => {
          await open(page, 'Testimonials');
          await button(page, /^Add .*testimonial/).click();
          const words = {
            'Short name': 'ann',
            'Who says it': 'Ann',
            Words: 'Spotless.',
            Place: 'Barrie',
          };
          for (const [name, value] of Object.entries(words)) await textbox(page, name).fill(value);
        });
        expect(lines.gone).toEqual([]);
        expect(parse(lines.come.join('\n'))).toEqual([
          {
            id: 'ann',
            name: 'Ann',
            quote: 'Spotless.',
            location: 'Barrie',
            active: true,
            sample: true,
          },
        ]);
      });

      await test.step('words of a page', async () => {
        const lines = await change(page, 'pages/gallery.yaml', async () => {
          await open(page, 'Pages', 'Gallery');
          await textbox(page, 'Heading').fill('Our work: seen');
        });
        expect(lines.come).toEqual(['heading: "Our work: seen"']);
      });
    });
  });
}

test('what another program wrote meanwhile is not overwritten, and a mistake in YAML is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 3000 });
  await openFolder(page);
  await open(page, 'Business', 'Name, phone');
  await textbox(page, 'Number to show').fill('(705) 555-0133');
  await writePicked(page, 'content/site.yaml', 'name: {');
  await button(page, 'Save').click();
  await expect(page.getByText('content/site.yaml was changed in another program')).toBeVisible();
  expect(await readPicked(page, 'content/site.yaml')).toBe('name: {');
});

test('with GitHub a save is one commit, and the change of somebody else is not lost unasked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 3000 });
  const github = await serveGitHub(page, project);
  await page.goto('http://localhost:4109');
  await button(page, /Access Token/).click();
  await page.getByRole('textbox').last().fill('github_pat_test');
  await button(page, 'Sign In').click();
  await open(page, 'Business', 'Name, phone');
  await textbox(page, 'Number to show').fill('(705) 555-0111');
  await save(page);
  expect(github.log()).toHaveLength(2);
  const saved = github.read('content/site.yaml');
  expect(saved).toContain('  display: (705) 555-0111\n');
  await open(page, 'Business', 'Name, phone');
  await textbox(page, 'Number to show').fill('(705) 555-0133');
  github.commit('content/site.yaml', saved.replace('hours: ', 'hours: Theirs '));
  await button(page, 'Save').click();
  await expect(page.getByRole('alertdialog')).toContainText('changed');
  expect(github.log()).toHaveLength(3);
});
