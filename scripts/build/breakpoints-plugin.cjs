const { readFileSync } = require('node:fs');
const path = require('node:path');

const file = path.resolve('components/styles/breakpoints.json');

/** Writes a breakpoint's media query in place of its name: custom media, which browsers do not know yet. */
const plugin = () => ({
  postcssPlugin: 'breakpoints',
  prepare({ opts, messages }) {
    const breakpoints = JSON.parse(readFileSync(file, 'utf8'));
    // Else a changed breakpoint would leave every sheet as the last build made it.
    messages.push({ type: 'dependency', plugin: 'breakpoints', file, parent: opts.from });
    return {
      AtRule: {
        media(rule) {
          rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name) => {
            if (!breakpoints[name]) {
              throw rule.error(
                `There is no breakpoint ${name} in components/styles/breakpoints.json.`,
              );
            }
            return breakpoints[name];
          });
        },
      },
    };
  },
});
plugin.postcss = true;

module.exports = plugin;
