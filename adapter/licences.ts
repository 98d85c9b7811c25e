import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Lock {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: boolean; optional?: boolean }
  >;
}

/**
 * Returns the licences of all packages that may be in the export, which most licences require: the dependencies that
 * are not for development.
 * @param also development dependencies that are in the export too.
 * @param notices of what is not a package.
 */
export function licences(also: readonly string[], notices: readonly string[]): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const isDevelopmentOnly = (folder: string, dev?: boolean) =>
    dev && !also.some((name) => folder === `node_modules/${name}`);
  const entries = Object.entries(packages).flatMap(
    ([folder, { version, license, dev, optional }]) => {
      if (!folder || optional || isDevelopmentOnly(folder, dev) || !existsSync(folder)) return [];
      const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
      const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
      return [
        `${folder.replace(/^.*node_modules\//, '')} ${version} (${license})\n\n${text}`.trim(),
      ];
    },
  );
  // A notice saved on Windows gives the same file.
  const texts = notices.map((notice) => notice.replaceAll('\r\n', '\n').trim());
  return `${[...entries, ...texts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
