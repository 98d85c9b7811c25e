import type { Site } from '../schemas/content-files';

/** The form id in the sample content. Its messages go to the server of `npm start`. */
export const previewId = 'preview';

/** Where the form sends its messages. */
export interface FormTarget {
  id: string;
  project: string | undefined;
  /** The service's URL, or the base path when the messages go to the server of `npm start`. */
  service: string;
}

/** Returns the target of the form in site.yaml. `basePath` is the site's path without a trailing slash. */
export function formTarget(form: Site['form'], basePath: string): FormTarget {
  const { id, project, service = 'https://formspree.io' } = form;
  return { id, project, service: id === previewId ? basePath : service };
}

/** Returns the name of the service for the texts of the pages. */
export function formServiceName({ id, service }: Site['form']): string {
  if (id === previewId) return 'this computer';
  return service ? new URL(service).host : 'Formspree';
}

/** Returns the `action` of the form. Formspree's client posts to the same URL. */
export function formAction({ id, project, service }: FormTarget): string {
  return `${service}${project ? `/p/${project}` : ''}/f/${id}`;
}
