import { expect, it } from 'vitest';
import { keyAction } from './keys';

const none = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false };

it.each([
  ['j', {}, 'next'],
  ['J', {}, 'next'],
  ['k', {}, 'previous'],
  ['e', {}, 'settle'],
  ['?', {}, 'help'],
  ['x', {}, undefined],
  ['constructor', {}, undefined],
  ['j', { repeat: true }, 'next'],
  // Held down, one press would settle the whole list.
  ['e', { repeat: true }, undefined],
  ['e', { metaKey: true }, undefined],
  ['k', { ctrlKey: true }, undefined],
  ['j', { altKey: true }, undefined],
  ['j', { isComposing: true }, undefined],
] as const)('%s %j means %s', (key, held, expected) => {
  expect(keyAction({ ...none, ...held, key })).toBe(expected);
});
