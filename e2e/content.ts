import { pageList } from '../content/schema/pages';
import type { NavigationItem, Path, Service } from '../content/schema/schema';
import { hashOfPicture, initial } from '../scripts/launch-check/initial';
import { readSite } from '../scripts/shared/read-site';

/**
 * What the owner has written. Specs look for this, never for the sample's own words, so that they
 * hold whatever is written.
 */
export const { content } = readSite();
export const { site, services } = content;

/** The testimonials that are shown. */
export const testimonials = content.testimonials.slice(0, 3);

export const dialled = `tel:${site.phone.dial}`;

/** The business's page on Instagram; undefined when the owner hides it. */
export const profile = content.socials.find(({ social }) => social.toLowerCase() === 'instagram');

/** Each page's main heading. */
export const headings = Object.fromEntries(
  pageList.map((page) => [page.path, page.heading(content[page.key])]),
) as Record<Path, string>;

/** The lowest card of the services page; the build refuses content without any. */
export const lastService = services.at(-1) as Service;

export const isLinked = (path: Path) => content.navigation.some((item) => item.path === path);

/** A link of the navigation that leads to another page than this. */
export function linkOtherThan(path: Path): NavigationItem {
  const link = content.navigation.find((item) => item.path !== path);
  if (!link) throw new Error(`The navigation leads to ${path} alone.`);
  return link;
}

/** What a picture shows, as screen readers say it. */
export function altOf(picture: string): string {
  return content.pictures.find(({ file }) => file === picture)?.alt ?? '';
}

/** Whether a picture, as kind and file (`card/patio.jpg`), stands where and as it came with the site. */
export function isAsShipped(picture: string): boolean {
  const [kind = '', file = ''] = picture.split('/');
  const focus = content.pictures.find((described) => described.file === file)?.focus;
  return initial.pictures[hashOfPicture('content', file)]?.includes(`${kind} ${focus}`) === true;
}

/**
 * Where tests walk from the contact page when any other page will do: the lightest, as tests go. Home
 * and Services cost the browser several times as much.
 */
export const besideContact =
  content.navigation.find(({ path }) => path === '/gallery') ?? linkOtherThan('/contact');
