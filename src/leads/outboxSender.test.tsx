import { createStore, get, setMany } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { OUTBOX_FLAG } from './outboxFlag';
import { type RetryListener, startRetrying } from './outboxSender';

/** As release 0.1 stored it. */
const record = {
  id: 'a',
  kind: 'contact',
  timestamp: '2030-01-31T12:00:00.000Z',
  endpoint: 'https://desk.example/api/requests',
  bytes: 17,
  keptAt: Date.now(),
  attempts: 3,
  dueAt: Date.now() - 1,
  sending: false,
  reason: 'http 503',
};

test('a lead in the outbox of the previous release is sent by this one', async () => {
  const database = createStore('bio-outbox', 'outbox');
  await setMany(
    [
      ['leads', [record]],
      ['a', '{"fullName":"Ana"}'],
    ],
    database,
  );
  localStorage.setItem(OUTBOX_FLAG, '1');
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('{"id":"a"}', { headers: { 'content-type': 'application/json' } }));

  const settled = vi.fn();
  const sent = await new Promise((resolve, reject) => {
    const listener: RetryListener = { sent: resolve, refused: reject, expired: reject, settled };
    startRetrying(() => undefined, listener);
  });

  expect(sent).toMatchObject({ id: 'a', kind: 'contact' });
  expect(settled).toHaveBeenCalledExactlyOnceWith(sent, { status: 'delivered' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    record.endpoint,
    expect.objectContaining({ method: 'POST', body: '{"fullName":"Ana"}' }),
  );
  expect(await get('leads', database)).toEqual([]);
  expect(OUTBOX_FLAG in localStorage).toBe(false);
});
