/** Where the tests find the site as shipped, and a feed provider on another origin. */
export const sitePort = Number(process.env.E2E_PORT ?? 3210);
export const widgetPort = sitePort + 1000;
export const widgetOrigin = `http://localhost:${widgetPort}`;
