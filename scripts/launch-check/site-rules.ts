import { previewId, withoutExtension } from '../../model';
import { error, type RuleInput, warning } from './result';

// Rules for content/site.yaml and content/socials.yaml.

/** Matches host names that are reserved for examples and tests, or that mean this computer. */
const sampleHost =
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|org|net)$|^127\.|^\[::1\]$/;

/** Matches for example https://northpane.example and https://instagram.com/northpane.example/. */
export function isSampleAddress(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return sampleHost.test(hostname) || /\.example\b/.test(pathname);
}

/** Returns the digits without the country code, which people leave out. */
const digitsOf = (number: string) =>
  withoutExtension(number)
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');

/** In North America, 555-0100 to 555-0199 are reserved for films and examples. */
const isSampleNumber = (number: string) => /55501\d\d$/.test(digitsOf(number));

export function* checkSampleFacts({ content: { site } }: RuleInput) {
  const { url, phone, email } = site;
  const facts = [
    { field: 'url', value: url, isSample: isSampleAddress(url) },
    { field: 'phone.dial', value: phone.dial, isSample: isSampleNumber(phone.dial) },
    { field: 'phone.display', value: phone.display, isSample: isSampleNumber(phone.display) },
    { field: 'email', value: email, isSample: sampleHost.test(email.replace(/.*@/, '')) },
  ];
  for (const { field, value, isSample } of facts)
    if (isSample)
      yield error(`${value} is an example.`, `Write your own in content/site.yaml, at ${field}.`);
}

export function* checkEncryption({ content: { site } }: RuleInput) {
  for (const address of [site.url, site.form.service])
    if (address?.startsWith('http://'))
      yield error(
        `${address} is not encrypted.`,
        'Write https:// instead of http:// in content/site.yaml.',
      );
}

export function* checkForm({ content: { site } }: RuleInput) {
  if (site.form.id === previewId)
    yield error(
      'The contact form is not connected, so visitors cannot send you messages.',
      'Follow “Connect the form” in docs/owner.md.',
    );
}

export function* checkFeed({ content: { site, gallery, pictures } }: RuleInput) {
  const samples = pictures.filter(({ sample }) => sample).map(({ file }) => file);
  const isSample = gallery.sampleFeed.some(({ picture }) => samples.includes(picture));
  if (site.feed.provider === 'sample' && isSample)
    yield warning(
      'The gallery shows sample pictures instead of your Instagram feed.',
      'Follow “Connect Instagram” in docs/owner.md, or show pictures of your own work.',
    );
}

export function* checkSocials({ content }: RuleInput) {
  for (const { social: network, url } of content.socials)
    if (isSampleAddress(url) || new URL(url).pathname === '/')
      yield error(
        `The link to ${network} leads to ${url}, which is not your page.`,
        'Write the address of your page in content/socials.yaml, at url, or hide the link with “active: false”.',
      );
}
