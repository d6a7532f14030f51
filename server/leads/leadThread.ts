import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type FormRequest, type ReceivedForm, readFormLead } from '../forms/formLead';
import { type InvalidLead, type ReadLead, readJsonLead } from './readLead';

/** The body of a request that brings a lead. */
export interface ReceivedBody {
  bytes: Uint8Array<ArrayBuffer>;
  /** What else is known of an HTML form; undefined for JSON. */
  form: FormRequest | undefined;
}

export type ReceivedLead = (ReadLead | InvalidLead) & { form?: ReceivedForm };

export const readReceived = ({ bytes, form }: ReceivedBody): Promise<ReceivedLead> =>
  form ? readFormLead(bytes, form) : readJsonLead(bytes);

/** Bytes from which a body is read in the thread: below, that takes less time than to hand it over. */
const minBytes = 64 * 1024;

let thread: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a lead as `readReceived` does: a large one in a thread beside the event loop, one at a time. So megabytes delay no
 * other request, and memory holds the parsed texts of one body only.
 * @param body its bytes are empty afterwards if it was large: they are handed over to the thread
 */
export function readLeadOf(body: ReceivedBody): Promise<ReceivedLead> {
  if (body.bytes.length < minBytes) return readReceived(body);
  const read = last.then(async () => {
    thread ??= startThread();
    try {
      thread.postMessage(body, [body.bytes.buffer]);
      const [result] = (await once(thread, 'message')) as [ReceivedLead];
      return result;
    } catch (error) {
      thread = undefined; // It has ended. The next lead gets a new one.
      throw error;
    }
  });
  last = read.catch(() => {});
  return read;
}

function startThread(): Worker {
  // Not the options of the process, which may load what belongs into its main thread only.
  const execArgv: string[] = [];
  const isSource = import.meta.url.endsWith('.ts');
  const started = isSource
    ? new Worker(runSource(new URL('readLeadThread.ts', import.meta.url)), { execArgv, eval: true })
    : new Worker(new URL('readLeadThread.js', import.meta.url), { execArgv });
  started.unref();
  return started;
}

/** Node 20 gives a thread no loader of its parent: the thread itself loads what runs TypeScript. */
const runSource = (program: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import('${program.href}'); });`;
