import './loader/loader.island';
import './menu/menu.island';
import './reveal/reveal.island';
import './feed/feed.island';
import './contact/draft.island';
import './hero/night.island';
import './layout/year.island';
import './statistics/statistics.island';
import './statistics/third-party-scripts.island';
import { startReactIslands } from './react-island/start-react-islands';

/*
 * The browser's module of every page: the islands without React, and the table of React islands.
 * docs/contributing.md, “Add an island”, says how to add one.
 */

startReactIslands({
  'contact-form': async () =>
    (await import('@/components/contact/contact-form.island')).ContactForm,
});
