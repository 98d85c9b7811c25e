import { previewId } from '../../content/schema/form-target';
import { listed } from '../../content/schema/placeholders';
import type { Content } from '../../content/schema/schema';
import { exampleFormId } from '../../content/schema/site-schema';
import { digitsOf, isFictionalNumber, isPlaceholderHost, isPlaceholderUrl } from './addresses';
import { factItems } from './fact-items';
import { hashOfLogo, type InitialContent, wordsOf } from './initial';
import { are, type Item, must, ready, sample, siteFile, warning } from './item';
import { pictureItems } from './picture-items';

/** What the content itself tells, in the order in which an owner would go about it. */
export function contentItems(content: Content, initial: InitialContent, folder: string): Item[] {
  return [
    nameItem(content, initial),
    logoItem(initial, folder),
    addressItem(content, initial),
    phoneItem(content, initial),
    ...twoNumbersItem(content),
    emailItem(content, initial),
    ...factItems(content, initial),
    formItem(content),
    feedItem(content),
    ...socialItems(content, initial),
    ...testimonialItems(content, initial),
    ...pictureItems(content, initial, folder),
  ];
}

/** Those whose names stand in their addresses. */
const networks = ['Facebook', 'Instagram', 'LinkedIn', 'TikTok', 'YouTube'];

function nameItem({ site }: Content, initial: InitialContent): Item {
  const own = site.name !== initial.name && site.shortName !== initial.shortName;
  if (own)
    return ready('the name', `The site is called ${site.name}, ${site.shortName} for short.`);
  return sample(
    'the name',
    `The site is still called ${site.name}, ${site.shortName} for short.`,
    `Write yours into ${siteFile}, at name and at shortName.`,
  );
}

function logoItem(initial: InitialContent, folder: string): Item {
  if (hashOfLogo(folder) !== initial.logo) return ready('the logo', 'The logo is your own.');
  return sample(
    'the logo',
    'The logo is still the one that came with the site.',
    'Put your own drawing in place of content/logo.svg.',
  );
}

function addressItem({ site: { url } }: Content, initial: InitialContent): Item {
  if (url === initial.url || isPlaceholderUrl(url)) {
    return sample(
      'the site’s address',
      `The site’s address is still the placeholder ${url}.`,
      `Write the address at which you publish into ${siteFile}, at url.`,
    );
  }
  if (!url.startsWith('https://')) {
    return must(
      'the site’s address',
      `The site’s address ${url} begins with http://, which browsers call not secure.`,
      `Write https:// into ${siteFile}, at url; every host of hosting/ offers it.`,
    );
  }
  const { pathname } = new URL(url);
  if (pathname !== '/') {
    return warning(
      'the site’s address',
      `The site is built to lie below ${pathname} of its host, and works nowhere else.`,
      `If it is published there, all is well; otherwise take ${pathname} away in ${siteFile}, at url.`,
    );
  }
  return ready('the site’s address', `The site’s address is ${url}.`);
}

function phoneItem({ site: { phone, address } }: Content, initial: InitialContent): Item {
  const numbers = [
    { field: 'phone.dial', number: phone.dial, initial: initial.phone.dial },
    { field: 'phone.display', number: phone.display, initial: initial.phone.display },
  ];
  const samples = numbers.filter(
    (entry) =>
      digitsOf(entry.number) === digitsOf(entry.initial) || isFictionalNumber(entry.number),
  );
  const isAbroad = ['CA', 'US'].includes(address.country) && !phone.dial.startsWith('+1');
  if (samples.length === 0 && isAbroad) {
    return warning(
      'the phone number',
      `Calls go to ${phone.dial}, a number of another country.`,
      `If that is meant, all is well; otherwise write it with +1 into ${siteFile}, at phone.dial.`,
    );
  }
  if (samples.length === 0) {
    return ready('the phone number', `Calls go to ${phone.dial}, shown as ${phone.display}.`);
  }
  return sample(
    'the phone number',
    `${samples.map(({ number }) => number).join(' and ')} ${samples.length === 1 ? 'is a number' : 'are numbers'} for examples that nobody can call.`,
    `Write your own into ${siteFile}, at ${samples.map(({ field }) => field).join(' and at ')}.`,
  );
}

