/** The test function of the engines: each test gets a visitor whom nobody has seen before. */
import { test as base, expect } from 'playwright/test';
import type { Engine, EngineName } from './engine';
import { launchChromium, launchFirefox } from './puppeteer';
import { Visitor } from './visitor';
import { launchWebKit } from './webkit';

export { expect };

const launch: Record<EngineName, () => Promise<Engine>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

export const test = base.extend<
  {
    visitor: Visitor;
    /** Errors of the page that belong to the test. */
    expectedErrors: RegExp[];
  },
  { engineName: EngineName; engine: Engine }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  expectedErrors: [[], { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launch[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: [
    async ({ engine, expectedErrors }, use, info) => {
      const tab = await engine.newTab();
      await tab.resize(1280, 900);
      await use(new Visitor(engine, tab));
      if (info.status !== info.expectedStatus) {
        const body = await tab.screenshot().catch(() => undefined); // a browser that hangs shows nothing
        if (body) await info.attach('window.png', { body: Buffer.from(body), contentType: 'image/png' });
      }
      const errors = await tab.errors();
      await tab.close();
      expect(
        errors.filter((error) => !expectedErrors.some((expected) => expected.test(error))),
        'the page writes no error',
      ).toEqual([]);
    },
    { timeout: 90_000 }, // of its own: a browser that is started again takes nothing from the test
  ],
});
