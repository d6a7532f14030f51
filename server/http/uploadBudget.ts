import { noteReleasedBody } from './garbageCollection';

const MB = 1024 * 1024;
/** Up to this many bytes a body is small: a lead without photos. */
const maxSmallBody = 64 * 1024;
/** Bytes of memory for all small bodies, and for all large ones (each at most `leadLimits.body`). */
const [smallBudget, largeBudget] = [32 * MB, 24 * MB];
/** Large bodies at a time from one network, and their bytes. */
const ofClient = { count: 6, bytes: 12 * MB };

/** The share of one body in the budget, from its first byte until its lead is stored or rejected. */
export interface Upload {
  /** Called when the body is dropped in favor of others. */
  onEvicted: () => void;
  /** Reserves memory for the next bytes. @returns false when none is left */
  grow(bytes: number): boolean;
  /** The body has arrived: it can no longer be evicted. */
  complete(): void;
  /** Frees the memory. Calling it again does nothing. */
  release(): void;
}

/**
 * The memory budget of bodies that are being received. A small body is always accepted: when slow clients use up the budget,
 * an unfinished body of the client that holds most is evicted. Large bodies are limited by client, in number and in bytes, too; what
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

/** A body that is in memory, or being received. */
interface Body {
  /** The network that sends it. */
  client: string;
  /** Milliseconds of `performance.now()`. */
  startedAt: number;
  isComplete: boolean;
  /** Drops the body, and with it what it takes of the pool. */
  evict: () => void;
}

interface PoolLimits {
  bytes: number;
  count: number;
  ofClient: { bytes: number; count: number };
  /** Milliseconds in which a network's only body arrives undisturbed. */
  grace: number;
}

/**
 * Memory that bodies share. Where it is used up, the oldest unfinished body of the network that holds most gives way, never to one
 * that holds more. Where each network sends one body, and quickly, none gives way: those that have begun shall arrive.
 */
class UploadPool {
  /** Bytes by body, the oldest first. */
  private readonly sizes = new Map<Body, number>();
  private readonly held = new Map<string, { bytes: number; count: number }>();
  private total = 0;

  constructor(private readonly limits: PoolLimits) {}

  get bytes(): number {
    return this.total;
  }

  get count(): number {
    return this.sizes.size;
  }

  /** Whether a new body may begin that will have so many bytes. */
  hasRoom(client: string, bytes: number): boolean {
    return (
      this.isInShare(client, bytes, 1) && (this.fits(bytes, 1) || this.victimFor(client, bytes) !== undefined)
    );
  }

  /** Takes more memory for a body, which may be new here. @returns false where there is no room */
  take(body: Body, bytes: number): boolean {
    const count = this.sizes.has(body) ? 0 : 1;
    if (!this.isInShare(body.client, bytes, count)) return false;
    while (!this.fits(bytes, count)) {
      const victim = this.victimFor(body.client, bytes, body);
      if (!victim) return false;
      victim.evict();
    }
    this.sizes.set(body, (this.sizes.get(body) ?? 0) + bytes);
    this.note(body.client, bytes, count);
    return true;
  }

  /** Frees the memory of a body. @returns its bytes */
  free(body: Body): number {
    const bytes = this.sizes.get(body);
    if (bytes === undefined) return 0;
    this.sizes.delete(body);
    this.note(body.client, -bytes, -1);
    return bytes;
  }

  private note(client: string, bytes: number, count: number) {
    this.total += bytes;
    const before = this.heldBy(client);
    const held = { bytes: before.bytes + bytes, count: before.count + count };
    if (held.count > 0) this.held.set(client, held);
    else this.held.delete(client);
  }

  private heldBy(client: string) {
    return this.held.get(client) ?? { bytes: 0, count: 0 };
  }

  private isInShare(client: string, bytes: number, count: number): boolean {
    const held = this.heldBy(client);
    const share = this.limits.ofClient;
    return held.bytes + bytes <= share.bytes && held.count + count <= share.count;
  }

  private fits(bytes: number, count: number): boolean {
    return this.total + bytes <= this.limits.bytes && this.count + count <= this.limits.count;
  }

  /** The body that gives way to the next bytes of a client; undefined where none holds as much as it would. */
  private victimFor(client: string, bytes: number, newest?: Body): Body | undefined {
    let victim: Body | undefined;
    let most = -1;
    for (const body of this.sizes.keys()) {
      const held = this.heldBy(body.client);
      const isSpare = body.client !== client && held.count > 1;
      const isSlow = performance.now() - body.startedAt >= this.limits.grace;
      if (body === newest || body.isComplete || !(isSpare || isSlow) || held.bytes <= most) continue;
      victim = body;
      most = held.bytes;
    }
    const isFair = victim?.client === client || most >= this.heldBy(client).bytes + bytes;
    return isFair ? victim : undefined;
  }
}
