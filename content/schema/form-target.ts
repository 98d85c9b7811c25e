import type { Site } from './schema';

/** The id that a fresh copy of the site has: only the preview on this computer answers to it. */
export const previewId = 'preview';

/** The service of a form that names no other. */
export const formspree = 'https://formspree.io';

/** Where a form's messages go. */
export interface FormTarget {
  id: string;
  project: string | undefined;
  /** The service's address, or a path of this site: '' or the one below which it is published. */
  service: string;
}

export function formTarget({ id, project, service }: Site['form'], basePath: string): FormTarget {
  return {
    id,
    project,
    service: id === previewId ? basePath : (service ?? formspree),
  };
}

/** What the service is called where visitors read of it. */
export function serviceName({ id, service }: { id?: unknown; service?: unknown }): string {
  if (id === previewId) return 'this computer';
  if (typeof service !== 'string') return 'Formspree';
  return URL.canParse(service) ? new URL(service).host : service;
}

/** The address that an ordinary form posts to; the service's client makes the same one. */
export function formAction({ id, project, service }: FormTarget): string {
  return `${service}${project ? `/p/${project}` : ''}/f/${id}`;
}
