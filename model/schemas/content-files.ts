import type { z } from 'zod';
import { common, notFoundPage } from './common-texts';
import { navigation, pictures, services, socials, testimonials } from './entries';
import { filesIn, type UsedFile } from './file-fields';
import { pages } from './pages';
import { site } from './site';

/**
 * Every content file with its schema, by its key in the content object. Types, validation and the editor are
 * derived from the schemas, which also run in the browser.
 */
export const contentFiles = {
  site: { file: 'site.yaml', schema: site },
  navigation: { file: 'navigation.yaml', schema: navigation },
  services: { file: 'services.yaml', schema: services },
  testimonials: { file: 'testimonials.yaml', schema: testimonials },
  socials: { file: 'socials.yaml', schema: socials },
  pictures: { file: 'pictures.yaml', schema: pictures },
  common: { file: 'pages/common.yaml', schema: common },
  ...pages,
  notFound: { file: 'pages/not-found.yaml', schema: notFoundPage },
} as const;

type Files = typeof contentFiles;
export type ContentKey = keyof Files;
/** The data of all files. */
export type ContentFiles = { [Key in keyof Files]: z.infer<Files[Key]['schema']> };
export type Content = ReturnType<typeof withoutInactive>;
export type Site = Content['site'];
/** An area's name, and its place on the map, if any. */
export type Area = Site['areas'][number];

/** Returns the content without inactive services, testimonials and social links. */
export function withoutInactive({ services, testimonials, socials, ...others }: ContentFiles) {
  return {
    ...others,
    services: services.filter(({ active }) => active),
    testimonials: testimonials.filter(({ active }) => active),
    socials: socials.filter(({ active }) => active),
  };
}

/**
 * Returns every picture and icon that the content names, except the sample feed's pictures if the feed is another one.
 * @param content the data of files, which may have errors.
 */
export function usedFiles(
  content: Partial<Record<ContentKey, unknown>>,
  provider: Site['feed']['provider'] = 'none',
): (UsedFile & { key: ContentKey })[] {
  return (Object.keys(contentFiles) as ContentKey[])
    .flatMap((key) =>
      filesIn(contentFiles[key].schema, content[key]).map((use) => ({ key, ...use })),
    )
    .filter(({ path: [part] }) => part !== 'sampleFeed' || provider === 'sample');
}

/** Returns the pictures that the pages show. Without testimonials, Home doesn't show the picture next to one. */
export function usedPictures({ site, ...content }: Content) {
  return usedFiles(content, site.feed.provider)
    .filter(({ kinds }) => kinds.length > 0)
    .filter(({ path: [part] }) => part !== 'testimonial' || content.testimonials.length > 0);
}
