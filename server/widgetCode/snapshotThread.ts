/**
 * The desk's thread that makes snapshots, one after the other: it is made of the widgets' code, which no other program of the
 * desk holds.
 */
import { on } from 'node:events';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { version } from 'virtual:build';
import { snapshotFile } from '../../src/prerender/snapshotFile';
import type { SnapshotJob, SnapshotResult } from '../firms/snapshots';

if (!parentPort) throw new Error('This program is a thread of the desk.');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
// Requests go first, also with one processor. Elsewhere than on Linux it would count for the whole desk.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

for await (const [job] of on(parentPort, 'message') as AsyncIterable<[SnapshotJob]>) {
  const result = await make(job);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort.postMessage(result);
}

/** From `/configs/bug-off/estimator.js`. */
const releaseFolder = `../../v/${version}/`;

async function make({ name, config, lang }: SnapshotJob): Promise<SnapshotResult> {
  try {
    const text = await snapshotFile(name, { config: JSON.parse(config) as object, lang, releaseFolder });
    if (text === undefined) return 'no widget';
    return { text, br: brotliCompressSync(text), gzip: gzipSync(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
