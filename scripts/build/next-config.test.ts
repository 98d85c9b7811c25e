import config from '../../next.config.js';

/** What Next hands over: the development server splits no chunks. */
const settings = () => ({
  resolve: { alias: {} },
  plugins: [],
  optimization: { splitChunks: false },
});

test.each([true, false])('npm run dev takes the settings, on the server: %s', (isServer) => {
  const given = settings();
  expect(config.webpack?.(given, { dev: true, isServer } as never)).toBe(given);
});
