/**
 * The project's folder on this computer, as the browser gave it to the editor. Sveltia CMS keeps it
 * to itself, so the browser's own calls are listened to.
 */
let folder: FileSystemDirectoryHandle | undefined;

interface Pickable {
  showDirectoryPicker?: (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
}

export function followFolder() {
  const page = window as Pickable;
  const pick = page.showDirectoryPicker?.bind(window);
  if (!pick) return;
  page.showDirectoryPicker = async () => {
    // Asked for at once: a refusal in the middle of a save would leave the form in doubt.
    folder = await pick({ mode: 'readwrite' });
    return folder;
  };
  // At a later visit the folder that was kept is asked for its permission instead.
  const kept = FileSystemDirectoryHandle.prototype as unknown as Record<
    'requestPermission',
    ((options: unknown) => Promise<PermissionState>) | undefined
  >;
  const ask = kept.requestPermission;
  if (!ask) return;
  kept.requestPermission = function (this: FileSystemDirectoryHandle, options) {
    folder = this;
    return ask.call(this, options);
  };
}

/** A file's text as it is at this moment; nothing when the files are not on this computer. */
export async function readNow(path: string): Promise<string | undefined> {
  let place = folder;
  if (!place) return undefined;
  const steps = path.split('/');
  const name = steps.pop() ?? '';
  for (const step of steps) place = await place.getDirectoryHandle(step);
  const file = await (await place.getFileHandle(name)).getFile();
  return file.text();
}
