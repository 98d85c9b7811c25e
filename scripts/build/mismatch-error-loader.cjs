/**
 * React makes one Error while it is evaluated, for a mismatch that never comes here. A tool that listens
 * for errors (Lighthouse, Playwright, the browser's own) then has the whole of React parsed a second
 * time, and sees a task twice as long as any visitor has. Only ever compared, an object does as well.
 */
module.exports = async function mismatchErrorLoader(source) {
  const { patterns } = await import('../framework/assumptions.js');
  const { expectCount } = await import('../framework/expect-count.js');
  const parts = source.split(patterns.mismatchError);
  expectCount('mismatchError', 'react-dom', parts.length - 1, 1);
  return parts.join('HydrationMismatchException = Object.create(Error.prototype)');
};
