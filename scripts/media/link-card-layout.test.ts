import type { ReactElement } from 'react';
import { layoutPhotos, linkCard, linkCardSize } from './link-card-layout';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ src: `${index}.avif`, focus: undefined }));

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 4],
  [5, 4],
  [6, 6],
  [9, 6],
])('of %i pictures a card shows %i, side by side', (given, shown) => {
  const placed = layoutPhotos(photos(given));
  expect(placed.map(({ src }) => src)).toEqual(photos(shown).map(({ src }) => src));
  for (const [index, one] of placed.entries()) {
    expect(Math.min(one.left, one.top)).toBeGreaterThanOrEqual(0);
    expect(one.left + one.width).toBeLessThanOrEqual(linkCardSize.width);
    expect(one.top + one.height).toBeLessThan(linkCardSize.height);
    for (const other of placed.slice(index + 1)) {
      const isBeside = other.left >= one.left + one.width;
      expect(isBeside || other.top >= one.top + one.height).toBe(true);
    }
  }
});

/** The style of the text in a card. */
function styleOf(text: string, texts: Partial<Parameters<typeof linkCard>[0]>, count: number) {
  const all = { heading: 'Our Services', name: 'Clear', phone: '705-726-0123', ...texts };
  const card = linkCard(all, 'logo', layoutPhotos(photos(count))) as unknown as ReactElement<{
    children: ReactElement<{ children: string; style: Record<string, number> }>[];
  }>;
  return card.props.children.find((child) => child && child.props.children === text)?.props.style;
}

test.each([0, 1, 4, 6])('a heading has room beside %i pictures', (count) => {
  const [first] = layoutPhotos(photos(count));
  const words = ['Our Services', 'x'.repeat(24), 'Window and door repair '.repeat(6).trim()];
  const sizes = words.map((heading) => {
    const { left = 0, width = 0, fontSize = 0 } = styleOf(heading, { heading }, count) ?? {};
    // Half an em a letter.
    const longest = Math.max(...heading.split(' ').map(({ length }) => length));
    expect((longest * fontSize) / 2).toBeLessThanOrEqual(width);
    expect(left + width).toBeLessThan(count > 1 ? (first?.left ?? 0) : linkCardSize.width);
    const lines = Math.ceil((heading.length * fontSize) / 2 / width);
    expect(lines * fontSize).toBeLessThan(linkCardSize.height - 104 - 32);
    return fontSize;
  });
  expect(Math.min(...sizes)).toBeGreaterThan(20);
  expect(Math.max(...sizes)).toBe(sizes[0]);
});

test('a long name has a smaller size', () => {
  const name = 'x'.repeat(60);
  expect(styleOf(name, { name }, 0)?.fontSize).toBe(23);
  expect(styleOf('Clear', {}, 0)?.fontSize).toBe(36);
});
