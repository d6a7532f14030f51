import { expect } from 'playwright/test';

/**
 * Resolves when a desk has a snapshot. It makes one for the first page that asks, and gives that page none where this takes
 * longer than 3 s, as on a busy machine.
 */
export const snapshotMade = (url: string): Promise<void> =>
  expect(async () => expect((await fetch(url)).status).toBe(200)).toPass();
