const path = require('node:path');

/**
 * Tells the bundler which files a module reads when it is evaluated, so that `next dev` evaluates it
 * again when an owner saves a file.
 */
module.exports = function watchContent(source) {
  this.addContextDependency(path.resolve(process.env.CONTENT_DIR ?? 'content'));
  this.addContextDependency(path.resolve('generated'));
  return `${source}\n// ${Date.now()}\n`;
};
