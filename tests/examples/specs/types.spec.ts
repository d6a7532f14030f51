/**
 * What is right compiles, and what is wrong does not: by the compiler of each framework. And in jsdom, in happy-dom and with React 18
 * an app's tests run.
 */
import { test } from 'playwright/test';
import { installApp } from '../support/app';

for (const folder of ['tests/types', 'tests/types/react-18', 'tests/examples/environments'])
  test(folder, async () => {
    const app = await installApp(folder);
    try {
      await app.build();
    } finally {
      await app.remove();
    }
  });
