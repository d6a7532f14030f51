import { expect, test } from 'vitest';
import { parseDecision } from './decisions';

const record = `# 3. Anchors are in the light DOM

- Status: accepted
- Area: elements

## Context

## Decision

## Consequences
`;

test('a record is read by its number, title, status and area', () => {
  expect(parseDecision('0003-anchors.md', record)).toEqual({
    file: '0003-anchors.md',
    number: 3,
    title: 'Anchors are in the light DOM',
    status: 'accepted',
    area: 'elements',
  });
});

test.each(['replaced by 12', 'accepted, replaces 2'])('a record may be %s', (status) => {
  expect(parseDecision('0003-anchors.md', record.replace('accepted', status)).status).toBe(status);
});

test.each([
  ['another number than its file', '# 3.', '# 4.'],
  ['no status', '- Status: accepted\n', ''],
  ['an unknown status', 'accepted', 'perhaps'],
  ['no area', '- Area: elements\n', ''],
  ['no consequences', '## Consequences\n', ''],
])('a record with %s is refused', (_name, from, to) => {
  expect(() => parseDecision('0003-anchors.md', record.replace(from, to))).toThrow('0003-anchors.md needs');
});
