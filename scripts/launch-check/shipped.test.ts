import { readFileSync } from 'node:fs';
import { loadContent } from '../../model/load';
import { textsOf } from './sample-rules';
import { shipped, shortHash } from './shipped';

const shippedContent = loadContent('content');
/** An owner begins with the address, and then may change everything. */
const isShipped = shippedContent.site.url === 'https://northpane.example';

(isShipped ? test : test.skip)('what came with the site is in content/', () => {
  const { testimonials, pictures } = shippedContent;
  const read = (file: string) => readFileSync(`content/${file}`);
  const texts = textsOf(shippedContent).map(({ text }) => text);
  expect(shipped).toEqual({
    logo: shortHash(read('logo.svg')),
    quotes: testimonials.map(({ quote }) => quote),
    claims: shipped.claims.filter((claim) => texts.some((text) => text.includes(claim))),
    pictures: Object.fromEntries(
      pictures.map(({ file, alt }) => [
        file,
        { picture: shortHash(read(`pictures/${file}`)), alt: shortHash(alt) },
      ]),
    ),
  });
});
