/** @jest-environment jsdom */
import type { FeedEmbed } from '@/content/schema';

const embed: FeedEmbed = {
  container: { tag: 'div', attributes: {} },
  script: { src: 'https://widget.example/embed.js' },
  reload: 'replace',
  consent: false,
};

const scripts = () => [...document.head.querySelectorAll('script')];
const fire = (type: string) => scripts().at(-1)?.dispatchEvent(new Event(type));

/** Each page counts its own failures. */
async function open() {
  document.head.replaceChildren();
  jest.resetModules();
  return import('./feed-embed');
}

test('a script that is loaded only once and has failed is requested again', async () => {
  const { addScript } = await open();
  const first = addScript({ ...embed, reload: 'once' });
  fire('error');
  expect(scripts()).toEqual([]);
  const second = addScript({ ...embed, reload: 'once' });
  expect(second.script).not.toBe(first.script);
  expect(scripts()).toEqual([second.script]);
});

test('a script that is loaded only once is known to be loading, and to have loaded', async () => {
  const { addScript } = await open();
  const { script, hasLoaded } = addScript({ ...embed, reload: 'once' });
  expect(hasLoaded).toBe(false);
  expect(addScript({ ...embed, reload: 'once' })).toEqual({ script, hasLoaded: false });
  fire('load');
  expect(addScript({ ...embed, reload: 'once' })).toEqual({ script, hasLoaded: true });
});

test('a module that has loaded at a later attempt is known to have loaded', async () => {
  const { addScript } = await open();
  const { src } = embed.script;
  const module: FeedEmbed = { ...embed, script: { src, module: true }, reload: 'once' };
  addScript(module);
  fire('error');
  const { script } = addScript(module);
  fire('load');
  expect(addScript(module)).toEqual({ script, hasLoaded: true });
  expect(scripts()).toEqual([script]);
});

test('a script that can run again is replaced, and other scripts stay', async () => {
  const { addScript } = await open();
  const other = document.createElement('script');
  other.src = 'https://statistics.example/script.js';
  document.head.append(other);
  const { script } = addScript(embed);
  fire('load');
  const again = addScript(embed);
  expect(again.script).not.toBe(script);
  expect(again.hasLoaded).toBe(false);
  expect(scripts()).toEqual([other, again.script]);
});

test.each([
  ['module', true, ['', '#1', '#2']],
  ['classic script', false, ['', '', '']],
])('a %s that fails is requested as browsers need it', async (_, module, fragments) => {
  const { addScript } = await open();
  for (const fragment of fragments) {
    const { script } = addScript({ ...embed, script: { ...embed.script, module } });
    expect(script.src).toBe(embed.script.src + fragment);
    expect(script.type).toBe(module ? 'module' : '');
    fire('error');
  }
});

test.each(['startWidget', 'Widgets.feed.start'])(
  'the widget’s function is called where it is: %s',
  async (path) => {
    const { initWidget } = await open();
    const start = jest.fn(function (this: unknown) {
      return this;
    });
    const feed = { start };
    Object.assign(window, { startWidget: start, Widgets: { feed } });
    await initWidget({ path, args: ['a', 'b'] }, document.body);
    expect(start).toHaveBeenCalledWith('a', 'b', document.body);
    // Some libraries need themselves as `this`.
    expect(start.mock.contexts[0]).toBe(path.includes('.') ? feed : window);
  },
);

test.each(['Missing.start', 'Widgets.missing', 'missing'])(
  'a function that is not there rejects: %s',
  async (path) => {
    const { initWidget } = await open();
    await expect(initWidget({ path, args: [] }, document.body)).rejects.toThrow(TypeError);
  },
);

test('the container has only what the provider names', async () => {
  const { createContainer } = await open();
  expect(createContainer(embed).outerHTML).toBe('<div></div>');
  const attributes = { title: 'Our work', 'data-count': '6' };
  const frame = createContainer({ ...embed, container: { tag: 'iframe', id: 'a', attributes } });
  expect(frame.outerHTML).toBe('<iframe id="a" title="Our work" data-count="6"></iframe>');
});
