const path = require('node:path');
const { pathToFileURL } = require('node:url');

/**
 * A loader that `next dev` uses for the two modules that read the content. When the content changes, it generates the
 * media again and `next dev` re-evaluates both modules. Next's overlay shows content errors.
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
