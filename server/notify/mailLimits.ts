import { createLimiter } from '../http/limiter';

const hour = 60 * 60;
/**
 * Mails to visitors an hour, besides those a day to one mailbox: anybody can type strangers' addresses into a form. A firm that
 * has more visitors than that reads their leads all the same.
 */
const limits = {
  network: { points: 20, duration: hour },
  firm: { points: 100, duration: hour },
  desk: { points: 500, duration: hour },
};

/** @returns whether one more may be mailed because of a lead from a network to a firm, and counts it then */
export function createMailLimits(): (network: string, firm: string) => Promise<boolean> {
  const limiters = {
    network: createLimiter(limits.network),
    firm: createLimiter(limits.firm),
    desk: createLimiter(limits.desk),
  };
  return async (network, firm) => {
    const counted = [
      [limiters.network, network],
      [limiters.firm, firm],
      [limiters.desk, ''],
    ] as const;
    for (const [nth, [limiter, key]] of counted.entries()) {
      if ((await limiter.consume(key)) === undefined) continue;
      await Promise.all(counted.slice(0, nth).map(([taken, takenKey]) => taken.refund(takenKey)));
      return false;
    }
    return true;
  };
}
