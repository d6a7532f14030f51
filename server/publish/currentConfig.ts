import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type PublicConfig, publicConfig } from '../firms/publicConfig';
import type { PublishedConfigs } from './publishedConfigs';

/** Finds the config that is published under a name. @returns undefined where there is none */
export type FindPublished = (name: string) => Promise<PublicConfig | undefined>;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Configs in memory, each with what it is compressed to. */
const maxKnown = 100;

/**
 * Finds published configs. Each request asks the database which version is current, because another desk may have published
 * it; while the database is away, the last known one is found.
 */
export function createFindPublished(configs: PublishedConfigs): FindPublished {
  const known = new Map<string, { version: number; config: PublicConfig }>();

  return async (name) => {
    const before = known.get(name);
    try {
      const version = await configs.currentVersion(name);
      if (version === undefined) return undefined;
      if (before?.version === version) return before.config;
      const text = await configs.text(name, version);
      if (text === undefined) return undefined;
      const config = await compressed(text);
      known.delete(name);
      known.set(name, { version, config });
      if (known.size > maxKnown) known.delete(known.keys().next().value ?? '');
      return config;
    } catch (error) {
      if (before) return before.config;
      throw error;
    }
  };
}

async function compressed(text: string): Promise<PublicConfig> {
  const [br, gz] = await Promise.all([compress.br(text), compress.gzip(text)]);
  return publicConfig(text, br, gz);
}
