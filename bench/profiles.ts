import type { BrowserContextOptions } from 'playwright';

/** What a visitor has in hand, as Chromium imitates it. */
export interface Profile {
  context: BrowserContextOptions;
  /** How many times slower the processor is than this machine's. */
  slowdown: number;
  /** Round trip in milliseconds; bytes a second. */
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
