const breakpoints = require('../../components/styles/breakpoints.json');

/** Writes a breakpoint's media query in place of its name: custom media, which browsers do not know yet. */
const plugin = () => ({
  postcssPlugin: 'breakpoints',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name) => {
        if (!breakpoints[name]) {
          throw rule.error(`There is no breakpoint ${name} in components/styles/breakpoints.json.`);
        }
        return breakpoints[name];
      });
    },
  },
});
plugin.postcss = true;

module.exports = plugin;
