import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
const into = join(folder, 'firm.json');
const spanish = join(folder, 'firm.es.json');
const table = join(folder, 'table.csv');

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/reviews.ts', ...args], { encoding: 'utf8' });

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

test('writes reviews into a config, once, and leaves everything else in the file as it is written', () => {
  const before =
    '{\n  "company": { "name": "Clear" },\n  "testimonials": [\n    {"name":"Old","quote":"Good.","rating":5}\n  ]\n}\n';
  writeFileSync(into, before);
  writeFileSync(spanish, '{ "testimonials": [{ "quote": "Bien." }] }\n');
  writeFileSync(table, 'name,rating,quote,date\nNew,5,Fine.,2026-05-14\nBad,nine,No.,\n');

  const first = run(table, '--into', into);
  expect(first.stdout).toBe(`${into} has 2 reviews now: 1 new.\n`);
  expect(first.stderr).toContain('table.csv, line 3: the rating "nine"');
  expect(readFileSync(into, 'utf8')).toContain('  "company": { "name": "Clear" },\n');
  expect(read(into)).toMatchObject({ testimonials: [{ name: 'New', date: '2026-05-14' }, { name: 'Old' }] });
  // A translation stands where its testimonial stands.
  expect(read(spanish)).toEqual({ testimonials: [{}, { quote: 'Bien.' }] });

  const written = readFileSync(into, 'utf8');
  expect(run(table, '--into', into).stdout).toBe(`${into} stays as it is: no review is new.\n`);
  expect(readFileSync(into, 'utf8')).toBe(written);
});

test('without a file it says how it is called, and fails', () => {
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('Usage: npm run reviews');
});
