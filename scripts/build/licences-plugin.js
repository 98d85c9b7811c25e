import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const name = 'Licences';

/** The folder of the package that a module's file belongs to; none for our own files. */
function packageOf(file) {
  if (!file?.includes(`${path.sep}node_modules${path.sep}`)) return undefined;
  let folder = path.dirname(file);
  while (!isPackage(folder)) folder = path.dirname(folder);
  return folder;
}

/** Some folders hold a package.json without a name, only to say how their files are to be read. */
function isPackage(folder) {
  const file = path.join(folder, 'package.json');
  return existsSync(file) && Boolean(JSON.parse(readFileSync(file, 'utf8')).name);
}

function entryOf(folder) {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
  const title = [about.name, about.version, `(${about.license ?? 'see below'})`];
  return [title.filter(Boolean).join(' '), text].filter(Boolean).join('\n\n');
}

/** Writes the licences of everything that visitors' browsers are given, as most of them ask for. */
export class LicencesPlugin {
  /** @param {{ file: string, also: string[], notices: string[] }} options where it is written; packages that are no modules; files that say it of what is no package */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { file, also, notices } = this.options;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const modules = [...compilation.modules].flatMap((module) => module.modules ?? [module]);
          const folders = new Set(modules.map(({ resource }) => packageOf(resource)));
          for (const folder of also) folders.add(path.resolve('node_modules', folder));
          folders.delete(undefined);
          const ours = notices.map((notice) => readFileSync(notice, 'utf8').trim());
          const entries = [...[...folders].map(entryOf).sort(), ...ours];
          const line = `\n\n${'-'.repeat(72)}\n\n`;
          compilation.emitAsset(file, new sources.RawSource(`${entries.join(line)}\n`));
        },
      ),
    );
  }
}
