import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { publicConfig } from './publicConfig';
import { createSnapshots, type Snapshots } from './snapshots';

/** A thread that answers as the desk's own does: with the number of the job and what it is made of; or that fails. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  let number = 0;
  parentPort.on('message', ({ name, config, lang }) => {
    number++;
    if (name === 'crash') throw new Error('out of order');
    if (name === 'exit') process.exit(1);
    if (name === 'heavy') for (;;);
    const text = [number, name, config, lang].join(' ');
    const bytes = new TextEncoder().encode(text);
    parentPort.postMessage(
      name === 'nothing' ? 'no widget' : name === 'bad' ? { error: 'cannot be shown' } : { text, br: bytes, gzip: bytes },
    );
  });`;

function makeSnapshots(options: Parameters<typeof createSnapshots>[0] = {}) {
  let threads = 0;
  const startThread = () => {
    threads++;
    const thread = new Worker(THREAD, { eval: true });
    thread.on('error', () => {});
    return thread;
  };
  const snapshots = createSnapshots({ startThread, ...options });
  onTestFinished(() => void snapshots.stop());
  return { snapshots, threads: () => threads };
}

const config = (text: string) => publicConfig(text, [], []);

const textOf = async (snapshots: Snapshots, name: string, text = '{}', lang = 'en') =>
  (await snapshots.find(name, config(text), lang))?.text;

it('one is made once, however many ask for it, at the same time or later', async () => {
  const { snapshots } = makeSnapshots();
  const asked = [textOf(snapshots, 'faq'), textOf(snapshots, 'faq'), textOf(snapshots, 'faq', '{}', 'EN')];
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 3 }, () => '1 faq {} en'));
  expect(await textOf(snapshots, 'faq')).toBe('1 faq {} en');
});

it('another widget, config or language has its own', async () => {
  const { snapshots, threads } = makeSnapshots();
  expect(
    await Promise.all([
      textOf(snapshots, 'faq'),
      textOf(snapshots, 'map'),
      textOf(snapshots, 'faq', '{"a":1}'),
      textOf(snapshots, 'faq', '{}', 'de'),
    ]),
  ).toEqual(['1 faq {} en', '2 map {} en', '3 faq {"a":1} en', '4 faq {} de']);
  expect(threads()).toBe(1);
});

it('those that were asked for last are kept', async () => {
  const { snapshots } = makeSnapshots({ maxKept: 2 });
  await textOf(snapshots, 'a');
  await textOf(snapshots, 'b');
  await textOf(snapshots, 'a');
  await textOf(snapshots, 'c');
  expect(await textOf(snapshots, 'a')).toMatch(/^1 /);
  expect(await textOf(snapshots, 'b')).toMatch(/^4 /);
});

it('no more bytes are kept than may be', async () => {
  const { snapshots } = makeSnapshots({ maxBytes: 100 });
  await textOf(snapshots, 'a');
  await textOf(snapshots, 'b', JSON.stringify('x'.repeat(20)));
  expect(await textOf(snapshots, 'b', JSON.stringify('x'.repeat(20)))).toMatch(/^2 /);
  expect(await textOf(snapshots, 'a')).toMatch(/^3 /);
});

it('of what is no widget nothing is kept', async () => {
  const { snapshots } = makeSnapshots({ maxKept: 1 });
  await textOf(snapshots, 'a');
  expect(await textOf(snapshots, 'nothing')).toBeUndefined();
  expect(await textOf(snapshots, 'a')).toMatch(/^1 /);
});

it.each([
  ['crash', 'out of order'],
  ['exit', 'the thread has ended'],
  ['heavy', 'it takes longer than 2 s'],
])('a thread that fails by %s costs only that snapshot, and is not tried again soon', async (name, cause) => {
  const { snapshots, threads } = makeSnapshots({ timeLimit: 2_000 });
  const before = textOf(snapshots, 'before');
  const failing = textOf(snapshots, name);
  const after = textOf(snapshots, 'after');
  await expect(failing).rejects.toThrow(cause);
  expect(await before).toBe('1 before {} en');
  expect(await after).toBe('1 after {} en');
  await expect(textOf(snapshots, name)).rejects.toThrow(cause);
  expect(threads()).toBe(2);
});

it('who would wait too long goes without, and the next one has it', async () => {
  const { snapshots } = makeSnapshots({ patience: 0 });
  await expect(textOf(snapshots, 'faq')).rejects.toThrow('still being made');
  await expect.poll(() => textOf(snapshots, 'faq').catch(() => '')).toBe('1 faq {} en');
});

it('a failure is forgotten', async () => {
  const { snapshots, threads } = makeSnapshots({ failureKept: 1 });
  await expect(textOf(snapshots, 'crash')).rejects.toThrow('out of order');
  await expect
    .poll(async () => {
      await textOf(snapshots, 'crash').catch(() => {});
      return threads();
    })
    .toBeGreaterThan(1);
});

it('a config that cannot be rendered is refused, and the thread goes on', async () => {
  const { snapshots, threads } = makeSnapshots();
  await expect(textOf(snapshots, 'bad')).rejects.toThrow('cannot be shown');
  expect(await textOf(snapshots, 'faq')).toBe('2 faq {} en');
  expect(threads()).toBe(1);
});

it('where too many wait, the next one is refused', async () => {
  const { snapshots } = makeSnapshots({ maxWaiting: 2 });
  const first = [textOf(snapshots, 'a'), textOf(snapshots, 'b')];
  await expect(textOf(snapshots, 'c')).rejects.toThrow('too many others');
  expect(await Promise.all(first)).toEqual(['1 a {} en', '2 b {} en']);
  expect(await textOf(snapshots, 'c')).toBe('3 c {} en');
});

it('without work the thread ends, and another one begins', async () => {
  const { snapshots, threads } = makeSnapshots({ idle: 1 });
  await textOf(snapshots, 'a');
  await expect
    .poll(async () => {
      await textOf(snapshots, `b-${threads()}-${performance.now()}`);
      return threads();
    })
    .toBeGreaterThan(1);
});
