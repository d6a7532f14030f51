import type { IncomingMessage } from 'node:http';
import type { Upload } from './uploadBudget';

/** Why a body was not read to its end. */
export class BodyError extends Error {
  constructor(readonly reason: 'too large' | 'too slow' | 'broken off' | 'no room') {
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

/**
 * Reads a request's body.
 * A body that is too large or exceeds the upload budget is read to its end and dropped: a browser reads no response
 * before it has sent everything.
 * @param upload its share of the upload budget. The caller releases it once the body is no longer needed.
 * @throws BodyError
 */
export function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
  upload: Upload,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
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
    const fail = (reason: BodyError['reason']) => settle(() => reject(new BodyError(reason)));
    upload.onEvicted = () => fail('no room');
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.size) fail('too large');
      else if (!upload.grow(chunk.length)) fail('no room');
      else chunks.push(chunk);
    };
    const onEnd = () => {
      upload.complete();
      settle(() => resolve(Buffer.concat(chunks)));
    };
    const onClose = () => fail('broken off');
    const totalTimer = setTimeout(() => fail('too slow'), limits.total);
    const stallTimer = setInterval(() => {
      if (size - sizeAtLastCheck < (minRate * limits.stall) / 1_000) fail('too slow');
      sizeAtLastCheck = size;
    }, limits.stall);
    // A lost connection emits an error in addition to its close.
    request.on('error', () => {});
    // A connection that was lost before this emits nothing any more.
    if (request.destroyed) onClose();
    else request.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}
