import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { DatabaseSettings } from '../settings';
import { createStore, type LeadStore } from '../store';
import { allLeads, post, startDesk, temporaryFolder } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { asDataString, jpeg, pictureBytes } from '../testing/photos';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { takePhotos } from './take';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.dispose());

const now = new Date('2030-01-31T12:00:00.000Z');
const at = (second: number) => new Date(now.getTime() + second * 1_000).toISOString();

/** An audit with these photos, as the wizard sends it. */
const audit = (photos: readonly Buffer[], own: Record<string, unknown> = {}) =>
  contactLead({
    kind: 'audit',
    source: 'Audit Wizard',
    photos: photos.map((bytes) => asDataString(bytes)),
    ...own,
  });

/** Keeps a lead as the desk does when it arrives. */
async function arrive(store: LeadStore, sent: ReturnType<typeof contactLead>) {
  const lead = { ...structuredClone(sent) };
  const { photos, errors } = await takePhotos(lead);
  expect(errors).toEqual([]);
  return store.save(lead, now, { photos });
}

const kept = async (store: LeadStore, id: string) =>
  (await store.photosOf(id)).map(({ bytes }) => Buffer.from(bytes));

describe.each([
  [
    'SQLite',
    async (): Promise<DatabaseSettings> => ({ kind: 'sqlite', folder: join(temporaryFolder(), 'data') }),
  ],
  [
    'PostgreSQL',
    async (): Promise<DatabaseSettings> => ({ kind: 'postgres', url: await postgres.createDatabase() }),
  ],
])('photos kept in %s', (_name, newDatabase) => {
  async function open() {
    const store = createStore(await newDatabase());
    onTestFinished(() => store.close());
    return store;
  }

  it('are kept beside their lead, to the letter', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase() });
    const lead = audit([jpeg('roof', 300_000), pictureBytes.webp], { id: randomUUID().toUpperCase() });
    expect((await post(url, lead)).status).toBe(201);
    const id = lead.id.toLowerCase();
    expect((await allLeads(desk))[0]?.lead).toEqual({
      ...lead,
      photos: [`photo:${id}-1.jpg`, `photo:${id}-2.webp`],
    });
    const photos = await desk.store.photosOf(lead.id);
    expect(photos.map(({ bytes, ...others }) => ({ ...others, size: bytes.length }))).toEqual([
      {
        position: 1,
        name: `${id}-1.jpg`,
        mime: 'image/jpeg',
        sha256: expect.stringMatching(/^[\da-f]{64}$/),
        size: 300_000,
      },
      expect.objectContaining({ position: 2, name: `${id}-2.webp`, mime: 'image/webp' }),
    ]);
    expect(await kept(desk.store, id)).toEqual([jpeg('roof', 300_000), pictureBytes.webp]);
  });

  it('are refused with the lead when one is none, and nothing is kept', async () => {
    const { url, desk } = await startDesk({ database: await newDatabase() });
    const lead = audit([jpeg('a'), jpeg('b'), Buffer.from('MZ\x90\0')]);
    const response = await post(url, lead);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'photos.2', message: 'is no photo: send JPEG, PNG, WebP, GIF, AVIF or HEIC' }],
    });
    expect(await allLeads(desk)).toEqual([]);
    expect(await desk.store.photosOf(lead.id)).toEqual([]);
  });

  it('follow a correction, stay when the lead is repeated, and heed no older version', async () => {
    const store = await open();
    const first = audit([jpeg('one'), jpeg('two'), jpeg('three')], { timestamp: at(0) });
    expect(await arrive(store, first)).toBe('created');
    expect(await arrive(store, first)).toBe('known');
    expect(await kept(store, first.id)).toEqual([jpeg('one'), jpeg('two'), jpeg('three')]);
    expect(await arrive(store, audit([jpeg('four')], { id: first.id, timestamp: at(2) }))).toBe('known');
    expect(await kept(store, first.id)).toEqual([jpeg('four')]);
    expect(await arrive(store, audit([jpeg('five')], { id: first.id, timestamp: at(1) }))).toBe('known');
    expect(await kept(store, first.id)).toEqual([jpeg('four')]);
    expect((await allLeads({ store }))[0]?.lead.photos).toEqual([`photo:${first.id}-1.jpg`]);
    expect(await arrive(store, audit([], { id: first.id, timestamp: at(3) }))).toBe('known');
    expect(await kept(store, first.id)).toEqual([]);
  });

  it('and their lead are never of two versions, whoever comes at the same time', async () => {
    const store = await open();
    const id = randomUUID();
    const versions = Array.from({ length: 12 }, (_, i) =>
      audit(
        Array.from({ length: 1 + (i % 3) }, (_photo, n) => jpeg(`${i}.${n}`)),
        { id, timestamp: at(i) },
      ),
    );
    await Promise.all(versions.map((version) => arrive(store, version)));
    expect(await kept(store, id)).toEqual([jpeg('11.0'), jpeg('11.1'), jpeg('11.2')]);
  });

  it('that a lead still has in its body are found all the same', async () => {
    const store = await open();
    const lead = audit([jpeg('roof'), jpeg('deck')]);
    await store.save(lead, now);
    expect((await allLeads({ store }))[0]?.lead).toEqual(lead);
    expect(await kept(store, lead.id)).toEqual([jpeg('roof'), jpeg('deck')]);
  });

  it('are none where there is no such lead', async () => {
    expect(await (await open()).photosOf(randomUUID())).toEqual([]);
  });
});
