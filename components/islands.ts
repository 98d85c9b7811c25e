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

// The module that every page loads: it runs the islands without React and hydrates those with React later.
// See “Add an island” in docs/contributing.md.

// In `next dev`, React hydrates the whole page.
if (process.env.NODE_ENV === 'production')
  hydrateLater(
    'contact-form',
    async () => (await import('./contact/hydrate-contact-form')).hydrateContactForm,
  );
