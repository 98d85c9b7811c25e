import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

/** Answers the browser's folder picker with a private folder of the page, which holds the project's content. */
export async function pickFolder(page: Page, project: string): Promise<void> {
  const content = path.join(project, 'content');
  const names = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('schema'))
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)));
  const files = names.map((name) => [
    name,
    readFileSync(path.join(project, name)).toString('base64'),
  ]);
  await page.addInitScript((given) => {
    const fill = async () => {
      const top = await navigator.storage.getDirectory();
      const root = await top.getDirectoryHandle('project', { create: true });
      await root.getDirectoryHandle('.git', { create: true });
      for (const [name = '', base64 = ''] of given) {
        const steps = name.split('/');
        const last = steps.pop() ?? '';
        let place = root;
        for (const step of steps) place = await place.getDirectoryHandle(step, { create: true });
        const stream = await (await place.getFileHandle(last, { create: true })).createWritable();
        await stream.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
        await stream.close();
      }
      return root;
    };
    let filled: Promise<FileSystemDirectoryHandle> | undefined;
    Object.assign(window, {
      showDirectoryPicker() {
        filled ??= fill();
        return filled;
      },
    });
  }, files);
}

/** The text of a file in the picked folder. */
export function readPicked(page: Page, name: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const steps = wanted.split('/');
    const last = steps.pop() ?? '';
    const top = await navigator.storage.getDirectory();
    let place = await top.getDirectoryHandle('project');
    for (const step of steps) place = await place.getDirectoryHandle(step);
    return (await (await place.getFileHandle(last)).getFile()).text();
  }, name);
}
