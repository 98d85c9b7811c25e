import { hydrate } from '../hydrate';
import { SocialFeed } from './social-feed';

/** Hydrates the feed. */
export const start = (element: HTMLElement) => hydrate(element, SocialFeed);
