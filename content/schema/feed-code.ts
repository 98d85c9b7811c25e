/** Where a provider's embed code holds the feed's id: for programs, and in words. */
const places = {
  elfsight: [/elfsight-app-([\w-]+)/, 'after “elfsight-app-”'],
  behold: [/(?:(?<!data-)feed-id=\\?["'“”]?|feeds\.behold\.so\/)([\w-]+)/, 'at “feed-id”'],
  lightwidget: [/lightwidget\.com\/widgets\/([\w-]+)\.html/, 'after “/widgets/”, without “.html”'],
  snapwidget: [/snapwidget\.com\/embed\/([\w-]+)/, 'after “/embed/”'],
  curator: [/curator\.io\/published\/([\w-]+)\.js/, 'after “/published/”, without “.js”'],
  embedsocial: [/data-ref=\\?["'“”]?([\w-]+)/, 'at “data-ref”'],
  juicer: [/(?:data-feed-id=\\?["'“”]?|juicer\.io\/embed\/)([\w-]+)/, 'at “data-feed-id”'],
  taggbox: [/data-widget-id=\\?["'“”]?([\w-]+)/, 'at “data-widget-id”'],
} as const;

type Known = keyof typeof places;

const inOrder = Object.entries(places) as [Known, (typeof places)[Known]][];

/** What an embed code holds, whichever the provider: a pattern for editors. */
export const anyFeedCode = inOrder.map(([, [form]]) => form.source).join('|');

/** The feed that an embed code shows. */
export function feedIn(code: string): { provider: Known; id: string } | undefined {
  for (const [provider, [form]] of inOrder) {
    const id = code.match(form)?.[1];
    if (id) return { provider, id };
  }
  return undefined;
}

/** Where the id stands, in words; nothing for a provider without a code that we know. */
export function whereIdStands(provider: unknown): string | undefined {
  const found = inOrder.find(([name]) => name === provider);
  return found && `In ${found[0]}’s code it stands ${found[1][1]}.`;
}

/** The id alone, where the whole code of this provider was pasted in its place. */
export function idWithoutCode(provider: unknown, id: string): string {
  const found = feedIn(id);
  return found && found.provider === provider ? found.id : id;
}
