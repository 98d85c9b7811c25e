import { hydrate } from '../hydrate';
import { ContactForm } from './contact-form';

/** Hydrates the form. */
export const start = (element: HTMLElement) => hydrate(element, ContactForm);
