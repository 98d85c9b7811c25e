import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { filesBelow } from '../shared/files-below';

declare global {
  interface Window {
    /** A file of the picked folder, by its path there. */
    pickedFile(name: string, options?: FileSystemGetFileOptions): Promise<FileSystemFileHandle>;
  }
}

/** Answers the browser's folder picker with a private folder of the page, filled with the project's content. */
export async function pickFolder(page: Page, project: string) {
  const content = path.join(project, 'content');
  const files = filesBelow(content)
    .filter((name) => !name.startsWith('model/'))
    .map((name) => [`content/${name}`, readFileSync(path.join(content, name)).toString('base64')]);
  // tsx gives inner functions their names by a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript((given) => {
    window.pickedFile = async (name, options) => {
      const steps = name.split('/');
      const last = steps.pop() ?? '';
      const top = await navigator.storage.getDirectory();
      let place = await top.getDirectoryHandle('project', options);
      for (const step of steps) place = await place.getDirectoryHandle(step, options);
      return place.getFileHandle(last, options);
    };
    const fill = async () => {
      const top = await navigator.storage.getDirectory();
      const root = await top.getDirectoryHandle('project', { create: true });
      await root.getDirectoryHandle('.git', { create: true });
      for (const [name = '', base64 = ''] of given) {
        const file = await window.pickedFile(name, { create: true });
        const stream = await file.createWritable();
        await stream.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
        await stream.close();
      }
      return root;
    };
    let filled: Promise<FileSystemDirectoryHandle> | undefined;
    Object.assign(window, {
      showDirectoryPicker: () => {
        filled ??= fill();
        return filled;
      },
    });
  }, files);
}

export function readPicked(page: Page, name: string): Promise<string> {
  return page.evaluate(
    async (wanted) => (await (await window.pickedFile(wanted)).getFile()).text(),
    name,
  );
}

/** As another program would. */
export function writePicked(page: Page, name: string, text: string): Promise<void> {
  return page.evaluate(
    async ([wanted = '', content = '']) => {
      const stream = await (await window.pickedFile(wanted)).createWritable();
      await stream.write(content);
      await stream.close();
    },
    [name, text],
  );
}

/** Writes the picked folder's content over the project's, where the build can read it. */
export async function takeBack(page: Page, project: string) {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, at: string) => {
      for await (const [name, entry] of folder as unknown as AsyncIterable<
        [string, FileSystemDirectoryHandle | FileSystemFileHandle]
      >) {
        if (entry.kind === 'directory') await walk(entry, `${at}/${name}`);
        else {
          const bytes = new Uint8Array(await (await entry.getFile()).arrayBuffer());
          found.push([`${at}/${name}`, btoa(String.fromCharCode(...bytes))]);
        }
      }
    };
    const top = await navigator.storage.getDirectory();
    const content = await (await top.getDirectoryHandle('project')).getDirectoryHandle('content');
    await walk(content, 'content');
    return found;
  });
  for (const [name, base64] of files) {
    writeFileSync(path.join(project, name), Buffer.from(base64, 'base64'));
  }
}
