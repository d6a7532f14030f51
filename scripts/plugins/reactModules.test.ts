import { expect, test } from 'vitest';
import { codeOf } from '../outputs/codeOf';
import { reactModules } from './reactModules';

test("React's packages are one React, and what nobody imports is left out", async () => {
  const entry = 'virtual:entry';
  const code = await codeOf({
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import React, { useState } from 'react';
               import { Fragment, jsx } from 'react/jsx-runtime';
               export { Fragment, jsx, React, useState };`
            : undefined,
      },
      reactModules(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const { Fragment, jsx, React, useState } = (await import(
    /* @vite-ignore */ url
  )) as typeof import('react') & typeof import('react/jsx-runtime') & { React: typeof import('react') };
  expect(useState).toBe(React.useState);
  expect(Fragment).toBe(React.Fragment);
  expect(jsx('a', { href: '/' })).toEqual(React.createElement('a', { href: '/' }));
  expect(code).toContain('react_useState');
  expect(code).not.toContain('react_useDeferredValue');
});
