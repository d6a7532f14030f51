/** What a new draft can begin with. */

import { ConfigError, fetchConfig, readConfig, SIZE_LIMIT, TOO_LARGE } from '../../src/content/readConfig';
import { type Example, exampleUrl } from '../config/examples';
import { valueAt } from '../config/path';
import { messages } from './dialogMessages';
import { type ConfigJson, type Draft, NAME_LIMIT, newDraft, UNTITLED } from './draft';

const named = (config: ConfigJson, otherwise: string): Draft => {
  const company = valueAt(config, ['company', 'name']);
  const name = typeof company === 'string' && company.trim() !== '' ? company.trim() : otherwise;
  return newDraft(name.slice(0, NAME_LIMIT), config);
};

/** A firm of its own, which has nothing of the built-in one. @throws ConfigError without a name */
export function fromCompany(name: string): Draft {
  const trimmed = name.trim();
  if (trimmed === '') throw new ConfigError('Please give the company’s name.');
  return named({ version: 1, company: { name: trimmed } }, trimmed);
}

/** The built-in firm, of which only changes are written down. */
export const fromBuiltIn = (): Draft => newDraft(messages.kinds.builtIn);

/** The built-in firm with every fact in the config. */
export async function fromWrittenOut(): Promise<Draft> {
  const { resolvedBusiness } = await import('../../src/content/resolved');
  const config: ConfigJson = JSON.parse(JSON.stringify({ version: 1, ...resolvedBusiness({}) }));
  return newDraft(messages.kinds.writtenOut, config);
}

/** @throws ConfigError */
export async function fromExample({ file, label }: Example): Promise<Draft> {
  return named(await fetchConfig(exampleUrl(file)), label);
}

/** @throws ConfigError */
export async function fromAddress(address: string): Promise<Draft> {
  const config = await fetchConfig(address);
  return named(config, fileTitle(address.trim().replace(/[?#].*/, '')));
}

/** @throws ConfigError */
export async function fromFile(file: File): Promise<Draft> {
  if (file.size > SIZE_LIMIT) throw new ConfigError(TOO_LARGE);
  const text = await file.text().catch(() => {
    throw new ConfigError('The file cannot be read.');
  });
  return named(await readConfig(text), fileTitle(file.name));
}

/** @throws ConfigError */
export const fromText = async (text: string): Promise<Draft> =>
  named(await readConfig(text), messages.kinds.text);

/** The last part of a path, without its ending. */
const fileTitle = (path: string): string => {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return last.replace(/\.[a-z]+$/i, '') || UNTITLED;
};
