import { hydrate } from '../react-island/hydrate';
import { ContactForm } from './contact-form.island';

/** Hydrates the contact form. components/islands.ts imports this file, and with it React, when the page is idle. */
export const hydrateContactForm = (element: HTMLElement) => hydrate(element, ContactForm);
