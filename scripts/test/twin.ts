import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Variation } from './built-copies';

/** As if the project had never had the forms of `npm run edit`. */
function removeEditor(project: string) {
  rmSync(path.join(project, 'scripts/editor'), { recursive: true });
  rmSync(path.join(project, 'node_modules/@sveltia'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    const file = path.join(project, name);
    const lines = readFileSync(file, 'utf8').split('\n');
    const others = lines.filter((line) => !/"(edit|build:editor|@sveltia\/cms)": "/.test(line));
    const text = others.join('\n').replace('"node_modules/@sveltia/cms": {', '"removed": {');
    writeFileSync(file, text);
  }
}

/** The same site, built in another folder and without the owner's editor. */
export const twin: Variation = { name: 'twin', change: removeEditor };