function twoNumbersItem({ site: { phone } }: Content): Item[] {
  if (digitsOf(phone.dial) === digitsOf(phone.display)) return [];
  return [
    warning(
      'the two phone numbers',
      `Visitors read ${phone.display}, but their phones call ${phone.dial}.`,
      `If that is meant (call tracking, forwarding), all is well; otherwise correct one of them in ${siteFile}.`,
    ),
  ];
}

function emailItem({ site: { email } }: Content, initial: InitialContent): Item {
  if (email !== initial.email && !isPlaceholderHost(email.split('@')[1] ?? '')) {
    return ready('the e-mail address', `E-mail goes to ${email}.`);
  }
  return sample(
    'the e-mail address',
    `The e-mail address is still the placeholder ${email}.`,
    `Write your own into ${siteFile}, at email.`,
  );
}

function formItem({ site: { form } }: Content): Item {
  if (form.id === previewId || form.id === exampleFormId) {
    return sample(
      'the contact form',
      'The contact form is not connected: visitors could not send you anything.',
      'Follow “Connect the form” in docs/owner.md.',
    );
  }
  if (form.service && (isPlaceholderUrl(form.service) || !form.service.startsWith('https://'))) {
    return must(
      'the contact form',
      `The contact form sends its messages to ${form.service}, which visitors cannot reach safely.`,
      `Remove the line “service” from form in ${siteFile}, or write an address that begins with https://.`,
    );
  }
  return ready('the contact form', `The contact form sends its messages to the form ${form.id}.`);
}

function feedItem({ site: { feed } }: Content): Item {
  if (feed.provider !== 'sample') {
    return ready('the gallery’s feed', `The gallery’s feed comes from ${feed.provider}.`);
  }
  return {
    ...warning(
      'the gallery’s feed',
      'The gallery shows pictures of content/pictures instead of your Instagram feed.',
      'If those are pictures of your own work, all is well; otherwise follow “Connect Instagram” in docs/owner.md.',
    ),
    sample: true,
  };
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');

function socialItems({ socials }: Content, initial: InitialContent): Item[] {
  const samples = initial.socials.map(withoutSlash);
  return socials.map(({ social, url }) => {
    const subject = `the link to ${social}`;
    const { hostname, pathname } = new URL(url);
    if (!samples.includes(withoutSlash(url)) && !isPlaceholderUrl(url) && pathname !== '/') {
      const other = networks.find((name) => hostname.includes(name.toLowerCase()));
      if (!other || other === social || !networks.includes(social)) {
        return ready(subject, `The link to ${social} leads to ${url}.`);
      }
      return warning(
        subject,
        `The link to ${social} leads to ${url}, a page of ${other}.`,
        'If that is meant, all is well; otherwise correct content/socials.yaml, at url or at social.',
      );
    }
    return sample(
      subject,
      `The link to ${social} leads to ${url}, which is not your page.`,
      'Write the address of your own page into content/socials.yaml, at url, or “active: false” to leave it out.',
    );
  });
}

function testimonialItems({ testimonials }: Content, initial: InitialContent): Item[] {
  const subject = 'the testimonials';
  if (testimonials.length === 0) {
    return [
      warning(
        subject,
        'No testimonial is shown.',
        'When clients allow you to quote them, follow “Add a testimonial” in docs/owner.md.',
      ),
    ];
  }
  const marked = testimonials.filter((entry) => entry.sample);
  const renamed = testimonials.filter(
    (entry) => !entry.sample && initial.quotes.includes(wordsOf(entry.quote)),
  );
  const items: Item[] = [];
  if (marked.length > 0) {
    items.push(
      sample(
        subject,
        `${listed(marked.map(({ id }) => id))} ${are(marked)} made up; publishing invented praise as real is against the law in many places.`,
        'Write what clients really said into content/testimonials.yaml, then “sample: false”; or “active: false” to leave one out.',
      ),
    );
  }
  if (renamed.length > 0) {
    items.push(
      must(
        subject,
        `${listed(renamed.map(({ id }) => id))} ${are(renamed)} marked “sample: false”, but the words are still those that came with the site.`,
        'Write what clients really said into content/testimonials.yaml.',
      ),
    );
  }
  return items.length > 0
    ? items
    : [ready(subject, 'The testimonials are your clients’ own words.')];
}
