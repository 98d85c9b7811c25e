import { licences } from './licences';

test('the licences cover the packages in the export, the typeface and the map, but no tools', () => {
  const parts = licences(['@fontsource-variable/familjen-grotesk'], ['The map:\r\nfree.\n']).split(
    /\n\n-{72}\n\n/,
  );
  const [names, texts] = [0, 1].map((at) => parts.map((part) => part.split(/\n\n(.*)/s)[at] ?? ''));
  const packages = names?.map((name) => name.split(' ')[0]);
  const exported = ['react', 'react-dom', 'framer-motion', 'familjen-grotesk'];
  for (const name of exported)
    expect(packages).toContainEqual(expect.stringMatching(RegExp(`(^|/)${name}$`)));
  for (const tool of ['jest', 'typescript', 'zod']) expect(packages).not.toContain(tool);
  expect(texts?.[packages?.indexOf('react') ?? -1]).toContain('Permission is hereby granted');
  expect(parts.at(-1)).toBe('The map:\nfree.\n');
});
