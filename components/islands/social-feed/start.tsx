import { hydrate } from '../hydrate';
import { SocialFeed } from './social-feed';

export const start = (element: HTMLElement) => hydrate(element, SocialFeed);
