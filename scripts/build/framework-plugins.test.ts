import { entriesByPlace, replacedModules } from './framework-plugins.js';

interface Plugin {
  apply: (compiler: unknown) => void;
}

/** Has a plugin number modules of these names, as webpack would. */
function number(plugin: Plugin, names: string[], name = 'client', context = '/one place') {
  const errors: Error[] = [];
  const ids = new Map<string, string>();
  const modules = names.map((text) => ({ identifier: () => text }));
  const chunkGraph = {
    setModuleId: (module: (typeof modules)[number], id: string) => ids.set(module.identifier(), id),
  };
  const beforeModuleIds = {
    tap: (_: string, work: (them: typeof modules) => void) => work(modules),
  };
  const compilation = { errors, chunkGraph, hooks: { beforeModuleIds } };
  const hooks = {
    compilation: { tap: (_: string, work: (it: unknown) => void) => work(compilation) },
  };
  plugin.apply({ name, context, hooks, options: { mode: 'production' } });
  return { ids: [...ids.values()], sentences: errors.map(({ message }) => message) };
}

const loader = 'next-flight-client-entry-loader.js?';
const entry = (folder: string) => {
  const page = JSON.stringify({ request: `${folder}/app/page.tsx`, ids: [] });
  return `/x/${loader}modules=${encodeURIComponent(page)}!`;
};

describe('the modules through which Next enters a page', () => {
  it.each(['/two/places', String.raw`C:\Users\two places`])(
    'have the same numbers in %s',
    (place) => {
      const here = number(entriesByPlace, [entry('/one place')]);
      expect(number(entriesByPlace, [entry(place)], 'client', place)).toEqual(here);
      expect(here.ids).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)]);
    },
  );

  it.each([
    ['renamed', `/x/next-entry-loader.js?modules=${encodeURIComponent('/one place')}`],
    ['encoded otherwise', `/x/${loader}modules=/one place/app/page!`],
  ])('stop the build when they are %s', (_, name) => {
    expect(number(entriesByPlace, [name]).sentences).toEqual([
      expect.stringMatching(/has "entryModules" 0 times .*docs\/upgrading\.md/),
    ]);
    expect(number(entriesByPlace, [name], 'server').sentences).toEqual([]);
  });
});

describe('what is replaced for the browser', () => {
  const polyfills = 'ignored|/x/next/dist/client|../build/polyfills/polyfill-module';
  const stripe = '/x/components/islands/form/no-stripe.ts|layer';

  it('was there', () => {
    expect(number(replacedModules, [polyfills, stripe]).sentences).toEqual([]);
  });

  it.each([
    ['polyfills', ['/x/next/dist/build/polyfills/polyfill-module.js', stripe]],
    ['stripe', [polyfills, '/x/node_modules/@stripe/react-stripe-js/index.js']],
  ])('stops the build when it is not: %s', (name, modules) => {
    expect(number(replacedModules, modules).sentences).toEqual([
      expect.stringContaining(`has "${name}" 0 times`),
    ]);
  });
});
