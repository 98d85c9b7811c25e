import { z } from 'zod';
import { searchTexts, text } from './fields';

/** The texts that every page shares: content/pages/common.yaml. */
export const common = z.strictObject({
  skipLink: text(40, 'The link that skips the navigation, for keyboard users.'),
  navigationLabel: text(30, 'The navigation’s name for screen readers.'),
  menuLabel: text(30, 'The name of the menu’s button for screen readers.'),
  callUs: text(16, 'The button in the header.'),
  callNow: text(16, 'The large call button.'),
  saveNumber: text(
    40,
    'The link that saves your number in an address book, on Gallery and Contact.',
  ),
  menuHours: text(40, 'Next to the phone number in the menu.'),
  contactHeading: text(30, 'Above phone, e-mail and hours in the footer.'),
  pagesHeading: text(30, 'Above the links to the pages in the footer.'),
  areasHeading: text(30, 'Above the areas in the footer.'),
  socialsHeading: text(30, 'Above the social links in the footer.'),
  newTab: text(40, 'Read by screen readers at links that open a new tab.'),
  emailSubject: text(60, 'The subject of an e-mail that a visitor starts with an e-mail link.'),
});

/** The texts of the 404 page. */
export const notFoundPage = z.strictObject({
  ...searchTexts,
  heading: text(60, 'Heading.'),
  text: text(140, 'One sentence.'),
  link: text(40, 'The link to Home.'),
});
