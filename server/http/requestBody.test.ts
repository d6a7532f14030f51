import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { BodyError, withBody } from './requestBody';
import { UploadBudget } from './uploadBudget';

const options = () => ({
  limits: { size: 1_000_000, stall: 60_000, total: 60_000 },
  budget: new UploadBudget(0),
  client: '203.0.113.7',
});

/** A request whose body has arrived. */
function arrived(chunks: number, headers: Record<string, string> = {}): IncomingMessage {
  const body = new Readable({ read: () => {} });
  for (let nth = 0; nth < chunks; nth++) body.push(Buffer.alloc(1_000));
  body.push(null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what a body needs of a request
  return Object.assign(body, { headers }) as unknown as IncomingMessage;
}

/** @returns the number of the event loop's current turn */
function countTurns(): () => number {
  let turns = 0;
  let immediate = setImmediate(count);
  function count() {
    turns++;
    immediate = setImmediate(count);
  }
  onTestFinished(() => clearImmediate(immediate));
  return () => turns;
}

it('work begins for one body a turn, in the order in which they have arrived', async () => {
  const turn = countTurns();
  const turns: number[] = [];
  const bodies = Array.from({ length: 10 }, () => withBody(arrived(1), options(), () => turns.push(turn())));
  await Promise.all(bodies);
  expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  expect(new Set(turns).size).toBe(10);
});

it.each([
  ['a body', {}, 'stored'],
  ['a body that is too large, to its end', { 'content-length': '2000000' }, new BodyError('too large')],
])('one chunk a turn is read of %s', async (_, headers, expected) => {
  const turn = countTurns();
  const turns: number[] = [];
  const request = arrived(10, headers);
  const reading = withBody(request, options(), () => 'stored').catch((thrown: unknown) => thrown);
  request.on('data', () => turns.push(turn()));
  expect(await reading).toEqual(expected);
  await expect.poll(() => turns.length).toBe(10);
  expect(new Set(turns).size).toBe(10);
});
