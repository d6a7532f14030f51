import type { IncomingMessage } from 'node:http';
import type { Share } from './room';

/** Why a body was not read to its end. */
export class BodyError extends Error {
  constructor(readonly reason: 'too large' | 'too slow' | 'broken off' | 'no room') {
    super(`The body was ${reason}.`);
  }
}

export interface BodyLimits {
  /** Bytes. */
  size: number;
  /** Milliseconds in each of which a body must get on by `leastRate`. */
  stall: number;
  /** Milliseconds for the whole body. */
  total: number;
}

/** Bytes a second: a telephone on its worst line sends more. */
const leastRate = 4 * 1024;

/**
 * Reads a request's body.
 * A body that is too large, or has no room, is read on and thrown away: a browser hears an answer only once it could
 * send all.
 * @param share its share of the memory, for the caller to release once the body is not needed any more.
 * @throws BodyError
 */
export function readBody(request: IncomingMessage, limits: BodyLimits, share: Share): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    let sizeAtLastLook = 0;
    const settle = (outcome: () => void) => {
      clearTimeout(total);
      clearInterval(pace);
      request.off('data', onData).off('end', onEnd).off('close', onBroken);
      request.resume();
      outcome();
      chunks = [];
    };
    const fail = (reason: BodyError['reason']) => settle(() => reject(new BodyError(reason)));
    share.onCutOff = () => fail('too slow');
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.size) fail('too large');
      else if (!share.grow(chunk.length)) fail('no room');
      else chunks.push(chunk);
    };
    const onEnd = () => {
      share.complete();
      settle(() => resolve(Buffer.concat(chunks)));
    };
    const onBroken = () => fail('broken off');
    const total = setTimeout(() => fail('too slow'), limits.total);
    const pace = setInterval(() => {
      if (size - sizeAtLastLook < (leastRate * limits.stall) / 1_000) fail('too slow');
      sizeAtLastLook = size;
    }, limits.stall);
    // A lost connection reports an error as well as its close.
    request.on('error', () => {});
    // Lost before anybody listened, it reports nothing any more.
    if (request.destroyed) onBroken();
    else request.on('data', onData).on('end', onEnd).on('close', onBroken);
  });
}
