import { expect, test } from 'vitest';
import { table } from './docs/markdown';
import { walkTables } from './walkTable';

test('each file is listed with its reason, and its modules with what is too small for a line', () => {
  const text = walkTables(
    {
      date: '2026-11-27',
      release: '1.0.0',
      files: [
        {
          name: 'element.js',
          bytes: 17_726,
          phase: 'idle',
          modules: [
            { module: 'src/element/defineWidget.tsx', bytes: 1_592 },
            { module: 'src/style/cx.ts', bytes: 20 },
            { module: 'src/ui/base/emblem.ts', bytes: 30 },
          ],
        },
        { name: 'react-Koqptk5c.js', bytes: 51_510, phase: 'idle', modules: [] },
      ],
    },
    table,
  );
  expect(text).toMatch(/\| `element\.js` \| 17\.7 kB \| when the page is loaded.* \| the custom element/);
  expect(text).toContain('| 2 files | 69.2 kB |');
  expect(text).toContain('| `element.js` | src/element/defineWidget.tsx | 1.6 kB |');
  expect(text).toContain('| `element.js` | 2 more | 0.1 kB |');
  expect(text).not.toContain('Koqptk5c');
});
