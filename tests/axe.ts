import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings axe into every page that is opened from here on; an init script is not held up by the page's policy. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(axe);

/** axe finds nothing on the page as it is now, shadow roots included. */
export async function expectNoViolations(page: Page, state = 'the page'): Promise<void> {
  const { violations, passes } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(', ')}`);
  expect(found, state).toEqual([]);
  expect(passes.length).toBeGreaterThan(20); // it did look
}
