import { content, headings, profile, services, site, testimonials } from './content';
import { everyPage } from './routes';

/** In one line, as a page lays words out whatever breaks stand in the content. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const { home, servicesPage, gallery, contact, notFound, common, socials } = content;
const { form } = contact;

const beside: Record<string, string[]> = {
  '/': [
    ...[home.hero.eyebrow, home.hero.area, common.callNow, site.phone.display],
    ...[...site.areas, ...[...services, ...home.audience.entries].map(({ title }) => title)],
  ],
  '/services': [
    servicesPage.assurance,
    ...services.flatMap(({ title, description }) => [title, ...description]),
  ],
  '/gallery': [
    ...(profile ? [gallery.instagram] : []),
    ...[gallery.trust.heading, gallery.trust.text],
    ...testimonials.flatMap(({ name, quote, location }) => [name, quote, location]),
  ],
  '/contact': [
    ...[site.email, site.phone.display, site.hours],
    ...[form.heading, form.intro, form.fullName, form.email, form.message, form.send],
  ],
  '/no-such-page': [notFound.link],
};
const onEveryPage = [site.name, ...(socials.length > 0 ? [common.socialsHeading] : [])];

/** Words that stand on each page whatever the owner writes, because they come from the content. */
export const words = Object.fromEntries(
  everyPage.map((path) => {
    const heading = path === '/no-such-page' ? notFound.heading : headings[path];
    return [path, [heading, ...(beside[path] ?? []), ...onEveryPage].map(inOneLine)];
  }),
);
