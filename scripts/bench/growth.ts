import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse, stringify } from 'yaml';
import type { Service } from '../../content/schema';

export interface Growth {
  services: number;
  buildSeconds: number;
  homeKiB: number;
  servicesKiB: number;
}

/** Builds a copy of the project with so many services, and weighs its pages as brotli. */
export function grow(services: number): Growth {
  const copy = mkdtempSync(path.join(tmpdir(), 'growth-'));
  for (const part of ['app', 'components', 'content', 'public', 'scripts']) {
    cpSync(part, path.join(copy, part), { recursive: true });
  }
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'next.config.js']) {
    cpSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const file = path.join(copy, 'content/services.yaml');
  const shipped = parse(readFileSync(file, 'utf8')) as Service[];
  const many = Array.from({ length: services }, (_, index) => {
    const service = shipped[index % shipped.length] as Service;
    return { ...service, id: `${service.id}-${index}` };
  });
  writeFileSync(file, stringify(many));
  const began = performance.now();
  execFileSync('node_modules/.bin/tsx', ['scripts/build.ts'], { cwd: copy, stdio: 'ignore' });
  const buildSeconds = (performance.now() - began) / 1000;
  const weigh = (page: string) =>
    brotliCompressSync(readFileSync(path.join(copy, 'out', page))).length / 1024;
  const growth = {
    services,
    buildSeconds,
    homeKiB: weigh('index.html'),
    servicesKiB: weigh('services.html'),
  };
  rmSync(copy, { recursive: true });
  return growth;
}
