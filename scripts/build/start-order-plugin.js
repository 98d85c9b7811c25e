import { patterns } from '../framework/assumptions.js';
import { expectCount } from '../framework/expect-count.js';
import { startInOrder } from './start-in-order.js';

const name = 'StartOrder';

/**
 * Writes into webpack's own script, as __webpack_require__.start, what runs the modules that start the
 * page one by one, with their numbers in the order in which they ask for each other.
 * components/boot/sliced-start.ts calls it; left to themselves they run in one piece, the longest of
 * the whole visit.
 */
export const startOrder = {
  apply(compiler) {
    const { RuntimeModule } = compiler.webpack;
    class StartOrder extends RuntimeModule {
      constructor() {
        super(name, RuntimeModule.STAGE_BASIC);
      }
      generate() {
        const order = orderOf(this.compilation, patterns.startEntry);
        const bound = `.bind(null, __webpack_require__, ${JSON.stringify(order)})`;
        return `__webpack_require__.start = (${startInOrder})${bound};`;
      }
    }
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalChunkRuntimeRequirements.tap(name, (chunk, needs) => {
        // Others are run by webpack itself, while it builds.
        if (!chunk.hasRuntime() || !compilation.chunks.has(chunk)) return;
        needs.add(compiler.webpack.RuntimeGlobals.require);
        compilation.addRuntimeModule(chunk, new StartOrder());
      });
    });
  },
};

/** The modules that an entry runs at its beginning, each after those that it asks for; itself left out. */
export function orderOf({ entrypoints, moduleGraph, chunkGraph }, entry) {
  const chunk = entrypoints.get(entry)?.getEntrypointChunk();
  const entries = chunk ? [...chunkGraph.getChunkEntryModulesIterable(chunk)] : [];
  const order = [];
  const met = new Set();
  const visit = (module) => {
    if (met.has(module)) return;
    met.add(module);
    for (const dependency of module.dependencies) {
      const connection = moduleGraph.getConnection(dependency);
      if (connection?.getActiveState(chunk.runtime) === true) visit(connection.module);
    }
    const id = chunkGraph.getModuleId(module);
    if (id !== null && !entries.includes(module)) order.push(id);
  };
  entries.forEach(visit);
  expectCount('startOrder', 'webpack', order.length);
  return order;
}
