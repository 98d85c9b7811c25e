/** The content of e2e/fixtures/content. */

export const phone = { href: 'tel:+17055550199', shown: '(705) 555-0142' };
export const email = 'hello@northpane.example';
export const instagram = 'https://www.instagram.com/northpane.example/';
export const siteUrl = 'https://northpane.example';

const services = [
  { id: 'high-rise', title: 'High Rise Condominium & Apartments' },
  { id: 'hardware', title: 'Hardware' },
  { id: 'glass-and-mirrors', title: 'Glass & Mirrors' },
  { id: 'fly-screens', title: 'Fly Screens' },
  { id: 'caulking', title: 'Caulking' },
  { id: 'installations', title: 'Window & Door Installations' },
];

/** The pages with the name of their link, their main heading and some of their texts. */
export const pages = [
  {
    path: '/',
    name: 'Home',
    title: 'Northpane Window & Door | Repairs & Installations',
    heading: 'Top-Quality and Fast Window & Door Services',
    words: [
      'Repairs & Installations',
      'Small Ontario Business Serving Simcoe County, Greater Toronto Area and Peel Region',
      'CALL NOW',
      ...services.map(({ title }) => title),
      ...['Residential', 'Commercial', 'High-rise condominium', 'Peel Region'],
    ],
  },
  {
    path: '/services',
    name: 'Services',
    title: 'Our Services | Northpane Window & Door',
    heading: 'Our Services',
    words: [
      'A door should close with one hand and a window should keep the winter out.',
      'All of our technicians are licensed and insured.',
      ...services.map(({ title }) => title),
      ...['Hardware replacement such as cranks and hinges', 'Storm and patio doors', 'CALL NOW'],
    ],
  },
  {
    path: '/gallery',
    name: 'Gallery',
    title: 'Our Work in Action | Northpane Window & Door',
    heading: 'Our Work in Action',
    words: [
      'VIEW ON INSTAGRAM',
      'Why Ontario Residents Trust Us for Window & Door Services?',
      '80% of our new clients come from word-of-mouth referrals.',
      'They came the same evening, fixed the patio door and left the room cleaner than they found it.',
      ...['Real estate, Ontario', 'Greater Toronto Area', 'Barrie', 'CALL NOW'],
    ],
  },
  {
    path: '/contact',
    name: 'Contact',
    title: 'Contact Us | Northpane Window & Door',
    heading: '24/7 emergency service available.',
    words: ['Contact Us', email, phone.shown, 'Hours 7 days a week', 'Email', 'Message', 'SEND'],
  },
] as const;

export const notFound = {
  path: '/no-such-page',
  title: 'Page not found | Northpane Window & Door',
  heading: '404 Page not found',
  words: ['We couldn’t find the page you’re looking for.', 'Back to Home'],
} as const;

export const everyPage = [...pages, notFound];
