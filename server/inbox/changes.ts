/** Tells the inbox's pages that something has changed, so that they read it again: when they ask, or as server-sent events. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Kysely } from 'kysely';
import type { SeenFirms } from '../firms/seenFirms';
import { rejectTooMany } from '../http/problem';
import type { Tables } from '../storage/tables';
import { findSignedIn, type InboxEnv, type InboxOptions } from './guards';

/** Milliseconds between two looks at the database, which tells of what other desks have changed, too. */
const lookEvery = 1_000;
/** Milliseconds between two looks whether somebody is still signed in. */
const checkEvery = 5_000;
/** Milliseconds between two signs of life: proxies end connections that are silent for a minute. */
const beatEvery = 15_000;
/** Streams of one session: without HTTP/2 a browser has six connections to a host, and pages need the others. */
const maxOfSession = 4;
/** Streams of all sessions. Whoever gets none asks now and then. */
const maxStreams = 400;

/** `GET /changes` answers the stamp, `GET /changes/live` sends it and each one after it. A stamp is another text after each change. */
export function changeRoutes(options: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  const streams = new Map<string, number>();
  const findStamp = createStamps(options);

  app.get('/changes', async (context) =>
    context.json({
      stamp: await options.store.use(({ db }) => changeStamp(db, context.get('account').firms)),
    }),
  );

  app.get('/changes/live', (context) => {
    const session = context.get('session').token_hash;
    const ofSession = streams.get(session) ?? 0;
    const all = [...streams.values()].reduce((sum, count) => sum + count, 0);
    if (ofSession >= maxOfSession || all >= maxStreams)
      return rejectTooMany(context, 'inbox streams', 'Too many pages are listening. Ask now and then.', 30);
    streams.set(session, ofSession + 1);
    const answer = streamSSE(context, async (stream) => {
      try {
        await tell(context, stream);
      } catch {
        // The database cannot be read, or the page is gone: a page that is not asks again.
      } finally {
        const left = (streams.get(session) ?? 1) - 1;
        if (left === 0) streams.delete(session);
        else streams.set(session, left);
      }
    });
    // Nginx would keep events back until there are enough of them.
    answer.headers.set('x-accel-buffering', 'no');
    answer.headers.set('cache-control', 'no-store, no-transform');
    return answer;
  });
  return app;

  async function tell(context: Context<InboxEnv>, stream: SSEStreamingApi): Promise<void> {
    const ending = new AbortController();
    const end = () => ending.abort();
    stream.onAbort(end);
    options.stopping.addEventListener('abort', end, { once: true });
    let [sent, beaten, checked] = ['', Date.now(), Date.now()];
    let { firms: seen } = context.get('account');
    try {
      while (!ending.signal.aborted && !options.stopping.aborted) {
        const stamp = await findStamp(seen);
        const now = Date.now();
        if (stamp !== sent) await stream.writeSSE({ event: 'stamp', data: stamp });
        else if (now - beaten >= beatEvery) await stream.writeSSE({ event: 'beat', data: '' });
        if (stamp !== sent || now - beaten >= beatEvery) beaten = now;
        sent = stamp;
        await sleep(lookEvery, undefined, { signal: ending.signal });
        if (Date.now() - checked < checkEvery) continue;
        checked = Date.now();
        const found = await findSignedIn(context, options);
        if (!found) return;
        seen = found.account.firms;
      }
    } finally {
      options.stopping.removeEventListener('abort', end);
    }
  }
}

/** One look at the database is for all pages that see the same leads. */
function createStamps({ store }: InboxOptions): (seen: SeenFirms) => Promise<string> {
  const known = new Map<string | undefined, { at: number; stamp: Promise<string> }>();
  return (seen) => {
    const key = seen?.join(' ');
    const now = Date.now();
    const last = known.get(key);
    // Pages look at times of their own: what is almost due for one is due for all.
    if (last && now - last.at < lookEvery * 0.9) return last.stamp;
    const stamp = store.use(({ db }) => changeStamp(db, seen));
    known.set(key, { at: now, stamp });
    return stamp;
  };
}

/** A text that is another one after each change of leads, or of what was done with them. */
async function changeStamp(db: Kysely<Tables>, seen: SeenFirms): Promise<string> {
  const isLimited = seen !== undefined;
  const lead = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .$if(isLimited, (query) => query.where('firm', 'in', seen ?? []))
    .executeTakeFirst();
  const done = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.max('at').as('at'))
    .$if(isLimited, (query) => query.where('firm', 'in', seen ?? []))
    .executeTakeFirst();
  // Of all firms: its index knows none, and reading once too often costs little.
  const read = await db
    .selectFrom('leads')
    .select('read_at')
    .where('read_at', 'is not', null)
    .orderBy('read_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return `${lead?.at ?? ''} ${done?.at ?? ''} ${read?.read_at ?? ''}`;
}
