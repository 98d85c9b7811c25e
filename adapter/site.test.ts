import { JSDOM } from 'jsdom';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { adapter, formSource, sourcesFor, systemFile } from './site';

test.each([
  ['the preview on the site itself', { id: 'preview' }, "'self'"],
  ['the hosted service', { id: 'xyz' }, 'https://formspree.io/f/xyz'],
  ['a project’s form', { id: 'x', project: 'p' }, 'https://formspree.io/p/p/f/x'],
  ['another service', { id: 'x', service: 'https://a.example/b' }, 'https://a.example/b/f/x'],
  [
    'a service whose address has special characters',
    { id: 'x', service: 'https://a.example/;,' },
    'https://a.example/%3B%2C/f/x',
  ],
])('P1 the policy only lets the form post to its own URL: %s', (_, form, source) => {
  expect(formSource(form)).toBe(source);
});

test.each([
  ['every page', '', false],
  ['the page with the feed', '<section data-feed="{}">', true],
])(
  'P1 the policy allows the statistics on every page, but the feed only where it is: %s',
  (_, html, hasFeed) => {
    const site = {
      form: { id: 'preview' },
      feed: { provider: 'snapwidget' as const, id: '1234' },
      statistics: { provider: 'plausible' as const, id: 'clear.ca' },
    };
    const sources = JSON.stringify(sourcesFor(site, new JSDOM(html).window.document));
    expect(sources).toContain('https://plausible.io');
    expect(sources.includes('https://snapwidget.com')).toBe(hasFeed);
  },
);

test('next dev names the character that the path of the folder must not contain', async () => {
  const context = {
    phase: PHASE_DEVELOPMENT_SERVER,
    projectDir: '/my#site',
    nextVersion: '16.4.6',
  } as const;
  await expect(adapter.modifyConfig?.({} as never, context)).rejects.toThrow(
    'next dev does not work in a folder with # in its path: /my#site',
  );
});

test('files that macOS or Windows created are not published', () => {
  const written = ['a/.DS_Store', '._logo.svg', 'ehthumbs.db', 'a/Desktop.ini', 'Icon\r'];
  const own = ['icon', 'thumbs.dbx', 'a.DS_Store', '.well-known', 'my-desktop.ini'];
  expect([...written, ...own].filter((name) => systemFile.test(name))).toEqual(written);
});
