import { createServer, type Server } from 'node:http';
import { createStaticSite } from './static-site';

interface PreviewOptions {
  /** The export, usually out/. */
  folder: string;
  /** '' or the sub-path that the export was built for. */
  basePath: string;
}

/** The site as a host would serve it, on this computer. */
export function createPreviewServer({ folder, basePath }: PreviewOptions): Server {
  return createServer(createStaticSite(folder, basePath));
}
