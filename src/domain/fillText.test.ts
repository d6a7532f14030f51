import { expect, test } from 'vitest';
import { fillText } from './fillText';

test('replaces placeholders by values and leaves unknown ones', () => {
  expect(fillText('At most {limit}, not {length}', { limit: 80, length: 81 })).toBe('At most 80, not 81');
  expect(fillText('Call {phone}', {})).toBe('Call {phone}');
  expect(fillText('{constructor} {toString}', {})).toBe('{constructor} {toString}');
  expect(fillText('{name}', { name: '$& {limit}' })).toBe('$& {limit}');
});
