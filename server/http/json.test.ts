import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadJsonError, parseJson } from './json';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('untrusted JSON', () => {
  it('is parsed as by JSON.parse', () => {
    const json = fc.json({ maxDepth: 6 }).filter((text) => !text.includes('__proto__'));
    fc.assert(
      fc.property(json, (text) => {
        expect(parseJson(bytes(text))).toEqual(JSON.parse(text));
      }),
    );
    expect(fc.sample(json, 10)).toHaveLength(10);
  });

  it('may hold brackets, quotes and "__proto__" in its texts', () => {
    const value = {
      notes: `${'[{'.repeat(1_000)} \\" "__proto__" ${','.repeat(200_000)}`,
      name: '__proto__',
    };
    expect(parseJson(bytes(JSON.stringify(value)))).toEqual(value);
  });

  it('fails with BadJsonError only, for any bytes', () => {
    const outcome = (anything: Uint8Array) => {
      try {
        return typeof parseJson(anything);
      } catch (error) {
        return error;
      }
    };
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (anything) => {
        expect(outcome(anything)).toSatisfy(
          (result) => typeof result === 'string' || result instanceof BadJsonError,
        );
      }),
    );
    expect(outcome(new Uint8Array([0xff]))).toBeInstanceOf(BadJsonError);
  });

  it.each([
    ['', 'The body is empty.'],
    ['{', 'The body is not valid JSON.'],
    ['{"a":{"__proto__":1}}', 'A field must not be named "__proto__".'],
    ['['.repeat(33), 'The body is nested more than 32 levels deep.'],
    [`[${'0,'.repeat(10_001)}0]`, 'The body has more than 10000 values.'],
  ])('says what is wrong with %.30s', (text, message) => {
    expect(() => parseJson(bytes(text))).toThrow(new BadJsonError(message));
  });
});
