/** A body that is in memory, or being received. */
export interface Body {
  /** The network that sends it. */
  client: string;
  /** Milliseconds of `performance.now()`. */
  startedAt: number;
  isComplete: boolean;
  /** Drops the body, and with it what it takes of the pool. */
  evict: () => void;
}

export interface PoolLimits {
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
export class UploadPool {
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
    const { ofClient } = this.limits;
    return held.bytes + bytes <= ofClient.bytes && held.count + count <= ofClient.count;
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
