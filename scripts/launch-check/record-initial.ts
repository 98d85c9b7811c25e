import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describeInitial, type WholeContent } from './initial';

// Only for those who prepare the site for its owner: it takes what content/ holds now for samples.
const read = (name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8'));
const content: WholeContent = {
  site: read('site'),
  socials: read('socials'),
  testimonials: read('testimonials'),
  pictures: read('pictures'),
};
const file = 'scripts/launch-check/initial.json';
writeFileSync(file, `${JSON.stringify(describeInitial(content, 'content'), null, 2)}\n`);
console.log(`Written: ${file}`);
