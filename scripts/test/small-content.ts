import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { contentFiles } from '../../content/schema/schema';
import type { ContentCopy } from './content-copy';

const site = `name: Clearwater Windows
shortName: Clearwater
url: https://clearwater.ca
phone:
  dial: "+17057261234"
  display: (705) 726-1234
email: jo@clearwater.ca
hours: Monday to Saturday
openingHours:
  days: [Monday, Tuesday]
  opens: "08:00"
  closes: "17:30"
address:
  region: ON
  country: CA
areas:
  - name: Simcoe County
    at: 44.39, -79.69
  - Barrie
form:
  id: xyz-abcde
feed:
  provider: elfsight
  id: a1b2-c3
`;

const navigation = `- name: Home
  path: /
- name: Contact
  path: /contact
`;

const services = `- id: screens
  title: Fly Screens
  description:
    - Windows
    - Patio doors
  image: patio.jpg
  active: true
- id: glass
  title: Glass
  description:
    - Seals
  image: patio.jpg
  active: true
`;

const testimonials = `- id: neighbour
  name: A neighbour
  quote: Everything was done properly.
  location: Barrie
  active: true
  sample: false
`;

const socials = `- social: Instagram
  url: https://www.instagram.com/clearwater/
  icon: instagram
  active: true
`;

const pictures = `- file: patio.jpg
  alt: A patio door
  focus: 50% 50%
`;

const notFound = `title: Page not found | {name}
description: This page does not exist. Go back to the home page, call us, or send a message.
heading: Page not found
text: We could not find it.
link: Back to Home
`;

const small = {
  'site.yaml': site,
  'navigation.yaml': navigation,
  'services.yaml': services,
  'testimonials.yaml': testimonials,
  'socials.yaml': socials,
  'pictures.yaml': pictures,
  'pages/not-found.yaml': notFound,
};

/**
 * Puts small files of the tests' own in place of those that an owner edits, whose edits then break none.
 * Each test begins with them.
 * @returns what they hold, by name.
 */
export function writeSmallContent(content: ContentCopy): typeof small {
  const files = { ...small };
  for (const name of Object.keys(small) as (keyof typeof small)[]) {
    files[name] = complete(small[name], name, content.read(name));
    content.write(name, files[name]);
  }
  content.write('pictures/patio.jpg', 'a picture');
  content.write('pictures/porch.jpg.JPG', 'a picture');
  content.write('icons/instagram.svg', '<svg/>');
  content.keep();
  return files;
}

/** The small file, and what the schema demands beyond it from the content as it is: a new field breaks no test. */
function complete(text: string, name: string, asItIs: string): string {
  const { schema } = Object.values(contentFiles).find(({ file }) => file === name) ?? {};
  const document = parseDocument(text);
  const real = parseDocument(asItIs);
  for (const { path } of (schema as z.ZodType).safeParse(document.toJS()).error?.issues ?? []) {
    if (!document.hasIn(path)) document.setIn(path, real.getIn(path));
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
