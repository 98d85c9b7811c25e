import { z } from 'zod';
import { pattern, titled } from '../fields/fields';
import { paths } from './pages';

/** The path of a pasted address, in letters instead of %C3%A9. */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]*/, '').replace(/(?<=.)\/$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

// In the place of \p{L}: the pattern in the owner's forms has no flag.
const letters = String.raw`\w\u00c0-\u1fff\u2c00-\ud7ff`;

const from = pattern(
  new RegExp(String.raw`^\/[${letters}.~+,!@/ -]+$`),
  'the part of an address after the domain, such as /about-us.html, without ? and what follows it',
  pathOf,
).refine((path) => !paths.some((page) => page === path), 'an address that is no page of this site');

/** Addresses of an earlier site. The build writes a redirect for each, for every host that can have them. */
export const oldAddresses = z
  .array(
    z
      .strictObject({
        from: from.meta(titled('Old address', 'What follows the domain, such as /about-us.html.')),
        to: z.enum(paths).meta(titled('Page', 'The page that shows this now.')),
      })
      .meta({ title: 'an old address' }),
  )
  .max(200)
  .default([]);
