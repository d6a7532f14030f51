import { dropBody } from './garbage';

/** Up to this many bytes a body is small: a lead without photos. */
const smallBody = 64 * 1024;
/** Bytes of memory for small bodies, and for large ones (each at most `leadLimits.body`). */
const smallBytes = 32 * 1024 * 1024;
const largeBytes = 24 * 1024 * 1024;
/** Large bodies at a time from one network. */
const largePerSender = 6;

/** What one body takes up, from its first byte until its lead is stored or refused. */
export interface Share {
  /** Called when its room is needed for others. */
  onCutOff: () => void;
  /** Asks for room for the next bytes. @returns false when there is none */
  grow(bytes: number): boolean;
  /** The body is whole: it is no longer taken for a slow one. */
  complete(): void;
  /** Gives the room back; a second time, nothing. */
  release(): void;
}

/**
 * The room in memory for bodies on their way. A small one always gets in: where slow senders fill the room, the oldest of
 * them goes. Large ones are limited in number, by sender and in bytes; beyond that they are told to come again.
 * What counts is what has arrived, so nobody takes room by only announcing a body.
 */
export class BodyRoom {
  private small = 0;
  private smallCount = 0;
  private large = 0;
  private largeCount = 0;
  private readonly largeOf = new Map<string, number>();
  /** The small bodies that are not whole yet, in the order of their coming. */
  private readonly unfinished = new Set<Share>();

  /** @param maxLarge large bodies at a time; 0 is no limit but that of memory */
  constructor(private readonly maxLarge: number) {}

  /** Bodies and bytes that are held now. */
  get held() {
    return { small: this.smallCount, large: this.largeCount, bytes: this.small + this.large };
  }

  /** Whether a body of so many bytes may begin now. */
  mayBegin(sender: string, announced: number): boolean {
    return announced <= smallBody || this.hasRoomForLarge(sender, announced);
  }

  /** Begins a body, small until it proves larger. */
  begin(sender: string): Share {
    let size = 0;
    let isLarge = false;
    let isReleased = false;
    const share: Share = {
      onCutOff: () => {},
      grow: (bytes) => {
        if (!isLarge && size + bytes <= smallBody) {
          size += bytes;
          this.small += bytes;
          return this.makeRoomForSmall(share);
        }
        if (isLarge ? this.large + bytes > largeBytes : !this.hasRoomForLarge(sender, size + bytes))
          return false;
        if (!isLarge) {
          isLarge = true;
          this.unfinished.delete(share);
          this.small -= size;
          this.smallCount--;
          this.large += size;
          this.largeCount++;
          this.largeOf.set(sender, (this.largeOf.get(sender) ?? 0) + 1);
        }
        size += bytes;
        this.large += bytes;
        return true;
      },
      complete: () => {
        this.unfinished.delete(share);
      },
      release: () => {
        if (isReleased) return;
        isReleased = true;
        this.unfinished.delete(share);
        if (isLarge) {
          this.large -= size;
          this.largeCount--;
          const others = (this.largeOf.get(sender) ?? 1) - 1;
          if (others > 0) this.largeOf.set(sender, others);
          else this.largeOf.delete(sender);
          dropBody(size);
        } else {
          this.small -= size;
          this.smallCount--;
        }
      },
    };
    this.smallCount++;
    this.unfinished.add(share);
    return share;
  }

  private hasRoomForLarge(sender: string, bytes: number): boolean {
    if (this.large + bytes > largeBytes) return false;
    if (this.maxLarge === 0) return true;
    return this.largeCount < this.maxLarge && (this.largeOf.get(sender) ?? 0) < largePerSender;
  }

  /** Cuts off the oldest unfinished bodies until the small ones fit. */
  private makeRoomForSmall(newest: Share): boolean {
    for (const share of this.unfinished) {
      if (this.small <= smallBytes) break;
      if (share === newest) continue;
      share.onCutOff();
      share.release();
    }
    return this.small <= smallBytes;
  }
}
