import { z } from 'zod';
import { meta, text } from './fields';

/** The texts of every page: content/pages/common.yaml. */
export const common = z.strictObject({
  skipLink: text(40, 'The link that jumps over the navigation, for keyboards.'),
  navigationLabel: text(30, 'What a screen reader calls the navigation.'),
  menuLabel: text(30, 'What a screen reader calls the menu’s button.'),
  callUs: text(16, 'The button in the bar.'),
  callNow: text(16, 'The large call button.'),
  menuHours: text(40, 'Beside the phone number in the menu.'),
  contactHeading: text(30, 'Above phone, e-mail and hours in the footer.'),
  pagesHeading: text(30, 'Above the links to the pages in the footer.'),
  areasHeading: text(30, 'Above the regions in the footer.'),
  socialsHeading: text(30, 'Above the social links in the footer.'),
  newTab: text(40, 'Told to screen readers at links that open a new tab.'),
  dismiss: text(40, 'What a screen reader calls the button that closes the notice.'),
  statistics: z.strictObject({
    question: text(200, 'Asked before visits are counted, when consent is asked for.'),
    agree: text(30, 'The button that agrees.'),
    decline: text(30, 'The button that declines.'),
  }),
  emailSubject: text(60, 'The subject of a message that a visitor begins from an e-mail link.'),
});

/** The texts of the 404 page. */
export const notFoundPage = z.strictObject({
  ...meta,
  heading: text(60, 'Heading.'),
  text: text(140, 'One sentence.'),
  link: text(40, 'The way back.'),
});
