import { buildExport } from '../build/build-export';
import { assertPortIsFree, wantedPort } from './listen';

// First, because a build takes a while and replaces the export under a site that is served already.
await assertPortIsFree(wantedPort());
await buildExport({ draft: true });
await import('./serve');
