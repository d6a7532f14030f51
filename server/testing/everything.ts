import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createResumeLink } from '../abandoned/resumeLinks';
import { hold } from '../appointments/appointments';
import { storeReading } from '../appointments/busyTimes/storeBusyTimes';
import { createFeed } from '../appointments/calendarFeeds';
import { note } from '../inbox/activity';
import { createToken } from '../leadApi/tokens';
import { createHook } from '../notify/hooks/hooks';
import { extractPhotos } from '../photos/extract';
import { createEraseStep } from '../privacy/erase';
import { byId } from '../privacy/leadFilter';
import { repeatStep } from '../privacy/steps';
import { sqliteFile } from '../storage/database';
import { createStore, type LeadStore } from '../storage/store';
import { addVisits } from '../visits/visitRows';
import { temporaryFolder } from './desk';
import { contactLead } from './leads';
import { asDataString, jpeg } from './photos';

const hook = 'https://hooks.example/1';

/** Stores something in every table, and what databases may take differently. */
export async function storeEverything(store: LeadStore): Promise<void> {
  const secret = randomUUID();
  const odd = 'a\0b\ud800c\u202e👷‍♀️ \\u0000 O\'Neil "$1"';
  const lead = contactLead({ fullName: odd, source: odd });
  for (const revision of [1, 2]) {
    const sent = contactLead({
      ...lead,
      revision,
      photos: [asDataString(jpeg(`roof ${revision}`, 200_000))],
    });
    const { photos } = await extractPhotos(sent);
    await store.save(sent, new Date(), { photos, secret, revision });
  }
  const left = contactLead({ partial: true });
  const draft = JSON.stringify({ prefix: 'bio:bio-contact-form:/#0:', entries: { fullName: '"a\0b"' } });
  const leaving = { tellWithin: 60, isPresent: false, isResumable: true, draft };
  await store.save(left, new Date(), { firm: 'bug-off', left: leaving });
  await store.write((transaction) => createResumeLink(transaction, left.id, new Date()));
  // More than are read at once.
  for (let i = 0; i < 45; i++) await store.save(contactLead(), new Date(), { firm: i % 2 ? 'bug-off' : '' });
  const erased = contactLead();
  await store.save(erased, new Date());
  await repeatStep(store, await createEraseStep(store, byId(erased.id)));
  await store.write(async (transaction) => {
    const at = new Date().toISOString();
    const looked = {
      read_at: at,
      snoozed_until: at,
      assignee: 'owner',
      state: 'won',
      won_cents: 125_050,
    } as const;
    await transaction.updateTable('leads').set(looked).where('id', '=', lead.id).execute();
    const account = { account: 'owner', firm: 'bug-off' };
    await note(
      transaction,
      { ...account, action: 'note', lead_id: lead.id, text: odd.replaceAll(/[\0\ud800]/g, '') },
      new Date(),
    );
    await transaction
      .insertInto('sessions')
      .values({
        token_hash: 'a',
        account: 'owner',
        credential: 'b',
        created_at: at,
        used_at: at,
        device: 'c',
      })
      .execute();
    await transaction
      .insertInto('people')
      .values({
        name: 'kim@bug-off',
        firm: 'bug-off',
        role: 'member',
        email: 'kim@example.com',
        password: 'a',
        secret: 'b',
        recovery: 'c d',
        invite_hash: 'e',
        invite_until: at,
        created_at: at,
      })
      .execute();
    await transaction.insertInto('person_firms').values({ name: 'kim@bug-off', firm: 'larks' }).execute();
    await transaction
      .insertInto('push_keys')
      .values({ name: 'vapid', public_key: 'c', private_key: 'd' })
      .execute();
    const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
    const hours = [{ days: [...weekdays], open: '00:00', close: '24:00' }];
    const start = new Date();
    start.setUTCHours(48, 0, 0, 0);
    await hold(
      transaction,
      'bug-off',
      { availability: { hours }, timeZone: 'UTC' },
      { start: start.toISOString(), kind: 'contact' },
      'a network',
      new Date(),
    );
    const calendar = { url: 'https://calendar.example/ana.ics', crew: 'Ana' };
    const times = [{ start: start.getTime(), until: start.getTime() + 3_600_000 }];
    await storeReading(transaction, 'bug-off', calendar, { times }, new Date());
    await createFeed(transaction, { firm: 'bug-off', crew: 'Ana' }, new Date());
    await transaction
      .insertInto('replies')
      .values({ id: 'a', firm: 'bug-off', name: 'Größe', text: 'Hello {name}', created_at: at })
      .execute();
    await createToken(transaction, { firm: 'bug-off', name: 'CRM', scope: 'write' }, new Date());
    const webhook = { firm: 'bug-off', url: 'https://hooks.example/2', reminders: true, token_id: null };
    await createHook(transaction, webhook, new Date());
    await addVisits(transaction, [
      {
        day: '2030-01-31',
        firm: 'bug-off',
        widget: 'bio-estimator',
        what: 'step',
        step: 1,
        label: 'Größe',
        source: 'news',
        count: 3,
      },
    ]);
  });
  const endpoint = 'https://push.example/1';
  await store.messages.devices.add(
    { firms: ['bug-off'], session: 'a', endpoint, p256dh: 'e', auth: 'f' },
    new Date(),
  );
  const [message] = await store.messages.claim({ firm: '', target: hook }, 1, 60_000, new Date());
  if (message) await store.messages.settle(message, { state: 'dead', error: 'HTTP 410' }, new Date());
  await store.configs.publish('bug-off', '{ "company": { "name": "Bug ⌀ff" } }');
}

export const openStore = (folder: string): LeadStore =>
  createStore({ kind: 'sqlite', folder }, { targets: () => ['firm', 'visitor', hook] });

/** A data folder with something in every table, which no connection of this process has open. */
export async function fullFolder(): Promise<string> {
  const folder = join(temporaryFolder(), 'data');
  const store = openStore(folder);
  await storeEverything(store);
  await store.close();
  return copyOf(folder);
}

/**
 * A data folder with a copy of the database in another one, which no desk writes to. libsql closes a file only when its
 * statements are collected: until then, what this process has read is locked.
 */
export function copyOf(folder: string): string {
  const copy = join(temporaryFolder(), 'data');
  mkdirSync(copy);
  copyFileSync(sqliteFile(folder), sqliteFile(copy));
  return copy;
}
