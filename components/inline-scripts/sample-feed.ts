/**
 * The widget of the sample feed. It is a script file of its own, as a provider's is (scripts/media), and sets up
 * a function on window that the page calls with the container.
 */

/** What the sample feed shows. It travels as JSON in an attribute of its container. */
export interface SampleFeed {
  /** The business's profile, where each picture leads. Without it the pictures are no links. */
  profile: { url: string; hint: string } | undefined;
  pictures: {
    /** Attributes of the `img` element. */
    image: Record<string, string>;
    caption: string;
  }[];
}

function create(tag: string, attributes: Record<string, string>, ...children: (Node | string)[]) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function start(container: HTMLElement) {
  const { profile, pictures }: SampleFeed = JSON.parse(container.dataset.feed ?? '');
  for (const { image, caption } of pictures) {
    const content = [create('img', image), ' ', create('b', {}, caption)];
    const entry = profile
      ? create(
          'a',
          { href: profile.url, target: '_blank', rel: 'noopener' },
          ...content,
          create('span', { class: 'visually-hidden' }, ` ${profile.hint}`),
        )
      : create('span', {}, ...content);
    container.append(create('li', {}, entry));
  }
}

Object.assign(window, { sampleFeed: { start } });
