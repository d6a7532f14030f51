import { afterEach, expect, test } from 'vitest';
import { toJson } from './toJson';

afterEach(() => {
  for (const { prototype } of [Array, Object, String]) Reflect.deleteProperty(prototype, 'toJSON');
});

test.each([Array, Object, String])('%s with a toJSON of the page', ({ prototype }) => {
  Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'of the page' });
  expect(toJson({ id: 'a', list: ['b', { c: 1 }], none: undefined })).toBe('{"id":"a","list":["b",{"c":1}]}');
});
