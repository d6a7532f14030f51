import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildDesk } from '../../server/testing/childDesk';

/** How long the pages took that must not be delayed, whatever else a desk does. */
export interface Probe {
  /** @returns the milliseconds within which that share (0 to 1) of the answers came */
  percentile(share: number): number;
  stop(): Promise<void>;
}

/** Milliseconds between two requests. */
const pause = 20;

/** Asks each desk for the script of host pages and for its health, again and again. */
export function startProbe(desks: readonly ChildDesk[], paths = ['/biosystem.js', '/healthz']): Probe {
  const latencies: number[] = [];
  const stopping = new AbortController();
  const probe = async (url: string) => {
    while (!stopping.signal.aborted) {
      const start = performance.now();
      await fetch(url).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      );
      latencies.push(performance.now() - start);
      await sleep(pause);
    }
  };
  const probing = Promise.all(desks.flatMap(({ url }) => paths.map((path) => probe(`${url}${path}`))));
  return {
    percentile(share) {
      latencies.sort((a, b) => a - b);
      return latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN;
    },
    async stop() {
      stopping.abort();
      await probing;
    },
  };
}
