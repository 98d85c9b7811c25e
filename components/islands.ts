import './loader/loader.island';
import './menu/menu.island';
import './reveal/reveal.island';
import './feed/feed.island';
import './contact/draft.island';
import './hero/night.island';
import './layout/year.island';
import './statistics/statistics.island';
import './statistics/third-party-scripts.island';
import { hydrateLater } from './react-island/hydrate-later';

/*
 * The browser's module of every page: the islands without React, and when React islands are hydrated.
 * docs/contributing.md, “Add an island”, says how to add one.
 */

// In `next dev` React hydrates the whole page.
if (process.env.NODE_ENV === 'production')
  hydrateLater(
    'contact-form',
    async () => (await import('./contact/hydrate-contact-form')).hydrateContactForm,
  );
