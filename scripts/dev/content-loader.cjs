const path = require('node:path');
const { pathToFileURL } = require('node:url');

/**
 * A loader of `next dev` for the two modules that read the content. When the content changes, `next dev` evaluates them
 * again, after the media are made. Next shows content errors in its overlay.
 */
module.exports = async function contentLoader(source) {
  this.addContextDependency(path.resolve(process.env.CONTENT_DIR ?? 'content'));
  if (path.basename(this.resourcePath) === 'media.ts') {
    const { tsImport } = await import('tsx/esm/api');
    const { makeMedia } = await tsImport('../media/media.ts', pathToFileURL(__filename).href);
    await makeMedia({ quiet: true });
  }
  return `${source}\n// ${Date.now()}\n`;
};
