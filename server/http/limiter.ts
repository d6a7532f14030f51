import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** So many points within so many seconds, for each key. */
export interface Limit {
  points: number;
  duration: number;
}

export interface Limiter {
  /** Takes points. @returns the seconds to wait where there are too few left, and then takes none; else undefined */
  consume(key: string, points?: number): Promise<number | undefined>;
  /** Gives points back. */
  refund(key: string, points?: number): Promise<void>;
}

/**
 * Keys that one limiter counts: anybody can make up names, or has a million networks of IPv6. Beyond that the one whose time
 * began first is forgotten.
 */
export const maxKeys = 10_000;

export function createLimiter({ points: available, duration }: Limit): Limiter {
  const limiter = new RateLimiterMemory({ points: available, duration });
  /** Those that are counted, in the order in which their time began. */
  const keys = new Set<string>();

  function noteBegin(key: string) {
    keys.delete(key);
    keys.add(key);
    const [oldest = ''] = keys;
    if (keys.size <= maxKeys) return;
    keys.delete(oldest);
    void limiter.delete(oldest);
  }

  return {
    async consume(key, points = 1) {
      try {
        const { isFirstInDuration } = await limiter.consume(key, points);
        if (isFirstInDuration) noteBegin(key);
        return undefined;
      } catch (exceeded) {
        if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
        if (exceeded.isFirstInDuration) noteBegin(key);
        await limiter.reward(key, points);
        // Where the clock was set back, it would be that much longer.
        return Math.min(duration, Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000)));
      }
    },
    // Of a key that was forgotten meanwhile there is nothing to give back.
    refund: async (key, points = 1) => {
      if (keys.has(key)) await limiter.reward(key, points);
    },
  };
}
