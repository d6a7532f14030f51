import { noteReleasedBody } from './garbageCollection';

/** Up to this many bytes a body is small: a lead without photos. */
const maxSmallBody = 64 * 1024;
/** Bytes of memory for all small bodies, and for all large ones (each at most `leadLimits.body`). */
const smallBudget = 32 * 1024 * 1024;
const largeBudget = 24 * 1024 * 1024;
/** Large bodies at a time from one network. */
const maxLargePerClient = 6;

/** The share of one body in the budget, from its first byte until its lead is stored or rejected. */
export interface Upload {
  /** Called when the body is dropped in favour of others. */
  onEvicted: () => void;
  /** Reserves memory for the next bytes. @returns false when none is left */
  grow(bytes: number): boolean;
  /** The body has arrived: it can no longer be evicted. */
  complete(): void;
  /** Frees the memory. Calling it again does nothing. */
  release(): void;
}

/**
 * The memory budget of bodies that are being received. A small body is always accepted: when slow clients use up the
 * budget, the oldest unfinished body is evicted. Large bodies are limited in number, by client and in bytes; further ones
 * are answered with "try again later". Only received bytes count, so announcing a body reserves nothing.
 */
export class UploadBudget {
  private smallBytes = 0;
  private smallCount = 0;
  private largeBytes = 0;
  private largeCount = 0;
  private readonly largeByClient = new Map<string, number>();
  /** Small bodies that have not arrived completely, oldest first. */
  private readonly unfinished = new Set<Upload>();

  /** @param maxLarge large bodies at a time; 0 for no limit but the bytes */
  constructor(private readonly maxLarge: number) {}

  /** Bodies and bytes in memory now. */
  get usage() {
    return { small: this.smallCount, large: this.largeCount, bytes: this.smallBytes + this.largeBytes };
  }

  /** Whether a body of so many announced bytes may start now. */
  mayStart(client: string, announced: number): boolean {
    return announced <= maxSmallBody || this.hasBudgetForLarge(client, announced);
  }

  /** Starts a body, which counts as small until it proves larger. */
  start(client: string): Upload {
    let size = 0;
    let isLarge = false;
    let isReleased = false;
    const upload: Upload = {
      onEvicted: () => {},
      grow: (bytes) => {
        if (!isLarge && size + bytes <= maxSmallBody) {
          size += bytes;
          this.smallBytes += bytes;
          return this.evictUntilSmallFits(upload);
        }
        if (isLarge ? this.largeBytes + bytes > largeBudget : !this.hasBudgetForLarge(client, size + bytes))
          return false;
        if (!isLarge) {
          isLarge = true;
          this.unfinished.delete(upload);
          this.smallBytes -= size;
          this.smallCount--;
          this.largeBytes += size;
          this.largeCount++;
          this.largeByClient.set(client, (this.largeByClient.get(client) ?? 0) + 1);
        }
        size += bytes;
        this.largeBytes += bytes;
        return true;
      },
      complete: () => {
        this.unfinished.delete(upload);
      },
      release: () => {
        if (isReleased) return;
        isReleased = true;
        this.unfinished.delete(upload);
        if (isLarge) {
          this.largeBytes -= size;
          this.largeCount--;
          const others = (this.largeByClient.get(client) ?? 1) - 1;
          if (others > 0) this.largeByClient.set(client, others);
          else this.largeByClient.delete(client);
          noteReleasedBody(size);
        } else {
          this.smallBytes -= size;
          this.smallCount--;
        }
      },
    };
    this.smallCount++;
    this.unfinished.add(upload);
    return upload;
  }

  private hasBudgetForLarge(client: string, bytes: number): boolean {
    if (this.largeBytes + bytes > largeBudget) return false;
    if (this.maxLarge === 0) return true;
    return this.largeCount < this.maxLarge && (this.largeByClient.get(client) ?? 0) < maxLargePerClient;
  }

  /** Evicts the oldest unfinished bodies until all small ones fit. */
  private evictUntilSmallFits(newest: Upload): boolean {
    for (const upload of this.unfinished) {
      if (this.smallBytes <= smallBudget) break;
      if (upload === newest) continue;
      upload.onEvicted();
      upload.release();
    }
    return this.smallBytes <= smallBudget;
  }
}
