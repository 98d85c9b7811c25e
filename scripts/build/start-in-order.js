/**
 * Runs the modules that start the page one by one, then what the other scripts wait to run, then
 * `atLast`, then React, and gives way to the browser whenever a slice of 5 ms is full. It goes into
 * webpack's own script as text (start-order-plugin.js), so it may use nothing from around it.
 */
export async function startInOrder(require, order, [startReact, ...others], atLast, giveWay) {
  // A script was lost: the page stays as it was written.
  if (!order.every((id) => require.m[id])) return;
  let began = performance.now();
  const steps = [
    ...order.map((id) => () => require(id)),
    ...others.map((run) => () => run(require)),
    atLast,
    () => startReact?.(require),
  ];
  for (const step of steps) {
    if (performance.now() - began >= 5) {
      await giveWay();
      began = performance.now();
    }
    step();
  }
}
