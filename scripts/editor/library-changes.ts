import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * The few places in which the editor must differ from Sveltia CMS as it comes. Each is found by what
 * stands around it; a new version in which one is not found stops here, in a sentence.
 */

export const library = path.resolve('node_modules/@sveltia/cms/npm');

interface Change {
  /** What is changed, for the sentence when it is not found. */
  what: string;
  find: RegExp;
  /** In how many places, unless in one. */
  times?: number;
  replace: (found: string[], source: string) => string;
}

const wellAtGitHub = 'data:application/json,{"status":{"indicator":"none"}}';

const changes: Change[] = [
  {
    // Its answers tell by themselves whether GitHub is well.
    what: 'how it asks for GitHub’s status',
    find: /https:\/\/www\.githubstatus\.com\/api[^`]*/,
    replace: () => wellAtGitHub,
  },
  {
    // A save while a dialog fades away would come before the picture that was chosen in it.
    what: 'how a dialog ends',
    find: /([\w$]+)&&await ([\w$]+)\(\),([\w$]+===[\w$]+&&\([\w$]+\([\w$]+,!1\),([\w$]+)===`ok`&&)/,
    replace: ([, fades, faded, ends, how]) => `${how}!==\`ok\`&&${fades}&&await ${faded}(),${ends}`,
  },
  {
    // A save while a picture is still being read would be refused for want of it.
    what: 'how a field reads a chosen picture',
    find: /await ([\w$]+\(\{draft:\w+,resources:\w+,folder:[^}]*\}\))/,
    times: 2,
    replace: ([, reading], source) => {
      const pending =
        /([\w$]+)=e=>\{let t=\(\)=>\{([\w$]+)\.delete\(e\)\};\2\.add\(e\),e\.then\(t,t\)\}/;
      const [, isPending] = pending.exec(source) ?? [];
      if (!isPending) throw new Error(notFound('how a save waits for its fields'));
      return `await (reading=>(${isPending}(reading),reading))(${reading})`;
    },
  },
  {
    // What somebody else saved meanwhile is put together with the form, by file-format.ts.
    what: 'how it asks before it overwrites another’s change',
    find: /let (\w+)=await ([\w$]+)\((\w+)\);if\(\1&&!(\w+)\)throw Error\(`save_conflict`,\{cause:\1\}\)/,
    replace: ([, clash, detect, draft, agreed]) =>
      `let ${clash}=await ${detect}(${draft});if(${clash}?.type===\`deleted\`&&!${agreed})throw Error(\`save_conflict\`,{cause:${clash}});globalThis.formBegan?.(${draft}.originalEntry)`,
  },
  {
    // Chosen second, after GitHub, a folder of this computer would have what is typed kept nowhere.
    what: 'where it keeps what was typed and not saved',
    find: /if\(([\w$]+)&&![\w$]+\)(\{let\{databaseName:([\w$]+)\}=\1\.repository\?\?\{\};if\(\3\)\{[\w$]+=new [\w$]+\(\3,`draft-backups`)/,
    replace: ([, backend, rest]) => `if(${backend})${rest}`,
  },
];

/** Sentences that would say too little, or what is no longer so, or that only a programmer knows. */
const words = {
  '(None)': '(Not chosen)',
  'Restore Draft': 'What you typed is still here',
  'This entry has a backup from {$datetime}. Do you want to restore the edited draft?':
    'At {$datetime} you changed something in this form and did not save it. Do you want it back? It takes the place of what was saved here since then.',
  'If you save now, their changes will be lost.':
    'If you save now, both changes are kept; where both changed the same words, nothing is saved and you are told.',
  'There was an error while saving the entry. Please try again later.':
    'Nothing was saved. What you typed is still in the form.',
  'This file cannot be uploaded because it’s damaged, or its content doesn’t match its file extension. This often happens when a photo is renamed rather than converted, such as a HEIC image saved as a JPEG file. Please convert the file and try again.':
    'This file is no photo that can be read: it may be damaged, or not quite copied. Choose another photo, as JPEG, PNG, WebP, AVIF or HEIC.',
  'Work with Local Repository': 'Open the website’s folder',
  'Local Workflow is not supported in your browser. Please use Chrome or Edge instead.':
    'This browser cannot open a folder. Please use Chrome or Edge.',
  'Once prompted, select the root directory of the “{$repo}” repository.':
    'Choose the folder “{$repo}”, and allow this page to save changes in it.',
  'The selected folder is not a repository root directory. Please try again.':
    'That is not the website’s folder, or git does not know it yet. Choose the folder that holds “content”; if you do, type “git init” in it first.',
  'A repository root directory could not be selected. Please try again.':
    'No folder was opened. Choose the website’s folder, and allow this page to save changes in it.',
};

const notFound = (what: string) =>
  `This version of Sveltia CMS has changed ${what}: see scripts/editor/library-changes.ts.`;

export function changedLibrary(source: string): string {
  const changed = changes.reduce((text, { what, find, times = 1, replace }) => {
    const every = new RegExp(find, 'g');
    if ([...text.matchAll(every)].length !== times) throw new Error(notFound(what));
    return text.replace(every, (...found) => replace(found, source));
  }, source);
  return reworded(changed);
}

function reworded(text: string): string {
  return Object.entries(words).reduce((changed, [theirs, ours]) => {
    if (!changed.includes(theirs)) throw new Error(notFound('its words'));
    return changed.replaceAll(theirs, ours);
  }, text);
}

/** Its fonts lie beside it, so that nothing is fetched from another host. */
function withOwnFonts(source: string, fonts: string[]): string {
  const address = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^)]*\)/g;
  return source.replace(address, (_, font: string) => {
    const own = fonts.find((name) => name.startsWith(font));
    if (!own) throw new Error(notFound(`its fonts, which do not hold ${font}`));
    return `assets/${own})`;
  });
}

export async function libraryChanges(): Promise<Plugin> {
  const assets = await readdir(path.join(library, 'assets'));
  const fonts = assets.filter((name) => name.endsWith('.woff2'));
  return {
    name: 'changes to Sveltia CMS',
    setup({ onLoad, onEnd }) {
      const met = new Set<string>();
      // The paths are the machine's own, with Windows' backslashes.
      onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => {
        met.add('its script');
        return { contents: changedLibrary(withOwnFonts(await readFile(file, 'utf8'), fonts)) };
      });
      onLoad(
        { filter: /@sveltia[\\/]cms[\\/]locales[\\/]en-\w+\.json$/ },
        async ({ path: file }) => {
          met.add('its words');
          return { contents: reworded(await readFile(file, 'utf8')), loader: 'json' };
        },
      );
      onEnd(() => {
        if (met.size < 2) throw new Error(notFound('its script and its words'));
      });
    },
  };
}
