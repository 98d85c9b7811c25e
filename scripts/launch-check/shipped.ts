import { createHash } from 'node:crypto';

/** The hash of a picture's file, or of its description. */
export const shortHash = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex').slice(0, 12);

/**
 * What came with the site: the launch check names what is still the same. When content/ ships something else,
 * shipped.test.ts says what to write here.
 */
export const shipped: {
  logo: string;
  quotes: string[];
  /** Words of the claims. */
  claims: string[];
  /** Of the sample feed's pictures. */
  captions: string[];
  pictures: Record<string, { picture: string; alt: string }>;
} = {
  logo: '8abd13e08f37',
  quotes: [
    'Fast, professional and spotless. Three foggy windows replaced before lunch.',
    'They came the same evening, fixed the patio door and left the room cleaner than they found it.',
    'From the first call to the last bead of caulk, everything was done properly.',
  ],
  claims: [
    '24/7 emergency service',
    'licensed and insured',
    'word-of-mouth referrals',
    'great prices',
    'Windows, doors, screens and seals',
    'Doors, glass and installations',
    'Cranks, hinges, glass and screens',
    'A door should close with one hand',
  ],
  captions: [
    'Shop window, set at night',
    'Bay window at first snow',
    'Shower glass, sealed',
    'Entry door, taken off its hinges',
    'Patio door rollers, old and new',
    'Sealed unit, ready to go in',
  ],
  pictures: {
    'hero-wide.jpg': { picture: 'a8fc29d1b7e1', alt: '9f646fb66995' },
    'hero-wide-off.jpg': { picture: 'c6adea24650d', alt: '1bb38e5dcb56' },
    'hero-tall.jpg': { picture: '8e3d03a52075', alt: 'b079f14ef872' },
    'hero-tall-off.jpg': { picture: '9864720235c3', alt: '9b9999dca1b1' },
    'home-quote.jpg': { picture: 'a726f0ab5aff', alt: 'e5762afb4c63' },
    'home-quote-tall.jpg': { picture: '44af65f4bcdc', alt: '261bdd5f230c' },
    'call-to-action-wide.jpg': { picture: '5e7d1993e0f3', alt: 'd2b45c989da9' },
    'call-to-action-tall.jpg': { picture: '45a78ef2e574', alt: 'd2b45c989da9' },
    'house-off.jpg': { picture: '4d61ed1594e5', alt: '8d94fad827e4' },
    'house-on.jpg': { picture: '98116d9fb5ee', alt: '79cf23a7f6c1' },
    'contact-off.jpg': { picture: '15b576db843c', alt: '9f61c2e6c19c' },
    'contact-on.jpg': { picture: '0dbbbcb60346', alt: '5ea051ef1fd3' },
    'service-high-rise.jpg': { picture: '9eb65fccd0d3', alt: '7c40f0a6a79b' },
    'service-hardware.jpg': { picture: '614dddedf778', alt: 'e3972cf79570' },
    'service-glass.jpg': { picture: '8ca248e674c7', alt: '564956564cad' },
    'service-screens.jpg': { picture: '28d1b8c7b4bd', alt: '7d365892a5ff' },
    'service-caulking.jpg': { picture: '5cf22062aae6', alt: '0a4ceede214f' },
    'service-installation.jpg': { picture: 'bde7bbd9cbc7', alt: 'bb22f3519081' },
    'gallery-storefront.jpg': { picture: '09276190a337', alt: 'b3034039722a' },
    'gallery-rollers.jpg': { picture: '11bfe1fb0eca', alt: '1d48622e51f5' },
    'gallery-bay-window.jpg': { picture: '8d30da883770', alt: 'b260a7d87edd' },
    'gallery-entry-door.jpg': { picture: '59bd7c1306f0', alt: 'bca701e746f0' },
    'gallery-shower.jpg': { picture: 'abccf89bdf4a', alt: '8f4e547a4222' },
    'gallery-sealed-unit.jpg': { picture: '0b3767123ff3', alt: '8930d11e9bbb' },
  },
};
