import { facts, faults, resetInput } from '../../e2e/helpers/launch-ready-site';
import { isSampleAddress } from './site-rules';

beforeEach(resetInput);

test.each<[string, boolean]>([
  ['https://northpane.example', true],
  ['https://pane.test', true],
  ['https://pane.invalid', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://www.example.com', true],
  ['https://example.org', true],
  ['https://example.net', true],
  ['https://instagram.com/northpane.example', true],
  ['https://example.ca', false],
  ['https://contest.ca', false],
  ['https://instagram.com/examples', false],
])('%s is an example’s address: %s', (address, expected) => {
  expect(isSampleAddress(address)).toBe(expected);
});

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const hex = 'abcdef01'.repeat(4);

test.each<[string, string, boolean]>([
  ['plausible', 'pa-AbCd1234xyz', true],
  ['plausible', 'shop.clear-glass.ca', true],
  ['plausible', 'clear.ca/en', true],
  ['plausible', 'clear', false],
  ['plausible', 'G-AB12CD34EF', false],
  ['fathom', 'ABCDEFGH', true],
  ['fathom', 'ABCDEFG', false],
  ['fathom', 'ABCDEFGHI', false],
  ['fathom', 'abcdefgh', false],
  ['umami', id, true],
  ['umami', id.toUpperCase(), true],
  ['umami', id.slice(1), false],
  ['umami', id.replaceAll('-', ''), false],
  ['goatcounter', 'clear-glass', true],
  ['goatcounter', 'clear.goatcounter.com', false],
  ['cloudflare', hex, true],
  ['cloudflare', hex.toUpperCase(), true],
  ['cloudflare', hex.slice(1), false],
  ['cloudflare', `${hex}0`, false],
  ['cloudflare', hex.replaceAll('a', 'g'), false],
  ['google', 'G-AB12CD34EF', true],
  ['google', 'G-ABC123', true],
  ['google', 'G-ABCDEF123456', true],
  ['google', 'G-ABC12', false],
  ['google', 'G-ABCDEF1234567', false],
  ['google', 'UA-123456-1', false],
  ['google', 'AW-1234567890', false],
  ['google', 'g-ab12cd34ef', false],
  ['google', id, false],
])('an id of %s may be %s: %s', (provider, given, expected) => {
  facts({ statistics: { provider, id: given } })();
  expect(faults()).toEqual(
    expected
      ? []
      : [
          expect.objectContaining({
            level: 'warning',
            found: `“${given}” does not look like an id of ${provider}.`,
          }),
        ],
  );
});
