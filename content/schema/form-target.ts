import type { Site } from './schema';

/** The id that a fresh copy of the site has: only the preview on this computer answers to it. */
export const previewId = 'preview';

/** Where a form's messages go. */
export interface FormTarget {
  id: string;
  project: string | undefined;
  /** The service's address, or a path of this site: '' or the one below which it is published. */
  service: string;
}

export function formTarget(form: Site['form'], basePath: string): FormTarget {
  const { id, project, service = 'https://formspree.io' } = form;
  return { id, project, service: id === previewId ? basePath : service };
}

/** What the service is called where visitors read of it. */
export function serviceName({ id, service }: Site['form']): string {
  if (id === previewId) return 'this computer';
  return service ? new URL(service).host : 'Formspree';
}

/** The address that an ordinary form posts to; the service's client makes the same one. */
export function formAction({ id, project, service }: FormTarget): string {
  return `${service}${project ? `/p/${project}` : ''}/f/${id}`;
}
