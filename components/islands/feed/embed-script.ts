import type { FeedPlan } from '@/content/schema/feed-plan';

/**
 * Adds the embed script, in place of any earlier copy; a plan that says "once" keeps the copy that is
 * there. `returning` tells that the script has loaded before, so that no load event will come.
 */
export function embedScript({ script: { src, module, id }, reload }: FeedPlan) {
  const address = new URL(src, document.baseURI).href;
  const earlier = [...document.scripts].filter((script) => script.src === address);
  const [kept] = earlier;
  if (kept && reload === 'once') return { script: kept, returning: kept.dataset.feed === 'loaded' };
  earlier.forEach(discard);

  const script = document.createElement('script');
  if (id) script.id = id;
  if (module) script.type = 'module';
  script.async = true;
  script.src = address;
  // For the visits to come, so they outlive this one: a copy that never came is no earlier copy.
  script.addEventListener('load', () => {
    script.dataset.feed = 'loaded';
  });
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  return { script, returning: false };
}

/**
 * Takes a script out of the page. A removed one that is still on its way would run all the same and
 * fill the next visit's container once more; browsers do not run one that has changed documents.
 */
export function discard(script: HTMLScriptElement) {
  new Document().adoptNode(script);
}

/** Calls the widget's own function; a missing one, a throw and a rejection all reject. */
export async function callInit({ path, args }: NonNullable<FeedPlan['init']>, container: Element) {
  const steps = path.split('.');
  const name = steps.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: what a third party puts on window has no type.
  const owner = steps.reduce<any>((place, step) => place?.[step], window);
  if (typeof owner?.[name] !== 'function') throw new TypeError(`${path} is not a function`);
  await owner[name](...args, container);
}

/** Whether this error ended the embed script itself, before it had set up its widget. */
export function hasStopped(script: HTMLScriptElement, { filename }: ErrorEvent): boolean {
  return document.currentScript === script || filename === script.src;
}

/**
 * Whether an uncaught error comes from the widget. Browsers hide where errors in scripts of other
 * origins happen; on this site only the feed's have another one.
 */
export function isFrom(script: HTMLScriptElement, { filename }: ErrorEvent): boolean {
  const { origin } = new URL(script.src);
  return origin !== location.origin && (!filename || filename.startsWith(`${origin}/`));
}
