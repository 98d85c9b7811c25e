import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from './test';

/** Answers every request of the page from the files of an export, without a server. */
export const openExport = (page: Page, folder: string) =>
  page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? '/index' : decodeURI(pathname);
    const file = [name, `${name}.html`]
      .map((each) => path.join(folder, each))
      .find((each) => path.extname(each) && existsSync(each));
    return route.fulfill(
      file ? { path: file } : { path: path.join(folder, '404.html'), status: 404 },
    );
  });
