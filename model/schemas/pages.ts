import type { z } from 'zod';
import { contactPage, galleryPage, homePage, servicesPage } from './page-texts';

type PageSchema = z.ZodType<{ title: string; description: string }>;

/** An entry in the table of pages. */
export interface PageDefinition<
  Path extends string = string,
  Schema extends PageSchema = PageSchema,
> {
  path: Path;
  /** The file's path in content/. */
  file: `pages/${string}.yaml`;
  schema: Schema;
  /** The page's type in structured data (schema.org). */
  type: 'WebPage' | 'CollectionPage' | 'ContactPage';
  /** Returns the main heading, which is also shown on the Open Graph image. */
  heading(page: z.infer<Schema>): string;
  /** Returns the pictures for the Open Graph image, which shows none, one, two, four or six of them. */
  openGraphPictures(page: z.infer<Schema>, services: readonly { image: string }[]): string[];
}

/** Returns its argument. It exists to infer the types of the entry's functions from its schema. */
const page = <const P extends `/${string}`, S extends PageSchema>(
  definition: PageDefinition<P, S>,
) => definition;

/**
 * The site's pages. Types, metadata, Open Graph images, sitemap, structured data, editor and unit tests are derived
 * from this table; the page's route is its folder in app/.
 */
export const pages = {
  home: page({
    path: '/',
    file: 'pages/home.yaml',
    schema: homePage,
    type: 'WebPage',
    heading: ({ hero }) => hero.headline,
    openGraphPictures: ({ hero }) => [hero.wide],
  }),
  servicesPage: page({
    path: '/services',
    file: 'pages/services.yaml',
    schema: servicesPage,
    type: 'CollectionPage',
    heading: ({ heading }) => heading,
    openGraphPictures: (_, services) => services.map(({ image }) => image),
  }),
  gallery: page({
    path: '/gallery',
    file: 'pages/gallery.yaml',
    schema: galleryPage,
    type: 'CollectionPage',
    heading: ({ heading }) => heading,
    openGraphPictures: ({ sampleFeed }) => sampleFeed.map(({ picture }) => picture).slice(0, 4),
  }),
  contact: page({
    path: '/contact',
    file: 'pages/contact.yaml',
    schema: contactPage,
    type: 'ContactPage',
    heading: ({ heading }) => heading,
    openGraphPictures: ({ picture }) => [picture],
  }),
};

type Key = keyof typeof pages;
export type PagePath = (typeof pages)[Key]['path'];

/** The entries of the table as a list. */
export const pageList: readonly (PageDefinition<PagePath> & { key: Key })[] = (
  Object.keys(pages) as Key[]
).map((key) => ({ ...pages[key], key }));

/** The path of every page, in the order of the table. */
export const paths = pageList.map(({ path }) => path);

/** Returns the name of a page's file in the export without `.html`. Its Open Graph image and screenshots use it too. */
export function exportName(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}

/** Returns the base path of a site's address: '' at the root of a domain, '/site' for https://example.com/site. */
export function basePathOf({ url }: { url: string }): string {
  return new URL(url).pathname.replace(/\/$/, '');
}
