import { hydrate } from '../react-island/hydrate';
import { ContactForm } from './contact-form.island';

/** Hydrates the contact form. components/islands.ts imports this file when the page is idle: React and the form. */
export const hydrateContactForm = (element: HTMLElement) => hydrate(element, ContactForm);
