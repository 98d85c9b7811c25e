/**
 * Changes the document as extensions and translators do. It runs in the page, before the page's own
 * scripts, and makes `count` changes, chosen by `seed`, at each of five moments. It does not remove
 * elements that the test uses.
 */
export function changeDocument({ seed, count }: { seed: number; count: number }) {
  let state = seed;
  /** A number from 0 to 1; the same seed gives the same numbers (mulberry32). */
  const random = () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)];
  const log: string[] = [];

  const needed =
    'html, head, body, header, main, form, nav, [popover], [data-island], script, style, meta, link, title, [data-loader-overlay], [data-loader-overlay] *, svg *';
  const controls = 'input, textarea, button, form label, header a';
  const isRemovable = (element: Element) =>
    !element.matches(`${needed}, ${controls}`) && !element.querySelector(controls);
  const foreign = (name: string) => {
    const element = document.createElement(name);
    element.className = 'foreign';
    return element;
  };

  const mutations: Record<string, (element: Element) => void> = {
    remove: (element) => isRemovable(element) && element.remove(),
    replace(element) {
      if (!isRemovable(element)) return;
      const other = foreign('span');
      other.textContent = element.textContent;
      element.replaceWith(other);
    },
    wrap(element) {
      if (element.matches(needed)) return;
      const wrapper = foreign('font');
      element.replaceWith(wrapper);
      wrapper.append(element);
    },
    append: (element) => element.closest('svg, textarea') || element.append(foreign('div')),
    prepend: (element) => element.closest('svg, textarea') || element.prepend(foreign('div')),
    move: (element) => isRemovable(element) && element.parentElement?.append(element),
    split(element) {
      const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as
        | Text
        | undefined;
      if (text && text.length > 1) text.splitText(text.length >> 1);
    },
    translate(element) {
      for (const node of [...element.childNodes]) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        const font = foreign('font');
        node.replaceWith(font);
        font.append(node);
        node.textContent += '°';
      }
    },
    attribute: (element) => element.setAttribute(pick(['data-x', 'lang', 'title']) ?? '', 'x'),
    clear(element) {
      for (const { name } of [...element.attributes])
        if (/^data-(?!island|props|hydrated)/.test(name)) element.removeAttribute(name);
    },
  };

  const change = (moment: string) => {
    for (let index = 0; index < count; index++) {
      const selector = pick(['html', 'head', 'header', 'main', 'form', 'footer']) ?? 'main';
      const root = document.querySelector(selector);
      if (!root) continue;
      const within = [root, ...root.querySelectorAll('*')].filter(
        (element) => !element.matches('script, style, meta, link'),
      );
      const name = pick(Object.keys(mutations)) ?? '';
      const element = pick(within);
      if (!element) continue;
      log.push(`${moment}: ${name} ${element.localName} in ${selector}`);
      mutations[name]?.(element);
    }
    return log;
  };

  new MutationObserver((_, observer) => {
    if (!document.querySelector('main > *')) return;
    observer.disconnect();
    change('while parsing');
  }).observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => change('at DOMContentLoaded'));
  addEventListener('load', () => change('at load'));
  Object.assign(window, { changeNow: change });
}
