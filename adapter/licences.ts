import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Lock {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: boolean; optional?: boolean }
  >;
}

/**
 * Returns the licences of all packages that may be part of the export, as most licences require. These are all
 * dependencies that are not only for development.
 * @param also development dependencies that are part of the export too.
 * @param notices licences of parts that are not packages.
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
  // A notice with Windows line endings results in the same file.
  const texts = notices.map((notice) => notice.replaceAll('\r\n', '\n').trim());
  return `${[...entries, ...texts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
