import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorSchemas } from './editor-schemas';

const folder = 'content/model/editor';
mkdirSync(folder, { recursive: true });
for (const [name, json] of Object.entries(editorSchemas())) {
  writeFileSync(path.join(folder, name), json);
}
console.log(`Written: ${folder}, which tells editors what content/*.yaml may hold.`);
