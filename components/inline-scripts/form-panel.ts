/** The elements around the contact form, for its inline scripts. */
const panel = document.currentScript?.parentElement as HTMLElement;

export const island = panel.querySelector('[data-island]') as HTMLElement;

/** The line that says that the last message was on its way when the visitor left. */
export const interrupted = panel.querySelector('[data-interrupted]') as HTMLElement;

/** The form. React may have rendered it anew, and removes it after a successful submit. */
export const getForm = () => panel.querySelector('form');
