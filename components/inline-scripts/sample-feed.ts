/** What the sample feed shows: JSON in an attribute of its container. */
export interface SampleFeed {
  /** The attributes of each picture's link to the business's profile. Without a profile there are no links. */
  link: object | undefined;
  /** What screen readers say of a link. */
  hint: string;
  /** The attributes of the `img` element, and what is written on it. */
  pictures: { image: object; caption: string }[];
}

function create(tag: string, attributes: object, ...children: (Node | string)[]) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function start(container: HTMLElement) {
  const { link, hint, pictures }: SampleFeed = JSON.parse(container.dataset.feed ?? '');
  for (const { image, caption } of pictures) {
    const children = [create('img', image), ' ', create('b', {}, caption)];
    const entry = link
      ? create('a', link, ...children, create('span', { class: 'visually-hidden' }, ` ${hint}`))
      : create('span', { class: 'cover' }, ...children);
    container.append(create('li', {}, entry));
  }
}

// A separate script file, like a provider's widget. The page calls it with the container.
Object.assign(window, { sampleFeed: { start } });
