import { intake } from '../../src/domain/intake';

/** A body that is not accepted as JSON; the message is for the client. */
export class BadJsonError extends Error {}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const [quote, backslash, comma] = ['"', '\\', ','].map((character) => character.charCodeAt(0));
const opening = new Set(['[', '{'].map((character) => character.charCodeAt(0)));
const closing = new Set([']', '}'].map((character) => character.charCodeAt(0)));

/**
 * Parses untrusted JSON: UTF-8 only, without deep nesting or very many values (which would cost seconds and hundreds of
 * megabytes to parse), without a `__proto__` key.
 * @throws BadJsonError
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new BadJsonError('The body is empty.');
  rejectBombs(bytes, intake.values);
  try {
    return JSON.parse(utf8.decode(bytes), rejectProto);
  } catch (error) {
    if (error instanceof BadJsonError) throw error;
    throw new BadJsonError(
      error instanceof SyntaxError ? 'The body is not valid JSON.' : 'The body is not valid UTF-8.',
    );
  }
}

/** @throws BadJsonError where JSON is nested deeply, or has more values than so many */
export function rejectBombs(bytes: Uint8Array, maxValues: number): void {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (inString) {
      if (byte === backslash) i++;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === comma) values++;
    else if (opening.has(byte)) {
      values++;
      depth++;
    } else if (closing.has(byte)) depth--;
    if (depth > intake.depth)
      throw new BadJsonError(`The body is nested more than ${intake.depth} levels deep.`);
    if (values > maxValues) throw new BadJsonError(`The body has more than ${maxValues} values.`);
  }
}

function rejectProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new BadJsonError('A field must not be named "__proto__".');
  return value;
}
