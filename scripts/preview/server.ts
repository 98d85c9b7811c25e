import { createServer, type RequestListener, type Server } from 'node:http';
import { isFormServicePath } from '../form-service/form-service';
import { createStaticSite } from './static-site';

interface PreviewOptions {
  /** The export, usually out/. */
  folder: string;
  /** '' or the sub-path that the export was built for. */
  basePath: string;
  /** Answers the contact form; without it the export is served alone, as on a plain host. */
  formService?: RequestListener;
}

/** The site as a host would serve it, on this computer. */
export function createPreviewServer({ folder, basePath, formService }: PreviewOptions): Server {
  const site = createStaticSite(folder, basePath);
  return createServer((request, response) => {
    const url = request.url ?? '/';
    const below = url.startsWith(basePath) ? url.slice(basePath.length) : undefined;
    if (formService && isFormServicePath(below)) {
      formService(Object.assign(request, { url: below }), response);
    } else {
      site(request, response);
    }
  });
}
