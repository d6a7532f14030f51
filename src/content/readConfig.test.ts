import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, readLimited } from './readConfig';

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a text that is a config', () => {
  test.each([
    ['{}', '{}'],
    ['\uFEFF{"a":1}', '{"a":1}'],
    ['  {"a":[1]}\n', '{"a":[1]}'],
    ['{"__proto__":{"a":1},"constructor":2}', '{"__proto__":{"a":1},"constructor":2}'],
    [nested(50), nested(50)],
  ])('%s is read as it is', async (text, config) =>
    expect(JSON.stringify(await readConfig(text))).toBe(config),
  );
});

test.each([
  ['{\n  "a": 1,,\n}', 'This is no JSON: look at line 2, column 10: a name in double quotes is missing'],
  ['{"a": “b”}', 'line 1, column 7'],
  ['', 'nothing'],
  [' \n', 'nothing'],
  ['[1]', 'no config'],
  ['null', 'no config'],
  ['"a"', 'no config'],
  ['<!doctype html>', 'web page'],
  [nested(51), 'too many brackets'],
  ['['.repeat(1e6), 'too many brackets'],
  [`{"a":"${'x'.repeat(2e6)}"}`, 'larger than 2 MB'],
])('%.40j is refused, and why', async (text, message) => {
  await expect(readConfig(text)).rejects.toThrow(message);
});

describe('a stream with a limit', () => {
  const streamOf = (...chunks: string[]) => new Blob(chunks).stream();
  test('is read as text', async () => expect(await readLimited(streamOf('Grü', 'n'), 5)).toBe('Grün'));
  test('is not read beyond the limit', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(1_000));
      },
    });
    await expect(readLimited(endless, 10_000)).rejects.toThrow(ConfigError);
    expect(pulled).toBeLessThan(20);
  });
});
