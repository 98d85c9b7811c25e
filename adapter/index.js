import { tsImport } from 'tsx/esm/api';

// Next loads the adapter with Node's import(), which can't load TypeScript in Node 20.
const { adapter } = await tsImport('./site.ts', import.meta.url);
export default adapter;
