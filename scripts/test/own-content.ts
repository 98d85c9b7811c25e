import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from '../../content/schema/yaml-texts';
import { claims } from '../launch-check/promise-items';
import type { ContentCopy } from './content-copy';

export const testimonial = (more: object = {}) => ({
  id: 'neighbour',
  name: 'A neighbour',
  quote: 'Mine alone.',
  location: 'Barrie',
  active: true,
  sample: false,
  ...more,
});

export const social = (url: string, active = true) => ({
  social: 'Instagram',
  url,
  icon: 'instagram',
  active,
});

const ownLogo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>';

/** Replaces everything that came with the site, as an owner would; pictures are bytes only. */
export function makeOwn(content: ContentCopy): void {
  content.set('site.yaml', ['name'], 'Clearwater Windows');
  content.set('site.yaml', ['shortName'], 'Clearwater');
  content.set('site.yaml', ['url'], 'https://clearwater.ca');
  content.set('site.yaml', ['phone'], { dial: '+17057261234', display: '(705) 726-1234' });
  content.set('site.yaml', ['email'], 'jo@clearwater.ca');
  content.set('site.yaml', ['hours'], 'Every day from eight to five');
  content.set('site.yaml', ['openingHours'], { opens: '08:00', closes: '17:00' });
  content.set('site.yaml', ['areas'], ['Barrie', 'Orillia']);
  content.set('site.yaml', ['form'], { id: 'mqkvbnzt' });
  content.set('site.yaml', ['feed'], { provider: 'elfsight', id: 'abc-1' });
  content.write('logo.svg', ownLogo);
  content.write('socials.yaml', JSON.stringify([social('https://www.instagram.com/clearwater/')]));
  content.write('testimonials.yaml', JSON.stringify([testimonial()]));
  const files = readdirSync(path.join(content.folder, 'pictures'));
  for (const file of files) content.write(`pictures/${file}`, `my own ${file}`);
  const pictures = files.map((file) => ({ file, alt: `My ${file}` }));
  content.write('pictures.yaml', JSON.stringify(pictures));
  const services: { title: string }[] = parse(content.read('services.yaml'));
  const promises = [...Object.keys(claims), ...services.map(({ title }) => title)];
  content.write('confirmed.txt', promises.join('\n'));
  content.set('services.yaml', [0, 'title'], 'Storm Windows');
  for (let index = 0; index < 6; index += 1) {
    content.set('pages/gallery.yaml', ['sampleFeed', index, 'caption'], `My work ${index + 1}`);
  }
}
