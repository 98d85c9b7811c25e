import { existsSync, type FSWatcher, watch } from 'node:fs';
import path from 'node:path';

interface WatchOptions {
  /** Long enough for an editor's save or a picture's copy to be over, short enough to feel at once. */
  quietMs?: number;
  /** Called at once after each burst, even while an earlier change is still being taken in. */
  onSaved?: () => unknown;
}

/**
 * Calls `onChange` after each burst of changes to the files that the owner edits below `folder`,
 * one call at a time. A call that fails is told, and watching goes on.
 * @returns how to stop.
 */
export function watchContent(
  folder: string,
  onChange: () => Promise<void>,
  { quietMs = 150, onSaved }: WatchOptions = {},
): () => void {
  const watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const failed = (error: unknown) => {
    console.error('\nThe change could not be taken in. Save again to try once more.\n', error);
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      Promise.resolve(onSaved?.()).catch(failed);
      running = running.then(onChange).catch(failed);
    }, quietMs);
  };
  for (const [place, matters] of Object.entries(places)) {
    const watched = path.join(folder, place);
    if (!existsSync(watched)) continue;
    const listen = (_: string, name: string | null) => {
      if (!name || matters.test(name)) changed();
    };
    const blind = ({ message }: Error) => {
      console.error(`\nChanges in ${watched} go unseen until the next start: ${message}\n`);
    };
    watchers.push(watch(watched, listen).on('error', blind));
  }
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** What counts in each folder; the rest is code, or made by us, or an editor's scratch file. */
const places: Record<string, RegExp> = {
  '.': /^[\w-]+\.(ya?ml|svg)$/,
  pages: /^[\w-]+\.ya?ml$/,
  pictures: /^\w.*\.\w+$/,
  icons: /^\w.*\.svg$/,
};
