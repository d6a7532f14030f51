import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleProblems, fieldTables } from './leads';

const documented = readFileSync('docs/leads.md', 'utf8');

test('the documented examples are leads, complete for each kind', () => {
  expect(exampleProblems(documented)).toEqual([]);
});

test('an example that the schema refuses is named with its field', () => {
  const wrong = documented.replace('"fullName": "Ana Ortiz"', '"fullName": " "');
  expect(exampleProblems(wrong)).toEqual(['contact: fullName must not be empty']);
});

test('an example without an optional field of its kind is named with that field', () => {
  const incomplete = documented.replace(',\n  "hearAboutUs": "Nextdoor"', '');
  expect(exampleProblems(incomplete)).toEqual(['contact: the example lacks "hearAboutUs"']);
});

test('a kind without an example is named', () => {
  expect(exampleProblems(documented.replace('<!-- lead: quote -->', ''))).toEqual(['quote: has no example']);
});

test('the tables say which fields are required, and their limits', () => {
  const tables = fieldTables();
  expect(tables).toContain('| `fullName` | yes | text, at most 200 |');
  expect(tables).toContain('| `photos` | no | list of at most 10: text |');
});
