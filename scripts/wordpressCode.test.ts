import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no function of the plugin is declared twice: PHP ends where it loads both files', () => {
  const declared = phpFiles().flatMap((file) =>
    [...readFileSync(join('wordpress', file), 'utf8').matchAll(/^function (\w+)/gm)].map(([, name]) => name),
  );
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
});

const phpFiles = (): string[] =>
  readdirSync('wordpress', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.php'));
