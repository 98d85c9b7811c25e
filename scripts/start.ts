import './build';

await import('./serve');
