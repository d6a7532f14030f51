import { Hono } from 'hono';
import type { Settings } from '../operations/settings';
import type { LeadStore } from '../storage/store';
import { readNumbers } from '../visits/numbers';
import type { InboxEnv } from './env';

interface NumberRoutesOptions {
  settings: Pick<Settings, 'countVisits'>;
  store: LeadStore;
}

/** `GET /inbox/api/numbers?days=7&firm=bug-off`: visits, steps and leads of the last 7 or 30 days, by source. */
export function numberRoutes({ settings, store }: NumberRoutesOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  app.get('/numbers', async (context) => {
    const days = context.req.query('days') === '30' ? 30 : 7;
    const firm = context.get('account').firm ?? context.req.query('firm');
    const numbers = await store.use(({ db }) =>
      readNumbers(db, { ...(firm !== undefined && { firm }), days, today: new Date() }),
    );
    return context.json({ ...numbers, visitsAreCounted: settings.countVisits });
  });
  return app;
}
