/** JSON and JavaScript in the documents: each is an example of something that checks it. Commands: commands.test.ts. */
import { readFileSync } from 'node:fs';
import Ajv, { type AnySchemaObject } from 'ajv';
import { parse } from 'jsonc-parser';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { parseFirmFile, problemsOf } from '../../server/firms/firmFile';
import { resolveConfig } from '../../src/content/config';
import { defaultsFrom } from '../../src/testing/defaultsFrom';
import { firm } from '../../src/testing/firm';
import { pageFiles } from '../docsite/stagePages';
import { configJsonSchema } from '../package/configSchema';

const blocks = ['README.md', ...pageFiles()].flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^ *```(jsonc?|jsx?|tsx?)\n(.*?)^ *```/gms), (match) => ({
    place: `${file}:${match.input.slice(0, match.index).split('\n').length}`,
    language: match[1] ?? '',
    code: match[2] ?? '',
  })),
);
const json = blocks.filter(({ language }) => language.startsWith('json'));

const validate = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(
  configJsonSchema(firm) as AnySchemaObject,
);

/** For what documents leave out. */
const SECRET = `whsec_${'c'.repeat(32)}`;
const HASH = `scrypt:15:8:3:${'s'.repeat(22)}:${'h'.repeat(43)}`;

/** What is wrong with an example, as what it is one of. Leads are checked by leads.test.ts. */
function problemsWith(code: string): unknown {
  const value = parse(code) as Record<string, unknown>;
  if (['id', 'data', 'status'].some((key) => key in value)) return []; // a lead, or an answer
  if ('allowedOrigins' in value) {
    try {
      parseFirmFile(code.replaceAll('whsec_…', SECRET).replaceAll('scrypt:15:8:3:…', HASH));
      return [];
    } catch (error) {
      return problemsOf(error);
    }
  }
  return [
    validate({ version: 1, ...value }) ? [] : validate.errors,
    resolveConfig(value, defaultsFrom(firm)).problems,
  ].flat();
}

test.each(json)('$place is what it is an example of', ({ code }) => expect(problemsWith(code)).toEqual([]));

test.each(json.filter(({ language }) => language === 'json'))('$place is JSON', ({ code }) =>
  expect(() => JSON.parse(code) as unknown).not.toThrow(),
);

test('all code in JavaScript can be read', () => {
  const unreadable = blocks
    .filter(({ language }) => !language.startsWith('json'))
    .flatMap(({ place, language, code }) =>
      parseSync(`snippet.${language}`, code).errors.map(({ message }) => `${place}: ${message}`),
    );
  expect(unreadable).toEqual([]);
});
