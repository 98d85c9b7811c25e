import type { Metadata } from 'next';
import { content } from '@/model/content';

const { google, bing, pinterest, facebook } = content.site.verification ?? {};

/** The codes by which search engines and networks know the owner of the site. */
export const verification: Metadata['verification'] = {
  google,
  other: {
    ...(bing && { 'msvalidate.01': bing }),
    ...(pinterest && { 'p:domain_verify': pinterest }),
    ...(facebook && { 'facebook-domain-verification': facebook }),
  },
};
