import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStore, type LeadStore } from '../storage/store';
import { databaseKinds } from '../testing/databases';
import { allLeads, post, startDesk } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { asDataString, jpeg, pictureBytes } from '../testing/photos';
import { extractPhotos } from './extract';

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

/** Stores a lead as the API does. */
async function save(store: LeadStore, sent: ReturnType<typeof contactLead>) {
  const lead = { ...structuredClone(sent) };
  const { photos, errors } = await extractPhotos(lead);
  expect(errors).toEqual([]);
  return store.save(lead, now, { photos });
}

const photosIn = async (store: LeadStore, id: string) =>
  (await store.photosOf(id)).map(({ bytes }) => Buffer.from(bytes));

describe.each(databaseKinds)('photos stored in %s', (_name, newDatabase) => {
  async function open() {
    const store = createStore(await newDatabase());
    onTestFinished(() => store.close());
    return store;
  }

  it('are stored beside their lead, byte for byte', async () => {
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
    expect(await photosIn(desk.store, id)).toEqual([jpeg('roof', 300_000), pictureBytes.webp]);
  });

  it('are rejected with the lead when one is no photo, and nothing is stored', async () => {
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

  it('follow a correction, and ignore repetitions and older versions', async () => {
    const store = await open();
    const first = audit([jpeg('one'), jpeg('two'), jpeg('three')], { timestamp: at(0) });
    expect(await save(store, first)).toBe('created');
    expect(await save(store, first)).toBe('known');
    expect(await photosIn(store, first.id)).toEqual([jpeg('one'), jpeg('two'), jpeg('three')]);
    expect(await save(store, audit([jpeg('four')], { id: first.id, timestamp: at(2) }))).toBe('known');
    expect(await photosIn(store, first.id)).toEqual([jpeg('four')]);
    expect(await save(store, audit([jpeg('five')], { id: first.id, timestamp: at(1) }))).toBe('known');
    expect(await photosIn(store, first.id)).toEqual([jpeg('four')]);
    // The first three are those of the first revision.
    expect((await allLeads({ store }))[0]?.lead.photos).toEqual([`photo:${first.id}-4.jpg`]);
    expect(await save(store, audit([], { id: first.id, timestamp: at(3) }))).toBe('known');
    expect(await photosIn(store, first.id)).toEqual([]);
  });

  it('and their lead are of one version, in concurrent saves', async () => {
    const store = await open();
    const id = randomUUID();
    const versions = Array.from({ length: 12 }, (_, i) =>
      audit(
        Array.from({ length: 1 + (i % 3) }, (_photo, n) => jpeg(`${i}.${n}`)),
        { id, timestamp: at(i) },
      ),
    );
    await Promise.all(versions.map((version) => save(store, version)));
    expect(await photosIn(store, id)).toEqual([jpeg('11.0'), jpeg('11.1'), jpeg('11.2')]);
  });

  it('in the body of an old lead are found as well', async () => {
    const store = await open();
    const lead = audit([jpeg('roof'), jpeg('deck')]);
    await store.save(lead, now);
    expect((await allLeads({ store }))[0]?.lead).toEqual(lead);
    expect(await photosIn(store, lead.id)).toEqual([jpeg('roof'), jpeg('deck')]);
  });

  it('are none where there is no such lead', async () => {
    expect(await (await open()).photosOf(randomUUID())).toEqual([]);
  });
});
