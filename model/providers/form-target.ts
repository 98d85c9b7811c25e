import type { Site } from '../schemas/content-files';

/** The form id of the sample content: its messages go to the server of `npm start`. */
export const previewId = 'preview';

/** The form at its service. */
export interface FormTarget {
  id: string;
  project: string | undefined;
  /** The service's URL, or the base path when the messages go to the server of `npm start`. */
  service: string;
}

/** Returns where the form of site.yaml posts to. `basePath` is the site's path without a slash at its end. */
export function formTarget(form: Site['form'], basePath: string): FormTarget {
  const { id, project, service = 'https://formspree.io' } = form;
  return { id, project, service: id === previewId ? basePath : service };
}

/** The service's name in the texts of the pages. */
export function formServiceName({ id, service }: Site['form']): string {
  if (id === previewId) return 'this computer';
  return service ? new URL(service).host : 'Formspree';
}

/** The form's `action`. Formspree's client posts to the same URL. */
export function formAction({ id, project, service }: FormTarget): string {
  return `${service}${project ? `/p/${project}` : ''}/f/${id}`;
}
