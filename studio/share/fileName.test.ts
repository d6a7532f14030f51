import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from './fileName';

test.each([
  ['Bright Panes', {}, 'bright-panes.json'],
  ['Grünwerk / Freiburg (neu)', {}, 'grünwerk-freiburg-neu.json'],
  ['窓', {}, '窓.json'],
  ['Untitled', { company: { name: 'Larkspur' } }, 'larkspur.json'],
  ['Untitled', { company: { name: 3 } }, 'untitled.json'],
  ['Con', {}, 'con-config.json'],
  ['../../etc/passwd', {}, 'etc-passwd.json'],
  ['<img onerror="x">', {}, 'img-onerror-x.json'],
  ['…', {}, 'business.json'],
  ['', {}, 'business.json'],
])('the config of %j is in %j', (name, config, file) => expect(fileName({ name, config })).toBe(file));

test('of any name it is one that every system takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
      const file = fileName({ name, config: {} });
      expect(file).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*\.json$/u);
      expect(Array.from(file).length).toBeLessThanOrEqual(72);
    }),
  );
});
