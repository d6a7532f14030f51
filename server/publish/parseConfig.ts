import { BadJsonError, rejectBombs } from '../json';
import { parseJsonFile } from '../../src/content/jsonFile';
import { errorMessage } from '../log';

/** A body that is no config; the message is for the client. */
export class BadConfigError extends Error {}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a config that is to be published. Whether its facts can be used is not looked at: widgets replace those that cannot.
 * @returns it as JSON text without spaces
 * @throws BadConfigError
 */
export function parseConfig(bytes: Uint8Array): string {
  const config = parse(bytes);
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new BadConfigError('A config is a JSON object, in { and }.');
  return JSON.stringify(config);
}

function parse(bytes: Uint8Array): unknown {
  try {
    rejectBombs(bytes, Number.POSITIVE_INFINITY);
    return parseJsonFile(utf8.decode(bytes));
  } catch (error) {
    if (error instanceof BadJsonError) throw new BadConfigError(error.message);
    if (error instanceof TypeError) throw new BadConfigError('The body is not valid UTF-8.');
    throw new BadConfigError(`The config ${errorMessage(error)}.`);
  }
}
