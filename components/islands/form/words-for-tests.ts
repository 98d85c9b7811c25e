import type { FormTexts } from './form-fields';

/** Words of the tests' own: the owner may write others. */
export const texts: FormTexts = {
  allNeeded: 'Fill in all three.',
  fullName: 'Your name',
  email: 'Your address',
  message: 'Your words',
  send: 'Off it goes',
  sending: 'On its way',
  privacy: 'It goes to the office.',
  success: 'It has arrived.',
  notice: {
    title: 'It did not go out.',
    body: 'All is kept. Dial {phoneLink} or write by {emailLink}.',
    emailLink: 'letter',
    offline: 'There is no line.',
    backOnline: 'The line is back.',
    again: 'Once more',
    notConnected: 'Nobody reads this yet. Dial {phoneLink} or write by {emailLink}.',
  },
  errorTitle: 'Trouble',
};

export const ways = {
  phone: { href: 'tel:+15555550100', text: '(555) 555-0199' },
  email: { href: 'mailto:office@firm.example?subject=Hello' },
};
