import { expect, test } from 'vitest';
import { leadLimits } from '../domain/limits';
import { createFakeTools } from '../testing/fakeTools';
import { photoBudget, readPhotos, writePhotos } from './photoList';
import type { Photo } from './photos/photo';

const spec = { tag: 'bio-test-photos', attributes: {}, methods: [], facts: {}, messages: {} } as const;

const photo = (id: string, size = 2): Photo => ({
  id,
  name: `${id}.jpg`,
  dataUrl: `data:image/jpeg;base64,${'A'.repeat(size)}`,
  width: 4,
  height: 3,
  bytes: 25,
});

test.each(['audit', 'estimate'] as const)('all photos of the kind "%s" fit into a lead', (kind) => {
  const { limit, maxBytes } = photoBudget(kind);
  expect(limit * maxBytes).toBeLessThan(leadLimits.body);
});

test('after a photo that could not be stored the others move up, and a removed one stays removed', () => {
  const { tools, session } = createFakeTools(spec, { draftLimit: 1000 });
  writePhotos(tools.drafts, 4, [photo('a', 1000), photo('b')], []);
  expect([...session.keys()]).not.toContain('photo0');

  const { drafts: restored } = createFakeTools(spec, { session }).tools;
  expect(readPhotos(restored, 4, { photos: 2 })).toEqual({ photos: [photo('b')], photosLost: true });
  writePhotos(restored, 4, [], [photo('b')]);
  expect(readPhotos(restored, 4, { photos: 0 })).toEqual({ photos: [], photosLost: false });
});
