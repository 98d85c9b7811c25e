import {
  type StatisticsName,
  type StatisticsProvider,
  statisticsProviders,
} from '@/model/providers/statistics-providers';
import { addScript, statistics, whenVisibleAndIdle } from './load-scripts';

/**
 * Loads the statistics provider's script after the page, and counts calls, e-mails and messages. Visitors who send
 * Do Not Track or Global Privacy Control are not counted.
 */
function startStatistics({
  provider: name,
  id,
  host,
}: {
  provider: StatisticsName;
  id: string;
  host?: string;
}) {
  const provider: StatisticsProvider = statisticsProviders[name];
  const { src, attributes } = provider.script(id, host);

  /** Events wait for this promise, because a visitor may call before the script has loaded. */
  const loaded = new Promise((resolve) =>
    whenVisibleAndIdle(() => {
      provider.start?.(id);
      addScript(src, attributes).addEventListener('load', resolve);
    }),
  );
  const countEvent = (event: string, where: string) =>
    loaded.then(() => provider.count?.(event, where));

  // Each event has the link's landmark and page.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    const event = link && { 'tel:': 'Call', 'mailto:': 'E-mail' }[link.protocol];
    if (!event) return;
    const landmark = link.closest('header, footer, main')?.localName ?? 'page';
    countEvent(event, `${landmark} ${location.pathname}`);
  });
  addEventListener('message-sent', () => countEvent('Message sent', location.pathname));
  addEventListener('message-failed', () => countEvent('Message failed', location.pathname));
}

const isRefused =
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
if (statistics && !isRefused) startStatistics(JSON.parse(statistics));
