import { variant } from '../scripts/test/variant';

/**
 * Where global-setup.ts serves the site and, on another origin, a feed provider. The system gives the ports.
 */
export const sitePort = Number(process.env.SITE_PORT);
export const widgetOrigin = `http://localhost:${process.env.WIDGET_PORT}`;
/** Where variant.setup.ts puts the variant. */
export const variantFolder = process.env.VARIANT ?? '';
/** Its Home, without the slash, as a plain host would serve it. */
export const variantHome = `http://localhost:${process.env.VARIANT_PORT}${variant.basePath}`;
