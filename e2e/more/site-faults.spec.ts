import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { change, exportOf, type Owner, problemsIn } from './owner-sites';

/* What else the gate finds in the sites that owners.spec.ts has built: several faults in one run of its tests. */

type Edit = (html: string) => string;

/** Adds a script that the page's policy allows. */
const script =
  (code: string): Edit =>
  (html) => {
    const hash = createHash('sha256').update(code).digest('base64');
    const allowed = change("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)(html);
    return change('</body>', `<script>${code}</script></body>`)(allowed);
  };

const noTel = change(/href="tel:[^"]*"/g, 'href="sms:+18885550142"');

const runs: {
  name: string;
  owner: Owner;
  spec: string;
  pages: Record<string, Edit>;
  found: RegExp[];
}[] = [
  {
    name: 'a page',
    owner: 'project-page',
    spec: 'site/pages',
    pages: {
      index: script('console.error("It is broken")'),
      services: (html) =>
        script('throw new Error("oh no")')(change(/<title>[^<]*/, '<title>Other')(html)),
      gallery: change(/(<h1[^>]*>)[^<]*/, '$1Other'),
      contact: noTel,
      404: change('</main>', '<button type="button"></button></main>'),
    },
    found: [
      /^- \/: the browser reports “It is broken”/,
      /^- \/services: a script fails: .*oh no/,
      /^- \/services: the page’s title is not “Our Services/,
      /^- \/gallery: the main heading is not “.*gallery\.yaml, line \d+, heading/,
      /^- \/contact: nobody can call: no link to \+18885550142 \(.*site\.yaml, phone: dial\)/,
      /^- \/no-such-page: Buttons must have discernible text/,
    ],
  },
  {
    name: 'the files that search engines and link previews read',
    owner: 'project-page',
    spec: 'site/files',
    pages: {
      index: change('"og:image:width" content="1200"', '"og:image:width" content="1100"'),
      services: change(/card-services\.\w+\.jpeg/g, 'card-none.jpeg'),
      gallery: change('id="content"', 'id="contents"'),
      contact: change(/"name":"[^"]*"(?=[^{}]*"telephone")/, '"name":"Other"'),
    },
    found: [
      /^- \/: the picture of link previews \(.*of another size/,
      /^- \/services: the picture of link previews \(.*card-none\.jpeg\) is missing/,
      /^- \/gallery: the link “.*” \(.*common\.yaml, line \d+, skipLink\) leads to #content, which is not on the page/,
      /^- \/contact: the data for search engines \(JSON-LD\) do not name Pane & Simple Glass/,
    ],
  },
  {
    name: 'a feed that does not wait for the answer',
    owner: 'long-texts',
    spec: 'site/feed',
    pages: {
      gallery: change(
        '</main>',
        '<script src="https://widgets.example/embed/feed.js"></script></main>',
      ),
    },
    found: [
      /^- The gallery loads your own before the visitor agrees, although .*site\.yaml has feed: consent/,
    ],
  },
];

for (const { name, owner, spec, pages, found } of runs)
  test(`faults of ${name} are found`, () => {
    const folder = test.info().outputPath('export');
    cpSync(exportOf(owner), folder, { recursive: true });
    for (const [page, edit] of Object.entries(pages)) {
      const file = `${folder}/${page}.html`;
      writeFileSync(file, edit(readFileSync(file, 'utf8')));
    }
    const problems = problemsIn(owner, folder, spec);
    rmSync(folder, { recursive: true });
    for (const message of found) expect(problems).toContainEqual(expect.stringMatching(message));
  });

test('a fault at which a test stops is listed with the name of the test', () => {
  const folder = test.info().outputPath('export');
  cpSync(exportOf('project-page'), folder, { recursive: true });
  rmSync(`${folder}/contact.html`);
  expect(problemsIn('project-page', folder, 'site/files')).toContainEqual(
    expect.stringMatching(/^- \/contact has what search engines and link previews read: .*ENOENT/),
  );
});
