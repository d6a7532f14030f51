import { setTimeout as sleep } from 'node:timers/promises';

/** What came of many sends. */
export interface Arrivals {
  /** Sends that were answered as they should be, in a second. */
  rate: number;
  /** Sends that were not. */
  failed: number;
  /** @returns the milliseconds within which that share (0 to 1) of the good answers came */
  percentile(share: number): number;
}

/**
 * Calls `send` at random moments (a Poisson process), as visitors come: nobody waits for the answer to another. Time is
 * counted from the moment at which a send was due, so a stall counts with everyone whom it delays.
 * @param send resolves with whether the answer was as it should be; a rejection is a failure
 */
export async function arrivals(
  perSecond: number,
  seconds: number,
  send: () => Promise<boolean>,
): Promise<Arrivals> {
  const latencies: number[] = [];
  let failed = 0;
  const sendDue = async (due: number) => {
    const isGood = await send().catch(() => false);
    if (isGood) latencies.push(performance.now() - due);
    else failed++;
  };
  const sends: Promise<void>[] = [];
  const began = performance.now();
  const gap = () => (-Math.log(1 - Math.random()) * 1_000) / perSecond;
  for (let due = began + gap(); due < began + seconds * 1_000; due += gap()) {
    if (due > performance.now()) await sleep(due - performance.now());
    sends.push(sendDue(due));
  }
  await Promise.all(sends);
  const took = (performance.now() - began) / 1_000;
  latencies.sort((a, b) => a - b);
  return {
    rate: latencies.length / took,
    failed,
    percentile: (share) => latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN,
  };
}
