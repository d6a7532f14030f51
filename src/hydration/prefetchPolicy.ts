/** Decides when the code of a widget is fetched before the visitor turns to it. Pure: the tests are a table. */

/** What the browser says of the visitor's connection. What it does not say counts as good. */
export interface Connection {
  saveData?: boolean;
  /** As fast as a line of this kind, whatever it is: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
  /** What it is: `cellular`, `wifi` and others. */
  type?: string;
}

export interface Device {
  connection?: Connection | undefined;
  /** In GiB, rounded; capped at 8 or above. */
  deviceMemory?: number | undefined;
  /** Whether it has a pointer that rests on what it is going to press. A phone's finger tells nothing before it presses. */
  canHover: boolean;
}

/** What begins the fetch of a widget's code, besides the visitor's intent: a pointer, a touch or the focus on it. */
export type PrefetchTrigger =
  /** Nothing. */
  | 'intent'
  /** The visitor scrolls, and it is near. */
  | 'scroll'
  /** It is near, and the page is idle. */
  | 'near'
  /** The page is idle. */
  | 'idle';

/** GiB of memory up to which a device keeps it for the page. */
const LITTLE_MEMORY = 2;

/** Whether what is fetched in vain costs the visitor money, time or memory. */
const isScarce = ({ connection, deviceMemory }: Device): boolean =>
  connection?.saveData === true ||
  /2g|3g/.test(connection?.effectiveType ?? '') ||
  connection?.type === 'cellular' ||
  (deviceMemory !== undefined && deviceMemory <= LITTLE_MEMORY);

/**
 * @param widget.isHydrated whether an interaction hydrates it: else its code is of no use.
 * @param widget.isOverlay whether it opens over the page, wherever it stands: what the page's main buttons open.
 */
export function prefetchTrigger(
  { isHydrated, isOverlay }: { isHydrated: boolean; isOverlay: boolean },
  device: Device,
): PrefetchTrigger {
  if (!isHydrated || isScarce(device)) return 'intent';
  if (device.canHover) return isOverlay ? 'idle' : 'near';
  return isOverlay ? 'intent' : 'scroll';
}
