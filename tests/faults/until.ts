import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition, half a minute at most: longer than promised, so that a delay is measured. */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    if (await condition()) return;
    await sleep(20);
  }
}
