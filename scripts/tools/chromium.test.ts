import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { chromiumLaunchOptions } from './chromium';

test('all features are switched off that Playwright switches off', async () => {
  const server = await chromium.launchServer(chromiumLaunchOptions());
  const lists = server
    .process()
    .spawnargs.filter((argument) => argument.startsWith('--disable-features='))
    .map((argument) => argument.replace(/.*=/, '').split(','));
  await server.close();
  const [playwrights = [], ours = []] = lists;
  expect(lists).toHaveLength(2);
  expect(playwrights.length).toBeGreaterThan(5);
  expect(ours).toEqual(expect.arrayContaining(playwrights));
});
