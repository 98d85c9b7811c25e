// Runs before each command, in words that an old Node understands too.
var needed = require('../package.json').engines.node.replace('>=', '').split('.');
var found = process.versions.node.split('.');
var isOld = found[0] - needed[0] || found[1] - needed[1];
if (isOld < 0) {
  console.error(
    'This project needs Node ' +
      needed.join('.') +
      ' or later. This is Node ' +
      found.join('.') +
      '. Get it at https://nodejs.org',
  );
  process.exit(1);
}
