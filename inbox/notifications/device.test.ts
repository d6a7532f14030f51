import { expect, it } from 'vitest';
import { hindranceOf } from './device';

const browser = { hasPush: true, isApple: false, isInstalled: false, permission: 'default' } as const;

it.each([
  ['a browser that was not asked', browser, undefined],
  ['one that allows them', { ...browser, permission: 'granted' }, undefined],
  ['one that was forbidden', { ...browser, permission: 'denied' }, 'denied'],
  ['one without push', { ...browser, hasPush: false, permission: undefined }, 'browser'],
  ['an iPhone before installation', { ...browser, hasPush: false, isApple: true }, 'install'],
  ['an old iPhone after it', { ...browser, hasPush: false, isApple: true, isInstalled: true }, 'browser'],
  ['an iPhone after installation', { ...browser, isApple: true, isInstalled: true }, undefined],
] as const)('%s', (_name, found, why) => {
  expect(hindranceOf(found)).toBe(why);
});
