import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse, stringify } from 'yaml';
import type { Service } from '../../content/model/schema';
import { copyProject, runInCopy } from '../test/project-copy';
import { table } from './report';

interface Growth {
  services: number;
  buildSeconds: number;
  homeKiB: number;
  servicesKiB: number;
}

/** Builds a copy of the project with so many services, and weighs its pages as brotli. */
function grow(services: number): Growth {
  const copy = copyProject();
  try {
    const file = path.join(copy, 'content/services.yaml');
    const initial = parse(readFileSync(file, 'utf8')) as Service[];
    const many = Array.from({ length: services }, (_, index) => {
      const service = initial[index % initial.length] as Service;
      return { ...service, id: `${service.id}-${index}` };
    });
    writeFileSync(file, stringify(many));
    const began = performance.now();
    runInCopy(copy, 'tsx', ['scripts/build/build.ts']);
    const buildSeconds = (performance.now() - began) / 1000;
    const weigh = (page: string) =>
      brotliCompressSync(readFileSync(path.join(copy, 'out', page))).length / 1024;
    return {
      services,
      buildSeconds,
      homeKiB: weigh('index.html'),
      servicesKiB: weigh('services.html'),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export function growthTable(services: number[]): string {
  const rows = services
    .map(grow)
    .map((growth) => [
      growth.services,
      growth.buildSeconds.toFixed(0),
      growth.homeKiB.toFixed(1),
      growth.servicesKiB.toFixed(1),
    ]);
  return table(
    ['services', 'build, s', 'Home HTML, KiB brotli', 'Services HTML, KiB brotli'],
    rows,
  );
}
