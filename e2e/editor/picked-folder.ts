import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Answers the browser's folder picker with a private folder of the page, filled with these files. */
export async function pickFolder(page: Page, folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((name) => !name.startsWith(`${folder}/model`));
  const files = names.map((name) => [name, readFileSync(name).toString('base64')]);
  await page.addInitScript((given) => {
    const write = async (root: FileSystemDirectoryHandle, name: string, base64: string) => {
      const steps = name.split('/');
      const last = steps.pop() ?? '';
      let place = root;
      for (const step of steps) place = await place.getDirectoryHandle(step, { create: true });
      const file = await place.getFileHandle(last, { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
      await stream.close();
    };
    let filled: Promise<FileSystemDirectoryHandle> | undefined;
    const fill = async () => {
      const top = await navigator.storage.getDirectory();
      const root = await top.getDirectoryHandle('project', { create: true });
      await root.getDirectoryHandle('.git', { create: true });
      for (const [name = '', base64 = ''] of given) await write(root, name, base64);
      return root;
    };
    Object.assign(window, {
      showDirectoryPicker: () => {
        filled ??= fill();
        return filled;
      },
    });
  }, files);
}

export function readPicked(page: Page, name: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const top = await navigator.storage.getDirectory();
    let place = await top.getDirectoryHandle('project');
    const steps = wanted.split('/');
    const last = steps.pop() ?? '';
    for (const step of steps) place = await place.getDirectoryHandle(step);
    return (await (await place.getFileHandle(last)).getFile()).text();
  }, name);
}

/** As another program would. */
export function writePicked(page: Page, name: string, text: string): Promise<void> {
  return page.evaluate(
    async ([wanted = '', content = '']) => {
      const top = await navigator.storage.getDirectory();
      let place = await top.getDirectoryHandle('project');
      const steps = wanted.split('/');
      const last = steps.pop() ?? '';
      for (const step of steps) place = await place.getDirectoryHandle(step);
      const stream = await (await place.getFileHandle(last)).createWritable();
      await stream.write(content);
      await stream.close();
    },
    [name, text],
  );
}
