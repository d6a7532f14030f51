import { createStore } from '../storage/store';
import { demoLeads } from './demoLeads';

/** Stores the demo leads in a folder where there are no leads at all, and tells nobody of them. @returns how many it stored */
export async function seedDemo(folder: string, now: Date): Promise<number> {
  const store = createStore({ kind: 'sqlite', folder }); // without recipients
  try {
    const found = await store.use(({ db }) =>
      db.selectFrom('leads').select('id').limit(1).executeTakeFirst(),
    );
    if (found) return 0;
    const leads = demoLeads(now);
    for (const { lead, receivedAt, state, wonCents } of leads) {
      await store.save(lead, receivedAt);
      const read_at = state === 'new' ? null : receivedAt.toISOString();
      await store.write((transaction) =>
        transaction
          .updateTable('leads')
          .set({ state, read_at, won_cents: wonCents ?? null })
          .where('id', '=', lead.id)
          .execute(),
      );
    }
    return leads.length;
  } finally {
    await store.close();
  }
}
