import { expect, test, vi } from 'vitest';
import type { Photo, Prepared, Refusal } from './photo';
import { createPhotoQueue } from './queue';

/** A queue whose files are prepared by name: "a.jpg" works, "bad" is no image, "offline" has no code to prepare it. */
function setUp(limit = 4) {
  const log = {
    photos: [] as Photo[],
    prepared: [] as string[],
    waiting: [] as number[],
    refusals: [] as Refusal[],
    atOnce: 0,
    ended: 0,
  };
  let busy = 0;
  const prepare = async ({ name }: File): Promise<Prepared> => {
    log.prepared.push(name);
    busy += 1;
    log.atOnce = Math.max(log.atOnce, busy);
    await new Promise((resolve) => setTimeout(resolve, 1));
    busy -= 1;
    if (name === 'offline') throw new TypeError('Failed to fetch dynamically imported module');
    if (name === 'bad') return { refused: 'notImage' };
    const dataUrl = `data:image/jpeg,${name.replace('copy of ', '')}`;
    return { photo: { id: `${log.prepared.length}`, name, dataUrl, width: 1, height: 1, bytes: 1 } };
  };
  const queue = createPhotoQueue({
    photos: () => log.photos,
    limit: () => limit,
    prepare,
    onPhoto: (photo) => {
      log.photos = [...log.photos, photo];
    },
    onWaiting: (count) => log.waiting.push(count),
    onEnd: (refusals) => {
      log.refusals = [...refusals];
      log.ended += 1;
    },
  });
  const add = (...names: string[]) => queue.add(names.map((name) => new File([], name)));
  const end = (times = 1) => vi.waitUntil(() => log.ended === times);
  return { log, add, end, queue, names: () => log.photos.map(({ name }) => name) };
}

test('files are prepared one after another, in their order', async () => {
  const { log, add, end, names } = setUp();
  add('a', 'b', 'c');
  await end();
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(log.atOnce).toBe(1);
  expect(log.waiting).toEqual([3, 2, 1, 0]);
  expect(log.refusals).toEqual([]);
});

test('files that are added while others wait are appended', async () => {
  const { log, add, end, names } = setUp();
  add('a', 'b');
  add('c');
  await end();
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(log.atOnce).toBe(1);
});

test('refused files are named, and the others are taken', async () => {
  const { log, add, end, names } = setUp();
  add('a', 'bad', 'offline', 'b');
  await end();
  expect(names()).toEqual(['a', 'b']);
  expect(log.refusals).toEqual([
    { name: 'bad', reason: 'notImage' },
    { name: 'offline', reason: 'unavailable' },
  ]);
});

test('of a hundred files four are opened, the others are refused unopened', async () => {
  const { log, add, end, names } = setUp();
  add(...Array.from({ length: 100 }, (_, index) => `${index + 1}`));
  await end();
  expect(names()).toEqual(['1', '2', '3', '4']);
  expect(log.prepared).toHaveLength(4);
  expect(log.refusals).toHaveLength(96);
  expect(log.refusals[0]).toEqual({ name: '5', reason: 'limit' });
});

test('the same photo is taken once, whatever its file is called', async () => {
  const { log, add, end, names } = setUp();
  add('a', 'a', 'copy of a');
  await end();
  add('a', 'b');
  await end(2);
  expect(names()).toEqual(['a', 'b']);
  expect(log.refusals).toEqual([]);
});

test('a stopped queue reports nothing more, and can be used again', async () => {
  const { log, add, end, queue, names } = setUp();
  add('a', 'b');
  queue.stop();
  add('c');
  await end();
  expect(names()).toEqual(['c']);
  expect(log.prepared).toEqual(['a', 'c']);
});
