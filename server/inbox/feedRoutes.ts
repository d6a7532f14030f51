import { Hono } from 'hono';
import * as v from 'valibot';
import { createFeed } from '../appointments/calendarFeeds';
import { allFirms } from '../firms/firmsOf';
import { isSeen, type SeenFirms } from '../firms/seenFirms';
import { reject } from '../http/problem';
import { note } from './activity';
import { type InboxEnv, type InboxOptions, ownerOnly, readJson } from './guards';

const feedSchema = v.object({
  firm: v.pipe(v.string(), v.maxLength(100)),
  crew: v.pipe(v.string(), v.maxLength(40)),
});

/** `GET /inbox/api/feeds`: addresses at which calendars read appointments, those that there may be among them. */
export interface Feed {
  firm: string;
  /** Whose appointments; empty for all. */
  crew: string;
  /** When its address was made, in ISO 8601; null where there is none. */
  createdAt: string | null;
}

/**
 * Addresses for calendars elsewhere, for owners: whoever has one reads without signing in. Only a hash is stored, so that an address is
 * seen once, when it is made.
 */
export function feedRoutes({ store, firms, findCalendar }: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();

  app.get('/feeds', ownerOnly, async (context) => {
    const possible = await possibleFeeds(context.get('account').firms);
    const made = await store.use(({ db }) =>
      db.selectFrom('calendar_feeds').select(['firm', 'crew', 'created_at']).execute(),
    );
    const createdAt = (feed: Pick<Feed, 'firm' | 'crew'>) =>
      made.find(({ firm, crew }) => firm === feed.firm && crew === feed.crew)?.created_at ?? null;
    return context.json(possible.map((feed): Feed => ({ ...feed, createdAt: createdAt(feed) })));
  });

  /** Makes an address; the one before leads nowhere any more. */
  app.post('/feeds', ownerOnly, async (context) => {
    const sent = await readJson(context, feedSchema);
    const { name: account, firms: seen } = context.get('account');
    const feed = (await possibleFeeds(seen)).find(
      ({ firm, crew }) => firm === sent?.firm && crew === sent.crew,
    );
    if (!feed) return reject(context, 404, 'inbox feed', 'There are no such appointments.');
    const path = await store.write(async (transaction) => {
      const { firm, crew: text } = feed;
      await note(transaction, { account, firm, action: 'feed', text });
      return createFeed(transaction, feed, new Date());
    });
    return context.json({ path }, 201);
  });

  return app;

  /** Of the firms that an account sees, and their crews. */
  async function possibleFeeds(seen: SeenFirms): Promise<Pick<Feed, 'firm' | 'crew'>[]> {
    const found: Pick<Feed, 'firm' | 'crew'>[] = [];
    for (const firm of allFirms(firms).filter(({ id }) => isSeen(seen, id))) {
      const calendar = await findCalendar(firm);
      const crews = calendar ? ['', ...(calendar.availability.crewNames ?? [])] : [];
      found.push(...crews.map((crew) => ({ firm: firm.id, crew })));
    }
    return found;
  }
}
