import { readFileSync, writeFileSync } from 'node:fs';
import { loadContent } from '../../content/schema/load-content';
import { parse } from '../../content/schema/yaml-texts';
import { describeInitial } from './initial';

// Only for those who prepare the site for its owner (docs/changing.md): it takes what content/ holds now for samples.
const hiddenToo = (name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8'));
const content = {
  ...loadContent('content'),
  socials: hiddenToo('socials'),
  testimonials: hiddenToo('testimonials'),
};
const file = 'scripts/launch-check/initial.json';
writeFileSync(file, `${JSON.stringify(describeInitial(content, 'content'), null, 2)}\n`);
console.log(`Written: ${file}`);
