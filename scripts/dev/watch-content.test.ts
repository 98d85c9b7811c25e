import fs, { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../test/temporary-folder';
import { watchContent } from './watch-content';

const quietMs = 20;

let stop: () => void;
let onChange: jest.Mock<Promise<void>>;

// First, or it would see the folder emptied.
afterEach(() => {
  jest.restoreAllMocks();
  stop();
});
const folder = temporaryFolder();

beforeEach(() => {
  for (const place of ['pages', 'pictures', 'icons', 'model']) {
    mkdirSync(path.join(folder, place));
  }
  write('site.yaml', 'name: x');
  onChange = jest.fn(async () => {});
  stop = watchContent(folder, () => onChange(), { quietMs });
});

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

/**
 * Resolves when all changes until now have been reported and their quiet is over, however slow the
 * machine: reports come in order, and a timer that starts later and lasts longer ends later.
 */
async function settled() {
  await new Promise<void>((resolve) => {
    const watcher = fs.watch(folder, (_, name) => {
      if (name !== '.last') return;
      watcher.close();
      resolve();
    });
    write('.last', '');
  });
  await wait(2 * quietMs);
}

test.each(['site.yaml', 'logo.svg', 'pages/home.yaml', 'pictures/patio.jpg', 'icons/x.svg'])(
  'a change of %s counts once',
  async (file) => {
    write(file, 'one');
    write(file, 'two');
    await settled();
    expect(onChange).toHaveBeenCalledTimes(1);
  },
);

test('a file that an editor puts in the place of the old one counts', async () => {
  write('.site.yaml.swp', 'name: y');
  renameSync(path.join(folder, '.site.yaml.swp'), path.join(folder, 'site.yaml'));
  await settled();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('what is generated, code and editors’ scratch files do not count', async () => {
  write('model/content.json', '{}');
  write('load.ts', '');
  write('.site.yaml.swp', '');
  write('pictures/.DS_Store', '');
  await settled();
  expect(onChange).not.toHaveBeenCalled();
});

test('changes during a call wait until it is over, and then for each other', async () => {
  const ends: (() => void)[] = [];
  onChange.mockImplementation(() => new Promise((resolve) => ends.push(resolve)));
  for (const text of ['1', '2', '3']) {
    write('site.yaml', text);
    await settled();
  }
  expect(onChange).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await setImmediate();
  expect(onChange).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await setImmediate();
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('a save is told at once, though an earlier one is still being taken in', async () => {
  stop();
  const onSaved = jest.fn();
  onChange.mockImplementation(() => new Promise(() => {}));
  stop = watchContent(folder, () => onChange(), { quietMs, onSaved });
  for (const text of ['1', '2']) {
    write('site.yaml', text);
    await settled();
  }
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onSaved).toHaveBeenCalledTimes(2);
});

test('a call that fails is told, and the next change counts', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  const failure = new Error('no space left on device');
  onChange.mockRejectedValueOnce(failure);
  write('site.yaml', '1');
  await settled();
  expect(told).toHaveBeenCalledWith(
    expect.stringContaining('The change could not be taken in.'),
    failure,
  );
  write('site.yaml', '2');
  await settled();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a folder that can no longer be watched is told, and the others count', async () => {
  stop();
  const told = jest.spyOn(console, 'error').mockImplementation();
  const watch = jest.spyOn(fs, 'watch');
  stop = watchContent(folder, () => onChange(), { quietMs });
  const pages = watch.mock.results[1]?.value as fs.FSWatcher;
  pages.emit('error', new Error('EPERM: operation not permitted, watch'));
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/Changes in .*pages go unseen until the next start: EPERM/),
  );
  write('site.yaml', '1');
  await settled();
  expect(onChange).toHaveBeenCalledTimes(1);
});
