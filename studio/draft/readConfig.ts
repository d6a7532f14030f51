import type { ConfigJson } from './draft';

/** What a config may have in bytes: a hundred times an ordinary one. More would be a mistake, and slow in the editor. */
export const SIZE_LIMIT = 2_000_000;
/** How deep objects and lists may lie in each other: four times as deep as the schema knows. */
export const DEPTH_LIMIT = 50;

/** Says in a sentence to read what is wrong with a text that is to be a config. */
export class ConfigError extends Error {}

/**
 * The config that a text holds.
 * @throws ConfigError with the line and the column of a mistake
 */
export async function readConfig(text: string): Promise<ConfigJson> {
  if (text.trim() === '') throw new ConfigError('There is nothing in it.');
  if (text.length > SIZE_LIMIT) throw new ConfigError(TOO_LARGE);
  if (text.trimStart().startsWith('<'))
    throw new ConfigError(
      'This is a web page (HTML), not JSON. Take the address or the file of the JSON itself.',
    );
  const { parseJsonFile } = await import('../../src/content/jsonFile');
  return asConfig(parsed(parseJsonFile, text));
}

function parsed(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    // Brackets within brackets, without end.
    if (error instanceof RangeError) throw new ConfigError(TOO_DEEP);
    throw new ConfigError(`This ${error instanceof Error ? error.message : 'is no JSON'}.`);
  }
}

/** @throws ConfigError where a value cannot be a config. */
export function asConfig(value: unknown): ConfigJson {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError('This is JSON, but no config: a config is an object, { … }.');
  if (isDeeper(value, DEPTH_LIMIT)) throw new ConfigError(TOO_DEEP);
  return value as ConfigJson;
}

export const TOO_LARGE = `This is larger than ${SIZE_LIMIT / 1_000_000} MB, which no config needs.`;
const TOO_DEEP = 'This has too many brackets within each other, which no config needs.';

const isDeeper = (value: unknown, limit: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (limit === 0 || Object.values(value).some((inner) => isDeeper(inner, limit - 1)));
