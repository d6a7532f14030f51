import { setTimeout as sleep } from 'node:timers/promises';

/** The result of a load. */
export interface LoadResult {
  /** Requests a second that were answered as they should be. */
  rate: number;
  /** Requests that were not. */
  failed: number;
  /** @returns the milliseconds within which that share (0 to 1) of the good answers came */
  percentile(share: number): number;
}

/**
 * An open-loop load: calls `send` at random moments (a Poisson process), without waiting for earlier answers. Latency is
 * counted from the moment at which a request was due, so that a stall counts for every request that it delays.
 * @param send resolves with whether the answer was as it should be; a rejection is a failure
 */
export async function generateLoad(
  perSecond: number,
  seconds: number,
  send: () => Promise<boolean>,
): Promise<LoadResult> {
  const latencies: number[] = [];
  let failed = 0;
  const sendDue = async (due: number) => {
    const isGood = await send().catch(() => false);
    if (isGood) latencies.push(performance.now() - due);
    else failed++;
  };
  const sends: Promise<void>[] = [];
  const start = performance.now();
  const gap = () => (-Math.log(1 - Math.random()) * 1_000) / perSecond;
  for (let due = start + gap(); due < start + seconds * 1_000; due += gap()) {
    if (due > performance.now()) await sleep(due - performance.now());
    sends.push(sendDue(due));
  }
  await Promise.all(sends);
  const duration = (performance.now() - start) / 1_000;
  latencies.sort((a, b) => a - b);
  return {
    rate: latencies.length / duration,
    failed,
    percentile: (share) => latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN,
  };
}
