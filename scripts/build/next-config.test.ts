import config from '../../next.config.js';

/** What Next hands over: the development server splits no chunks. */
const settings = () => ({
  resolve: { alias: {} },
  plugins: [],
  optimization: { splitChunks: false },
});
class BannerPlugin {}
const webpack = { BannerPlugin, Compilation: {} };

test.each([true, false])('npm run dev takes the settings, on the server: %s', (isServer) => {
  const given = settings();
  const context = { dev: true, isServer, webpack } as never;
  expect(config.webpack?.(given, context)).toBe(given);
});
