import type { BrowserContextOptions } from 'playwright';

/** A device with its network, as Chromium emulates it. */
export interface Profile {
  context: BrowserContextOptions;
  /** CPU throttling: how many times slower than this machine. */
  slowdown: number;
  /** `latency` is the round trip in milliseconds; throughputs are in bytes per second. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const bytes = (megabits: number): number => (megabits * 1e6) / 8;

export const profiles = {
  mobile: {
    context: {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      hasTouch: true,
      isMobile: true,
    },
    slowdown: 4,
    network: { latency: 150, downloadThroughput: bytes(1.6), uploadThroughput: bytes(0.75) },
  },
  desktop: {
    context: { viewport: { width: 1440, height: 900 } },
    slowdown: 1,
    network: { latency: 40, downloadThroughput: bytes(10), uploadThroughput: bytes(10) },
  },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;
