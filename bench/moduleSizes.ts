/** What each module weighs in the built files. */

import { relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig, mergeConfig, minifySync, type Rolldown } from 'vite';
import { islands, loader } from '../scripts/outputs/buildOutputs';

export interface ModuleSize {
  /** Its path in the project, or its name in `node_modules`. */
  module: string;
  /** Its part of the compressed file, in bytes. */
  bytes: number;
}

/** The modules of each file of the loader and of the widgets, the largest first, by the file's name. */
export async function moduleSizes(): Promise<Record<string, ModuleSize[]>> {
  const configs: InlineConfig[] = [
    { logLevel: 'warn' }, // vite.config.ts
    loader('dist', 'biosystem.js'),
    islands('dist'),
  ];
  const sizes: Record<string, ModuleSize[]> = {};
  for (const config of configs) {
    const { output } = (await build(
      mergeConfig(config, { build: { write: false } }),
    )) as Rolldown.RolldownOutput;
    for (const file of output) if (file.type === 'chunk') sizes[file.fileName] = sizesIn(file);
  }
  return sizes;
}

/** The compressed file is shared out by what each module weighs minified: what it compresses to depends on the others. */
function sizesIn({ code, modules }: Rolldown.OutputChunk): ModuleSize[] {
  const minified = Object.entries(modules).map(([id, { code: own }]) => ({
    module: nameOf(id),
    size: own ? minifySync(id, own, { module: true, compress: false }).code.length : 0,
  }));
  const whole = minified.reduce((sum, { size }) => sum + size, 0);
  const compressed = brotliCompressSync(code).length;
  return minified
    .map(({ module, size }) => ({ module, bytes: Math.round((compressed * size) / whole) }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

const TOPIC = /^topic:(\w+):.*\/(\w+)\.ts$/;

function nameOf(id: string): string {
  const name = id.replace('\0', '');
  const [, topic, file] = TOPIC.exec(name) ?? [];
  if (topic) return `${file} of ${topic}`;
  const [, inPackage] = /.*\/node_modules\/(.*)/.exec(name) ?? [];
  return inPackage ?? (name.startsWith('/') ? relative('.', name) : name);
}
