import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { reject, rejectForNow } from './problem';
import type { Upload, UploadBudget } from './uploadBudget';

/** Why a body was not read to its end. */
export class BodyError extends Error {
  /** @param received bytes that have arrived */
  constructor(
    readonly reason: 'too large' | 'too slow' | 'broken off' | 'no room',
    readonly received = 0,
  ) {
    super(`The body was ${reason}.`);
  }
}

export interface BodyLimits {
  /** Bytes. */
  size: number;
  /** Milliseconds, in each of which a body must arrive at `minRate` at least. */
  stall: number;
  /** Milliseconds for the whole body. */
  total: number;
}

/** Bytes a second. A phone with bad reception sends more. */
const minRate = 4 * 1024;

interface WithBodyOptions {
  limits: BodyLimits;
  budget: UploadBudget;
  /** The network that sends it. */
  client: string;
}

/**
 * Reads a request's body within the upload budget, and holds its share of that while `work` needs the body. Work begins for one
 * body a turn of the event loop: many at a time, made to take long, would make the turns long that storing a lead waits for.
 * @throws BodyError
 */
export async function withBody<Result>(
  request: IncomingMessage,
  { limits, budget, client }: WithBodyOptions,
  work: (bytes: Buffer<ArrayBuffer>) => Result | Promise<Result>,
): Promise<Result> {
  paceBody(request);
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limits.size) throw new BodyError('too large');
  if (!budget.mayStart(client, announced)) throw new BodyError('no room');
  const upload = budget.start(client);
  try {
    const bytes = await readBody(request, limits, upload);
    await ownTurn();
    return await work(bytes);
  } finally {
    upload.release();
  }
}

/**
 * Reads one chunk of a request a turn of the event loop, also where nothing is done with it. Else Node reads up to 2 MB of each
 * connection before it looks at any other.
 */
export function paceBody(request: IncomingMessage): void {
  request.on('data', () => {
    request.pause();
    setImmediate(() => request.resume());
  });
}

let lastTurn: Promise<unknown> = Promise.resolve();

function ownTurn(): Promise<unknown> {
  const turn = lastTurn;
  lastTurn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return turn;
}

/** Answers a body that was not read. @param what it is, as `A config`. @param size bytes that it may have */
export function rejectBody(context: Context, { reason }: BodyError, what: string, size: number): Response {
  const limit = size < 1024 * 1024 ? `${size / 1024} kB` : `${size / 1024 / 1024} MB`;
  if (reason === 'too large') return reject(context, 413, reason, `${what} may have at most ${limit}.`);
  if (reason === 'broken off')
    return reject(context, 400, reason, 'The connection ended before all of it was here.');
  return rejectForNow(context, reason, `${what} could not be received just now. Please send it again.`);
}

/**
 * Reads a request's body.
 * A body that is too large or exceeds the upload budget is read to its end and dropped: a browser reads no response
 * before it has sent everything.
 * @param upload its share of the upload budget. The caller releases it once the body is no longer needed.
 * @throws BodyError
 */
function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
  upload: Upload,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, fail) => {
    let chunks: Buffer[] = [];
    let size = 0;
    let sizeAtLastCheck = 0;
    const settle = (outcome: () => void) => {
      clearTimeout(totalTimer);
      clearInterval(stallTimer);
      request.off('data', onData).off('end', onEnd).off('close', onClose);
      request.resume();
      outcome();
      chunks = [];
    };
    const giveUp = (reason: BodyError['reason']) => settle(() => fail(new BodyError(reason, size)));
    upload.onEvicted = () => giveUp('no room');
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.size) giveUp('too large');
      else if (!upload.grow(chunk.length)) giveUp('no room');
      else chunks.push(chunk);
    };
    const onEnd = () => {
      upload.complete();
      settle(() => resolve(Buffer.concat(chunks)));
    };
    const onClose = () => giveUp('broken off');
    const totalTimer = setTimeout(() => giveUp('too slow'), limits.total);
    const stallTimer = setInterval(() => {
      if (size - sizeAtLastCheck < (minRate * limits.stall) / 1_000) giveUp('too slow');
      sizeAtLastCheck = size;
    }, limits.stall);
    // A lost connection emits an error in addition to its close.
    request.on('error', () => {});
    // A connection that was lost before this emits nothing any more.
    if (request.destroyed) onClose();
    else request.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}
