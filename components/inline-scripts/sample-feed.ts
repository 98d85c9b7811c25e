/** What the sample feed shows. It travels as JSON in an attribute of its container. */
export interface SampleFeed {
  /** The business's profile, where each picture leads. Without it the pictures are no links. */
  profile: { url: string; hint: string } | undefined;
  /** The attributes of the `img` element, and what is written on it. */
  pictures: { image: Record<string, string>; caption: string }[];
}

function create(tag: string, attributes: Record<string, string>, text = '') {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

function start(container: HTMLElement) {
  const { profile, pictures }: SampleFeed = JSON.parse(container.dataset.feed ?? '');
  for (const { image, caption } of pictures) {
    const entry = profile
      ? create('a', {
          class: 'cover focus-inset',
          href: profile.url,
          target: '_blank',
          rel: 'noopener',
        })
      : create('span', { class: 'cover' });
    entry.append(create('img', image), ' ', create('b', {}, caption));
    if (profile) entry.append(create('span', { class: 'visually-hidden' }, ` ${profile.hint}`));
    const item = create('li', {});
    item.append(entry);
    container.append(item);
  }
}

// The widget is a script file of its own, as a provider's is. The page calls it with the container.
Object.assign(window, { sampleFeed: { start } });
