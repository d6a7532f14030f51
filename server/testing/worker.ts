import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { targetsOf } from '../notify/enqueue';
import type { MessageQueue } from '../notify/queue';
import type { NotifySettings } from '../notify/settings';
import { startWorker, type Worker, type WorkerTimes } from '../notify/worker';
import type { DatabaseSettings } from '../operations/settings';
import { createStore, type LeadStore } from '../storage/store';
import { temporaryFolder } from './desk';

/**
 * Times for tests: milliseconds instead of minutes. A try has as long as it takes on a busy machine: one that is cut off
 * and repeated is delivered twice, which only tests of that should see.
 */
const quick: WorkerTimes = {
  poll: 20,
  webhook: 15_000,
  mail: 15_000,
  lease: 30_000,
  retryDelay: (_tries, retryAfter = 0) => Math.max(30, retryAfter * 1000),
};

/** How many messages wait, and how many failed permanently. */
export async function queueCount(messages: MessageQueue): Promise<{ waiting: number; dead: number }> {
  const total = { waiting: 0, dead: 0 };
  for (const { state, count } of await messages.countByFirm()) total[state] += count;
  return total;
}

/** Waits until no message is queued: everything was sent, dropped or failed. */
export async function untilQueueIsEmpty({ messages }: LeadStore): Promise<void> {
  await expect.poll(async () => (await queueCount(messages)).waiting).toBe(0);
}

/** A store and a notification worker for one test, connected as in a desk. */
export function startTestWorker(
  settings: Partial<NotifySettings>,
  {
    database = { kind: 'sqlite', folder: join(temporaryFolder(), 'data') },
    times = {},
  }: { database?: DatabaseSettings; times?: Partial<WorkerTimes> } = {},
): { store: LeadStore; worker: Worker; database: DatabaseSettings } {
  const notify = { mail: undefined, webhooks: [], ...settings };
  const store = createStore(database, { targets: () => targetsOf(notify), onStored: () => worker.pollNow() });
  const worker = startWorker(store.messages, () => notify, { ...quick, ...times });
  onTestFinished(async () => {
    await worker.stop(0);
    await store.close();
  });
  return { store, worker, database };
}
