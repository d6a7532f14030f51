import { expect, test } from 'vitest';
import { leadLimits } from '../domain/limits';
import type { Question } from '../domain/question';
import { createFakeTools } from '../testing/fakeTools';
import { fileBudget, photoBudget, readPhotos, writePhotos } from './photoList';
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

test.each([
  ['audit', 0],
  ['audit', 3],
  ['estimate', 0],
  ['estimate', 1],
  ['estimate', 3],
] as const)('all photos of the kind "%s" and %d files fit into a lead', (kind, count) => {
  const questions: Question[] = Array.from({ length: count }, (_, index) => ({
    id: `file${index}`,
    label: 'A file',
    answer: 'file',
  }));
  const photos = photoBudget(kind, questions);
  const bytes = photos.limit * photos.maxBytes + count * fileBudget(questions).maxBytes;
  expect(bytes).toBeLessThan(leadLimits.body);
  expect(bytes).toBeGreaterThan(leadLimits.body * 0.89);
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
