import { noteReleasedBody } from './garbageCollection';
import { type Body, UploadPool } from './uploadPool';

const MB = 1024 * 1024;
/** Up to this many bytes a body is small: a lead without photos. */
const maxSmallBody = 64 * 1024;
/** Bytes of memory for all small bodies, and for all large ones (each at most `leadLimits.body`). */
const [smallBudget, largeBudget] = [32 * MB, 24 * MB];
/** Large bodies at a time from one network, and their bytes. */
const ofClient = { count: 6, bytes: 12 * MB };

/** The share of one body in the budget, from its first byte until its lead is stored or rejected. */
export interface Upload {
  /** Called when the body is dropped in favour of others. */
  onEvicted: () => void;
  /** Bytes that have arrived, whatever became of them. */
  readonly received: number;
  /** Reserves memory for the next bytes. @returns false when none is left */
  grow(bytes: number): boolean;
  /** The body has arrived: it can no longer be evicted. */
  complete(): void;
  /** Frees the memory. Calling it again does nothing. */
  release(): void;
}

/**
 * The memory budget of bodies that are being received. A small body is always accepted: when slow clients use up the budget,
 * an unfinished body of whoever holds most is evicted. Large bodies are limited by client, in number and in bytes, too; what
 * finds no room is answered with "try again later". Only received bytes count, so announcing a body reserves nothing.
 */
export class UploadBudget {
  private readonly small = new UploadPool({
    bytes: smallBudget,
    count: Number.POSITIVE_INFINITY,
    ofClient: { bytes: smallBudget, count: Number.POSITIVE_INFINITY },
    grace: 0,
  });
  private readonly large: UploadPool;

  /** @param maxLarge large bodies at a time; 0 for no limit but the bytes */
  constructor(maxLarge: number) {
    const [count, countOfClient] =
      maxLarge === 0 ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] : [maxLarge, ofClient.count];
    this.large = new UploadPool({
      bytes: largeBudget,
      count,
      ofClient: { bytes: ofClient.bytes, count: countOfClient },
      grace: 5_000,
    });
  }

  /** Bodies and bytes in memory now. */
  get usage() {
    const { small, large } = this;
    return { small: small.count, large: large.count, bytes: small.bytes + large.bytes };
  }

  /** Whether a body of so many announced bytes may start now. */
  mayStart(client: string, announced: number): boolean {
    return announced <= maxSmallBody || this.large.hasRoom(client, announced);
  }

  /** Starts a body, which counts as small until it proves larger. */
  start(client: string): Upload {
    const { small, large } = this;
    let size = 0;
    const release = () => {
      small.free(body);
      const released = large.free(body);
      if (released > 0) noteReleasedBody(released);
    };
    const body: Body = {
      client,
      startedAt: performance.now(),
      isComplete: false,
      evict: () => {
        upload.onEvicted();
        release();
      },
    };
    const upload: Upload = {
      onEvicted: () => {},
      get received() {
        return size;
      },
      grow: (bytes) => {
        size += bytes;
        if (size <= maxSmallBody) return small.take(body, bytes);
        const ofSmall = small.free(body);
        return large.take(body, bytes + ofSmall);
      },
      complete: () => {
        body.isComplete = true;
      },
      release,
    };
    small.take(body, 0);
    return upload;
  }
}
