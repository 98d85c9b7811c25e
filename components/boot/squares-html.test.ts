/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { type Squares, squaresHtml } from './squares-html';

const hostile = `"><script>alert('1')</script>&lt;`;

const one = (more: Partial<Squares> = {}): Squares => ({
  profile: { url: 'https://www.instagram.com/a/?b=1&c=2', hint: 'Instagram (opens in a new tab)' },
  side: 1024,
  sizes: '30vw',
  squares: [
    { picture: 'square/a.jpg', src: '/a.avif', srcset: '/a.avif 1024w', alt: 'A', caption: 'B' },
  ],
  ...more,
});

function written(squares: Squares) {
  document.body.innerHTML = `<ul>${squaresHtml(squares)}</ul>`;
  return document.body;
}

test('whatever the content says stays text', () => {
  const [square] = one().squares;
  if (!square) throw new Error('no square');
  const body = written(
    one({
      profile: { url: `https://www.instagram.com/${hostile}`, hint: hostile },
      squares: [{ ...square, alt: hostile, caption: hostile }],
    }),
  );
  expect(body.querySelector('script')).toBeNull();
  expect(body.querySelector('img')).toHaveAttribute('alt', hostile);
  expect(body.querySelector('b')).toHaveTextContent(hostile);
  expect(body.querySelector('a')).toHaveAttribute('href', `https://www.instagram.com/${hostile}`);
});

test('a square leads to the profile in a new tab', () => {
  const link = written(one()).querySelector('a');
  expect(link).toHaveAttribute('href', 'https://www.instagram.com/a/?b=1&c=2');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('without a profile there are pictures and no links', () => {
  const body = written(one({ profile: undefined }));
  expect(body.querySelector('a')).toBeNull();
  expect(body.querySelectorAll('li img')).toHaveLength(1);
});
