import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Creates a project with the fixture content, a comment at the top of each YAML file and CRLF line breaks, but without
 * testimonials and notice. Returns its folder.
 */
export function createProject(): string {
  const project = mkdtempSync(path.join(tmpdir(), 'editor-'));
  cpSync('e2e/fixtures/content', path.join(project, 'content'), { recursive: true });
  for (const name of filesOf(project).filter((file) => file.endsWith('.yaml'))) {
    const file = path.join(project, name);
    const content = readFileSync(file, 'utf8').replace(/^notice:\n( .*\n)*/m, '');
    const text = name.includes('testimonials') ? '' : `\n${content}`;
    writeFileSync(file, `# A comment of the owner.\n${text}`.replaceAll('\n', '\r\n'));
  }
  return project;
}

function filesOf(project: string): string[] {
  return readdirSync(path.join(project, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name))
    .map((name) => `content/${name.replaceAll(path.sep, '/')}`);
}

/** Mocks the folder picker with the origin private file system, into which it copies the project's files. */
export async function pickFolder(page: Page, project: string): Promise<void> {
  const files = filesOf(project).map((name) => ({
    name,
    base64: readFileSync(path.join(project, name)).toString('base64'),
  }));
  await page.addInitScript((given) => {
    window.pickedFile = async (name, options) => {
      const top = await navigator.storage.getDirectory();
      let folder = await top.getDirectoryHandle('project', options);
      const steps = name.split('/');
      for (const step of steps.slice(0, -1))
        folder = await folder.getDirectoryHandle(step, options);
      return folder.getFileHandle(steps.at(-1) ?? '', options);
    };
    window.showDirectoryPicker = async () => {
      const top = await navigator.storage.getDirectory();
      const root = await top.getDirectoryHandle('project', { create: true });
      await root.getDirectoryHandle('.git', { create: true });
      for (const { name, base64 } of given) {
        const file = await window.pickedFile(name, { create: true });
        const stream = await file.createWritable();
        await stream.write(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
        await stream.close();
      }
      return root;
    };
  }, files);
  // The server of `npm run edit` serves the same files.
  await page.route(/\/content\/.*\.yaml$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ body: await readProjectFile(page, pathname.slice(1)) });
  });
}

/** Reads a file in the picked folder. */
export function readProjectFile(page: Page, name: string): Promise<string> {
  return page.evaluate(
    async (file) => (await (await window.pickedFile(file)).getFile()).text(),
    name,
  );
}

/** Writes a file in the picked folder, as another program would. */
export function writeProjectFile(page: Page, name: string, text: string): Promise<void> {
  return page.evaluate(
    async ({ name: file, text: content }) => {
      const stream = await (await window.pickedFile(file)).createWritable();
      await stream.write(content);
      await stream.close();
    },
    { name, text },
  );
}

declare global {
  interface Window {
    /** Returns a file in the picked folder by its path there. */
    pickedFile(name: string, options?: FileSystemGetFileOptions): Promise<FileSystemFileHandle>;
    showDirectoryPicker(): Promise<FileSystemDirectoryHandle>;
  }
}

/** Returns the non-empty lines of the first text that the second one lacks, counting repeated lines. */
export function linesOnlyIn(first: string, second: string): string[] {
  const rest = second.split(/\r?\n/);
  const takeLine = (line: string) => rest.includes(line) && rest.splice(rest.indexOf(line), 1);
  return first.split(/\r?\n/).filter((line) => line !== '' && !takeLine(line));
}

/** The group and the title of each file's form. */
export const forms: Record<string, [string, string]> = {
  'site.yaml': ['business', 'Name, phone'],
  'services.yaml': ['services', 'Services'],
  'testimonials.yaml': ['testimonials', 'Testimonials'],
};
