import type { MiddlewareHandler } from 'hono';
import type { Reject } from '../http/reject';
import type { InboxEnv } from './env';

/** Requests of one session that wait for their turn. */
const maxWaiting = 10;

/**
 * Answers the requests of one session one after the other: each may read every lead, and all sessions and visitors share one
 * database.
 */
export function oneAtATime(reject: Reject): MiddlewareHandler<InboxEnv> {
  const sessions = new Map<string, { last: Promise<unknown>; count: number }>();
  return async (context, next) => {
    const key = context.get('session').token_hash;
    const session = sessions.get(key) ?? { last: Promise.resolve(), count: 0 };
    if (session.count > maxWaiting) {
      context.header('retry-after', '1');
      return reject(context, 429, 'inbox session busy', 'Too much was asked for at once. Please ask again.');
    }
    sessions.set(key, session);
    session.count++;
    const before = session.last;
    const answer = async () => {
      await before;
      await next();
    };
    const answered = answer();
    session.last = answered.catch(() => {});
    try {
      await answered;
    } finally {
      if (--session.count === 0) sessions.delete(key);
    }
    return undefined;
  };
}
