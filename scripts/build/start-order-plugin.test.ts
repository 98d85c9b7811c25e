import { orderOf } from './start-order-plugin.js';

interface Module {
  id: string | null;
  dependencies: { to: Module; active?: boolean }[];
}

const numbered = (id: string | null, ...asked: Module[]): Module => ({
  id,
  dependencies: asked.map((to) => ({ to })),
});

function order(entry: Module, name = 'main-app') {
  const chunk = { runtime: 'webpack' };
  return orderOf(
    {
      entrypoints: new Map([[name, { getEntrypointChunk: () => chunk }]]),
      moduleGraph: {
        getConnection: ({ to, active = true }: Module['dependencies'][number]) => ({
          module: to,
          getActiveState: () => active,
        }),
      },
      chunkGraph: {
        getChunkEntryModulesIterable: () => [entry],
        getModuleId: ({ id }: Module) => id,
      },
    } as never,
    'main-app',
  );
}

it('has each module after those that it asks for, once, and the entry not at all', () => {
  const react = numbered('react');
  const dom = numbered('dom', react);
  const router = numbered('router', react, dom);
  expect(order(numbered('entry', router, dom))).toEqual(['react', 'dom', 'router']);
});

it('comes to an end where modules ask for each other', () => {
  const one = numbered('one');
  const other = numbered('other', one);
  one.dependencies.push({ to: other });
  expect(order(numbered('entry', one))).toEqual(['other', 'one']);
});

it('leaves out what is asked for in name only', () => {
  const unused = numbered('unused');
  const used = numbered('used');
  const entry = numbered('entry', numbered(null, used));
  entry.dependencies.push({ to: unused, active: false });
  expect(order(entry)).toEqual(['used']);
});

it('stops the build when the entry is called otherwise', () => {
  expect(() => order(numbered('entry', numbered('react')), 'app')).toThrow(/has "startOrder" 0/);
});
