import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { patterns } from '../framework/assumptions.js';
import { expectCount } from '../framework/expect-count.js';

/**
 * Numbers the modules through which Next enters a page by their place in the project. Webpack takes
 * their whole path, which stands encoded in a query, and two copies of one commit in different
 * folders would build different files.
 */
export const entriesByPlace = {
  apply(compiler) {
    // Next encodes JSON, in which Windows' backslashes are double.
    const folder = encodeURIComponent(JSON.stringify(compiler.context).slice(1, -1));
    beforeIds(compiler, 'EntriesByPlace', (modules, { chunkGraph }) => {
      const entries = modules.filter((module) =>
        module.identifier().includes(patterns.entryModules),
      );
      const withFolder = entries.filter((module) => module.identifier().includes(folder));
      // On the server some compilations have none, and a development server begins with none.
      if (isBrowserBuild(compiler)) expectCount('entryModules', 'webpack', withFolder.length);
      for (const module of entries) {
        const [, query = ''] = module.identifier().split(patterns.entryModules);
        const hash = createHash('sha256').update(query.replaceAll(folder, '')).digest('hex');
        chunkGraph.setModuleId(module, hash.slice(0, 8));
      }
    });
  },
};

/** Sees to it that what next.config.js replaces for the browser was there to be replaced. */
export const replacedModules = {
  apply(compiler) {
    if (!isBrowserBuild(compiler)) return;
    beforeIds(compiler, 'ReplacedModules', (modules) => {
      const parts = modules.flatMap((module) => module.modules ?? [module]);
      const names = parts.map((module) => module.identifier().replaceAll('\\', '/'));
      const count = (part) => names.filter((name) => name.includes(part)).length;
      expectCount('polyfills', 'webpack', count(`|${patterns.polyfills}`));
      expectCount('stripe', 'webpack', count('/no-stripe.ts'));
    });
  },
};

/**
 * Numbers the classes and keyframes of style modules in the order of their files. Next's names say whose
 * they are, for more than a kilobyte in every page: they stand in its HTML, styles, data and scripts.
 * Costs a compilation from scratch whenever a class comes or goes.
 */
export function shortClassNames({ cache, context, module }) {
  const options = module.rules.flatMap(rulesWithin).flatMap(classNaming);
  expectCount('classNames', 'webpack', options.length);
  const classes = classesBelow(context);
  const numbers = new Map(classes.map((name, number) => [name, `_${number.toString(36)}`]));
  for (const naming of options) {
    naming.getLocalIdent = ({ resourcePath }, _, name) => {
      const place = path.relative(context, resourcePath).replaceAll(path.sep, '/');
      const number = numbers.get(`${place} ${name}`);
      if (!number)
        throw new Error(`${place}: no class or keyframes “${name}” was found to number.`);
      return number;
    };
  }
  // What is kept from an earlier build was numbered otherwise.
  cache.version += createHash('sha256').update(classes.join()).digest('hex');
}

/** Whatever style modules may name, behind its file. */
function classesBelow(folder) {
  const files = readdirSync(path.join(folder, 'components'), { recursive: true })
    .map((file) => `components/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  return files.flatMap((file) => {
    const css = readFileSync(path.join(folder, file), 'utf8');
    const names = css.matchAll(/(?:[.#]|@keyframes )([a-z][\w-]*)/gi);
    return [...new Set([...names].map(([, name]) => `${file} ${name}`))];
  });
}

function rulesWithin(rule) {
  return [rule, ...[...(rule?.oneOf ?? []), ...(rule?.rules ?? [])].flatMap(rulesWithin)];
}

/** The part of a rule's loaders that names classes. */
function classNaming(rule) {
  return [rule?.use ?? []]
    .flat()
    .flatMap((loader) => loader?.options?.[patterns.classNaming] ?? [])
    .filter(({ getLocalIdent, mode }) => getLocalIdent && mode !== 'global');
}

function isBrowserBuild({ name, options }) {
  return name === 'client' && options.mode === 'production';
}

/** Webpack prints an error that is handed to it as a sentence; one that is thrown, with its trace. */
function beforeIds(compiler, name, work) {
  compiler.hooks.compilation.tap(name, (compilation) =>
    compilation.hooks.beforeModuleIds.tap(name, (modules) => {
      try {
        work([...modules], compilation);
      } catch (error) {
        compilation.errors.push(error);
      }
    }),
  );
}
