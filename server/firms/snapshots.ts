import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type PublicConfig, publicConfig } from './publicConfig';

/** What a snapshot is made of. */
export interface SnapshotJob {
  /** Of the widget: its tag without `bio-`. */
  name: string;
  /** JSON. */
  config: string;
  /** Tag of the page's language. */
  lang: string;
}

/** A snapshot file, compressed; or that there is no such widget, or why none could be made. */
export type SnapshotResult = Pick<PublicConfig, 'text' | 'br' | 'gzip'> | 'no widget' | { error: string };

/** The snapshots of the configs that a desk serves. */
export type Snapshots = ReturnType<typeof createSnapshots>;

/** Milliseconds. */
const defaults = {
  /** For one snapshot. A large config takes tenths of a second, and ten times that where the machine is busy. */
  timeLimit: 20_000,
  /** For which a page waits: it does without, and the next one has it. */
  patience: 3_000,
  /** For which a failure is remembered: what takes all the time it may would else delay all others again and again. */
  failureKept: 60_000,
  /** After which a thread without work is ended: it takes some 60 MB of memory. */
  idle: 60_000,
  /** How many are kept, those that were asked for last, and bytes of them at most. */
  maxKept: 200,
  maxBytes: 64 * 1024 * 1024,
  /** How many wait for the thread at most. */
  maxWaiting: 100,
  startThread,
};

/**
 * Makes snapshots in a thread beside the event loop, one at a time, and keeps them: whoever asks for one while it is being
 * made gets the same.
 */
export function createSnapshots(options: Partial<typeof defaults> = {}) {
  const {
    timeLimit,
    failureKept,
    idle,
    maxKept,
    patience,
    maxBytes,
    maxWaiting,
    startThread: start,
  } = { ...defaults, ...options };
  /** By what they are made of, the one that was asked for last at the end. */
  const kept = new Map<string, { making: Promise<PublicConfig | undefined>; bytes: number }>();
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let ending: NodeJS.Timeout | undefined;

  async function end(): Promise<unknown> {
    const ended = thread;
    thread = undefined;
    return ended?.terminate();
  }

  async function make(job: SnapshotJob): Promise<SnapshotResult> {
    clearTimeout(ending);
    thread ??= start();
    const limit = AbortSignal.timeout(timeLimit);
    const ended = new AbortController();
    const signal = AbortSignal.any([limit, ended.signal]);
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      thread.postMessage(job);
      const [result] = (await Promise.race([
        once(thread, 'message', { signal }),
        once(thread, 'exit', { signal }).then(() => Promise.reject(new Error('the thread has ended'))),
      ])) as [SnapshotResult];
      return result;
    } catch (error) {
      void end(); // The next snapshot gets a new thread.
      throw limit.aborted ? new Error(`it takes longer than ${timeLimit / 1000} s`) : error;
    } finally {
      ended.abort(); // takes the listeners away
      ending = setTimeout(() => void end(), idle).unref();
    }
  }

  async function makeInTurn(job: SnapshotJob): Promise<PublicConfig | undefined> {
    waiting++;
    const made = last.then(() => make(job));
    last = made.catch(() => {});
    try {
      const result = await made;
      if (result === 'no widget') return undefined;
      if ('error' in result) throw new Error(result.error);
      return publicConfig(result.text, result.br, result.gzip);
    } finally {
      waiting--;
    }
  }

  function inTime<T>(making: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('it is still being made')), patience);
      making.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  async function keep(key: string, making: Promise<PublicConfig | undefined>): Promise<void> {
    const entry = { making, bytes: 0 };
    kept.set(key, entry);
    try {
      const file = await making;
      if (file) entry.bytes = file.text.length + file.br.length + file.gzip.length;
      else kept.delete(key);
      dropOldest();
    } catch {
      setTimeout(() => kept.get(key) === entry && kept.delete(key), failureKept).unref();
    }
  }

  function dropOldest(): void {
    let bytes = [...kept.values()].reduce((sum, other) => sum + other.bytes, 0);
    for (const [key, oldest] of kept) {
      if (kept.size <= maxKept && bytes <= maxBytes) return;
      bytes -= oldest.bytes;
      kept.delete(key);
    }
  }

  return {
    /**
     * @returns undefined where there is no such widget.
     * @throws where none can be made just now.
     */
    async find(name: string, config: PublicConfig, lang: string): Promise<PublicConfig | undefined> {
      const key = [name, lang.toLowerCase(), config.etag].join(' ');
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return inTime(known.making);
      }
      if (waiting >= maxWaiting) throw new Error('too many others are being made');
      const making = makeInTurn({ name, config: config.text, lang });
      void keep(key, making);
      return inTime(making);
    },
    stop(): Promise<unknown> {
      clearTimeout(ending);
      return end();
    },
  };
}

/**
 * The program is made of the widgets' code, which no other program of the desk holds. From its sources, the desk uses the one
 * that was built last.
 */
function startThread(): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? '../../dist/desk/snapshotThread.js' : './snapshotThread.js';
  const started = new Worker(new URL(file, import.meta.url), {
    execArgv: [], // those of the process may load what belongs into its main thread only
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  started.on('error', () => {}); // who waits for it learns it, too
  started.unref();
  return started;
}
