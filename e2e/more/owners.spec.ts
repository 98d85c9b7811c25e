import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { change, style } from './edit-page';
import { buildAndTest, exportOf, type Owner, owners, problemsIn } from './owner-sites';

/* The gate (e2e/site): green for sites of other owners, and red with the words of an owner for what is wrong. */

for (const owner of Object.keys(owners) as Owner[]) {
  test(`the site of ${owner} passes`, () => {
    const { status, output } = buildAndTest(owner);
    expect(status, output).toBe(0);
  });
}

interface Fault {
  name: string;
  owner: Owner;
  /** The page, and what is done to its HTML. */
  page: string;
  edit: (html: string) => string;
  /** The file of the gate that finds it, and words of its message. */
  spec: string;
  message: RegExp;
}

const faults: Fault[] = [
  {
    name: 'a script that the policy stops',
    owner: 'project-page',
    page: 'services',
    edit: change('<main', '<script>document.title = "x"</script><main'),
    spec: 'pages',
    message:
      /^- \/services: the page’s security policy \(script-src-elem\) stops a script or style in the page/,
  },
  {
    name: 'a wrong canonical address',
    owner: 'project-page',
    page: 'contact',
    edit: change(
      'rel="canonical" href="https://pane-and-simple.github.io/website/',
      'rel="canonical" href="https://northpane.example/',
    ),
    spec: 'files',
    message:
      /^- \/contact tells search engines that its address is https:\/\/northpane\.example\/contact, not https:\/\/pane-and-simple\.github\.io\/website\/contact \(.*site\.yaml, url\)/,
  },
  {
    name: 'a name over another on the map',
    owner: 'long-texts',
    page: 'index',
    edit: style(
      '[data-mark]{left:50%!important;top:50%!important} [data-mark] [data-side]{inset:0 auto auto 1rem!important;translate:none!important;transform:none!important}',
    ),
    spec: 'pages',
    message:
      /“Greater Toronto Area” \(.*site\.yaml, line \d+, areas, entry 2, name\).*lie over each other on the map\. Add another “label”/,
  },
  {
    name: 'a quote of one letter',
    owner: 'project-page',
    page: 'services',
    edit: style('main blockquote{flex:none;max-width:1ch;min-width:0}'),
    spec: 'pages',
    message: /“A door should close .*” \(.*pages\/services\.yaml, line \d+, quote\)/,
  },
  {
    name: 'a form without action',
    owner: 'snapwidget',
    page: 'contact',
    edit: change(/ action="[^"]*"/, ''),
    spec: 'form',
    message:
      /^- Contact: without script the form does not send to the address of form in .*site\.yaml \(https:\/\/formspree\.io\/p\/2468013579\/f\/contact\)/,
  },
  {
    name: 'an event that does not fire',
    owner: 'project-page',
    page: 'index',
    edit: change(
      '{&quot;provider&quot;:&quot;plausible&quot;',
      '{&quot;provider&quot;:&quot;cloudflare&quot;',
    ),
    spec: 'statistics',
    message:
      /^- \/: not every click on a phone number or an e-mail address is counted at plausible/,
  },
  {
    name: 'an unlisted host',
    owner: 'long-texts',
    page: 'gallery',
    edit: change('</main>', '<img src="https://pictures.example/a.gif" alt=""></main>'),
    spec: 'pages',
    message:
      /^- \/gallery: the page asks https:\/\/pictures\.example for a file, which neither feed nor statistics nor form in .*site\.yaml allows/,
  },
  {
    name: 'a frame without title',
    owner: 'snapwidget',
    page: 'gallery',
    edit: change(/&quot;title&quot;:&quot;[^&]*&quot;,/, ''),
    spec: 'feed',
    message: /^- the feed: Frames must have an accessible name/,
  },
  {
    name: 'a dead link',
    owner: 'project-page',
    page: 'gallery',
    edit: change(/href="\/website\/contact"/g, 'href="/website/contacts"'),
    spec: 'files',
    message:
      /^- \/gallery: the link “Contact.*” \(.*navigation\.yaml, line \d+, entry \d, name\) leads to \/website\/contacts, which does not exist/,
  },
  {
    name: 'a link to a part that is not on its page',
    owner: 'project-page',
    page: 'index',
    edit: change(/href="\/website\/services#[^"]*"/, 'href="/website/services#gone"'),
    spec: 'files',
    message: /^- \/: the link .* leads to \/website\/services#gone, which does not exist/,
  },
  {
    name: 'a link that leaves the base path',
    owner: 'project-page',
    page: 'services',
    edit: change(/href="\/website\/gallery"/g, 'href="/gallery"'),
    spec: 'files',
    message: /leads to \/gallery, outside the site, which is below \/website/,
  },
  {
    name: 'a text that is cut off',
    owner: 'long-texts',
    page: 'contact',
    edit: style('h1{height:1rem;overflow:hidden}'),
    spec: 'pages',
    message:
      /^- \/contact: “24\/7 emergency service available\.” \(.*pages\/contact\.yaml, line 4, heading\): at 390.* pixels .*cut off/,
  },
  {
    name: 'a call link that no click reaches',
    owner: 'project-page',
    page: 'contact',
    edit: style('a[href^="tel:"]{pointer-events:none}'),
    spec: 'pages',
    message: /^- \/contact: nobody can call: no link to \+\d+ \(.*site\.yaml, phone: dial\)/,
  },
  {
    name: 'a call link below the first view',
    owner: 'long-texts',
    page: 'index',
    edit: style('[data-hero-call]{position:relative;top:900px}'),
    spec: 'pages',
    message:
      /^- \/: “Windows and .*” \(.*pages\/home\.yaml, line \d+, hero\.headline\): at .* the call button is not in the first view/,
  },
];

for (const { name, owner, page, edit, spec, message } of faults) {
  test(`${name} is found`, () => {
    const info = test.info();
    const folder = info.outputPath('export');
    cpSync(exportOf(owner), folder, { recursive: true });
    const file = `${folder}/${page}.html`;
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
    const problems = problemsIn(owner, folder, spec);
    info.annotations.push({ type: 'problems', description: problems.join('\n') });
    expect(problems).toContainEqual(expect.stringMatching(message));
  });
}

test('a missing picture is found', () => {
  const folder = test.info().outputPath('export');
  cpSync(exportOf('project-page'), folder, { recursive: true });
  for (const name of readdirSync(`${folder}/media`))
    if (name.startsWith('service-hardware-')) rmSync(`${folder}/media/${name}`);
  expect(problemsIn('project-page', folder, 'pages')).toContainEqual(
    expect.stringMatching(/^- \/services: the picture service-hardware is missing from the site/),
  );
});
