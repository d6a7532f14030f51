import { expect, test } from 'vitest';
import { parseJsonFile } from './jsonFile';

test.each([
  ['{"a": 1,\n "b": }', 'line 2, column 7: a value is missing, or the comma before is one too many'],
  [
    '{"a": 1,\n}',
    'line 2, column 1: a name in double quotes is missing, or the comma before is one too many',
  ],
  ['{"a": 1\n "b": 2}', 'line 2, column 2: a comma is missing before this'],
  ["{'a': 1}", 'line 1, column 2: this is no JSON value; names and texts stand in "straight double quotes"'],
  ['{"a" 1}', 'line 1, column 6: a colon is missing between a name and its value'],
  ['{"a": [1, 2', 'line 1, column 12: a closing ] is missing'],
  ['{"a": {}', 'line 1, column 9: a closing } is missing'],
  ['{"a": 1}}', 'line 1, column 9: the JSON has ended before this;'],
  ['{"a": 1.}', 'line 1, column 7: a number is written like 12 or 0.5'],
  ['// firm\n{}', 'line 1, column 1: JSON has no comments'],
  ['{"a": "x\n"}', 'line 1, column 7: the text that begins here has no closing quote in its line'],
  ['{"a": "\\q"}', 'line 1, column 7: a backslash in this text begins no escape;'],
  ['{"a": "\\u12"}', 'line 1, column 7: four hexadecimal digits have to follow \\u in this text'],
  ['{"a": "x\ty"}', 'line 1, column 7: this text holds a tab'],
  ['', 'line 1, column 1: a value is missing'],
  ['\uFEFF{', 'line 1, column 2: a closing } is missing'],
])('%j is no JSON, and why', (text, reason) =>
  expect(() => parseJsonFile(text)).toThrow(`is no JSON: look at ${reason}`),
);

test('a byte order mark is no mistake', () => expect(parseJsonFile('\uFEFF{"a": 1}')).toEqual({ a: 1 }));

test('the message repeats nothing of the file', () =>
  expect(() => parseJsonFile('{"smtp": "hunter2",}')).not.toThrow('hunter2'));
