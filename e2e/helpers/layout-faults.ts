/** What is wrong with a text, link, field or picture of a page. */
export interface LayoutFault {
  kind: 'wide' | 'cut' | 'outside' | 'over' | 'broken' | 'narrow' | 'picture';
  /** The text, and the text that it touches or the word that is broken. For a picture its file. */
  texts: string[];
  /** The part of the page that has rules of its own. */
  place?: 'map' | 'header' | undefined;
}

/**
 * Runs in the page, in every engine. Measures each line of each text, and each link, button and field, in a window of
 * this width at the top of the page.
 */
export function findLayoutFaults(windowWidth: number): LayoutFault[] {
  const faults: LayoutFault[] = [];
  const add = (kind: LayoutFault['kind'], element: Element, ...texts: string[]) => {
    const place = element.closest('[data-map]') ? 'map' : undefined;
    faults.push({
      kind,
      texts,
      place: place ?? (element.closest('header') ? 'header' : undefined),
    });
  };
  const nameOf = (element: Element) =>
    (element.textContent || element.getAttribute('aria-label') || element.id || '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const hasBox = ({ display }: CSSStyleDeclaration) => !/^(inline|contents|none)$/.test(display);
  const contentWidth = (element: Element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  // Texts that are nowhere on the screen, and those of a feed's provider.
  const isSkipped = (element: Element) =>
    element.closest('.visually-hidden, [data-skip-link], [data-loader-overlay]') ||
    (element.closest('.social-feed-slot') && !element.closest('.social-feed-grid'));
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !isSkipped(element);
  const ancestors = (element: Element) => {
    const found: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) found.push(one);
    return found;
  };
  const isFixed = (element: Element) =>
    ancestors(element).some((one) => getComputedStyle(one).position === 'fixed');

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Item {
    element: Element;
    name: string;
    boxes: Box[];
    fixed: boolean;
  }
  const overlap = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const leaves = (one: Box, frame?: Box) =>
    frame !== undefined &&
    (one.left < frame.left - 1 ||
      one.right > frame.right + 1 ||
      one.top < frame.top - 1 ||
      one.bottom > frame.bottom + 1);
  /** A line of text from the height of its capitals to its baseline. */
  const inked = ({ left, right, top, height }: DOMRect): Box => ({
    ...{ left, right },
    top: top + 0.26 * height,
    bottom: top + 0.82 * height,
  });

  const texts: Item[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || !text.trim() || element.localName === 'textarea' || !isVisible(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length === 0) continue;
    const words = text.replaceAll(/\s+/g, ' ').trim();
    const item = { element, name: words, boxes: lines.map(inked), fixed: isFixed(element) };
    texts.push(item);

    const above = ancestors(element);
    const column = above.find((one) => hasBox(getComputedStyle(one))) ?? document.body;
    const letter = Number.parseFloat(getComputedStyle(element).fontSize);
    // A column of a flex or grid container is narrower than its container.
    const width = Math.max(contentWidth(column), ...lines.map((line) => line.width));
    const least = Math.min(8 * letter, 0.85 * windowWidth);

    if (lines.some(({ left, right }) => left < -1 || right > windowWidth + 1))
      add('wide', element, words);
    const clipping = above.find((one) => {
      const { overflowX, contain } = getComputedStyle(one);
      return /hidden|clip/.test(overflowX) || /paint|content|strict/.test(contain);
    });
    const clip = clipping?.matches('html, body') ? undefined : clipping?.getBoundingClientRect();
    if (item.boxes.some((line) => leaves(line, clip))) add('cut', element, words);
    const painted = above.find((one) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(one);
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
      return one.localName === 'header' || (isPainted && hasBox(getComputedStyle(one)));
    });
    const ground = painted?.getBoundingClientRect();
    if (item.boxes.some((line) => leaves(line, ground))) add('outside', element, words);

    // Between letters means: not at a space and not after a hyphen, a dash or a slash. A phone number breaks at spaces only.
    const oneWord = element.closest('a[href^="tel:"]')
      ? /[^\s\u00a0\u200b]+/g
      : /[^\s\u00a0\u200b–—/-]+/g;
    for (const { 0: word, index } of text.matchAll(oneWord)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter((part) => part.width > 0);
      const length = parts.reduce((sum, part) => sum + part.width, 0);
      const isBroken = parts.some(({ top, height }) => top - (parts[0]?.top ?? 0) > height / 2);
      if (isBroken && length <= Math.max(width, least)) add('broken', element, words, word);
    }

    const rows = new Set(lines.map(({ top }) => Math.round(top / 4))).size;
    // Four lines are running text; a title may have three.
    if (rows > 3 && width < least - 1) {
      const isBeside = [...document.body.querySelectorAll('*')].some((other) => {
        if (!isVisible(other) || column.contains(other) || other.contains(column)) return false;
        if (![...other.childNodes].some((one) => one.nodeType === 3 && one.textContent?.trim()))
          return false;
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const own = column.getBoundingClientRect();
        const sharesRow = Math.min(bottom, own.bottom) - Math.max(top, own.top) > letter / 2;
        return sharesRow && (left >= own.right - 1 || right <= own.left + 1);
      });
      if (isBeside) add('narrow', element, words);
    }
  }

  const controls = 'a[href], button, input:not([type=hidden]), textarea, summary';
  const targets: Item[] = [...document.querySelectorAll(controls)]
    .filter((element) => isVisible(element) && (element as HTMLElement).tabIndex >= 0)
    .map((element) => ({
      element,
      name: nameOf(element),
      boxes: [...element.getClientRects()],
      fixed: isFixed(element),
    }));
  const items = [...texts, ...targets];
  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      if (one.fixed !== other.fixed) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.boxes.some((box) => other.boxes.some((each) => overlap(box, each))))
        add('over', one.element, one.name, other.name);
    }
  }

  const wide = document.documentElement.scrollWidth - windowWidth;
  if (wide > 0 && !faults.some(({ kind }) => kind === 'wide')) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => isVisible(element) && !isFixed(element))
      .find((element) => element.getBoundingClientRect().right > windowWidth + 1);
    add('wide', widest ?? document.body, nameOf(widest ?? document.body).slice(0, 80));
  }
  for (const picture of document.images) {
    if (isVisible(picture) && !(picture.complete && picture.naturalWidth > 0))
      add('picture', picture, decodeURI(picture.currentSrc || picture.src));
  }
  return faults;
}

/** Runs in the page, before it is measured: ends motion, and loads typeface and pictures. */
export async function endMotion() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transform: none !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  for (const picture of document.images) picture.loading = 'eager';
  await document.fonts.ready;
}
