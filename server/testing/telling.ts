import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { targetsOf } from '../notify/enqueue';
import type { NotifySettings } from '../notify/settings';
import { startWorker, type Worker, type WorkerTimes } from '../notify/worker';
import type { DatabaseSettings } from '../settings';
import { createStore, type LeadStore } from '../store';
import { temporaryFolder } from './desk';

/** Times for tests: what takes minutes takes milliseconds. */
const quick: WorkerTimes = {
  poll: 20,
  webhook: 1_000,
  mail: 2_000,
  lease: 4_000,
  pauseAfter: (_tries, asked = 0) => Math.max(30, asked),
};

/** A store and a worker for one test, as a desk has them. */
export function startTelling(
  settings: Partial<NotifySettings>,
  {
    database = { kind: 'sqlite', folder: join(temporaryFolder(), 'data') },
    times = {},
  }: { database?: DatabaseSettings; times?: Partial<WorkerTimes> } = {},
): { store: LeadStore; worker: Worker; database: DatabaseSettings } {
  const notify = { mail: undefined, webhooks: [], ...settings };
  const store = createStore(database, { targets: targetsOf(notify), onStored: () => worker.wake() });
  const worker = startWorker(store.messages, notify, { ...quick, ...times });
  onTestFinished(async () => {
    await worker.stop(0);
    await store.close();
  });
  return { store, worker, database };
}
