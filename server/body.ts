import type { IncomingMessage } from 'node:http';

/** Why a body was not read to its end. */
export class BodyError extends Error {
  constructor(readonly reason: 'too large' | 'too slow' | 'broken off') {
    super(`The body was ${reason}.`);
  }
}

export interface BodyLimits {
  /** Bytes. */
  size: number;
  /** Milliseconds without a byte. */
  stall: number;
  /** Milliseconds for the whole body. */
  total: number;
}

/**
 * Reads a request's body.
 * A body that is too large is read on and thrown away: a browser hears an answer only once it could send all.
 * @throws BodyError
 */
export function readBody(request: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length']) > limits.size) {
      request.resume();
      reject(new BodyError('too large'));
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    const tooSlow = () => settle(() => reject(new BodyError('too slow')));
    const total = setTimeout(tooSlow, limits.total);
    const stall = setTimeout(tooSlow, limits.stall);
    const onData = (chunk: Buffer) => {
      stall.refresh();
      size += chunk.length;
      if (size > limits.size) settle(() => reject(new BodyError('too large')));
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onBroken = () => settle(() => reject(new BodyError('broken off')));
    const settle = (outcome: () => void) => {
      clearTimeout(total);
      clearTimeout(stall);
      request.off('data', onData).off('end', onEnd).off('close', onBroken);
      request.resume();
      outcome();
    };
    // A lost connection reports an error as well as its close.
    request.on('error', () => {});
    request.on('data', onData).on('end', onEnd).on('close', onBroken);
  });
}
