import { selfAndAncestors } from '../page/ancestors';
import type { HydrationSpec } from './buildData';

/** An element that shows its markup, and is not hydrated yet. */
export interface Island {
  element: HTMLElement;
  spec: HydrationSpec;
  /** Ends with the hydration. */
  signal: AbortSignal;
  /** Loads the widget's code, which hydrates the element. */
  hydrate: () => void;
  /** The same for an action of the visitor: it is shown as pending, and gets a message where the code cannot be loaded. */
  ask: (control?: Element) => void;
  /** Does what the element's changed attributes ask. */
  followAttributes: () => void;
  /** The browser is online again. */
  onOnline: () => void;
  /** Fetches the code without running it: all of its files, or at most some. @returns whether any remain. */
  preload: (most?: number) => boolean;
  /** Its dialog was opened and closed. */
  wasClosed?: boolean;
}

// Weak: an element that was removed for good can be collected. Its listeners refer to its island, which lives as long.
const islands = new Set<WeakRef<Island>>();

export const register = (island: Island): void => void islands.add(new WeakRef(island));

/** The islands in the document, also in shadow roots of the page. @param site only those inside it. */
export const islandsIn = (site?: Element): Island[] =>
  [...islands].flatMap((ref) => {
    const island = ref.deref();
    if (!island || island.signal.aborted) islands.delete(ref);
    else if (isConnectedIn(island.element, site)) return island;
    return [];
  });

const isConnectedIn = (element: Element, site?: Element): boolean =>
  element.isConnected && (!site || [...selfAndAncestors(element)].includes(site));

/** A widget's code, as the loader offers it to the widget's island. */
export interface WidgetCode {
  /** Fetches it without running it: all of its files, or at most some. @returns whether any remain. */
  preload: (most?: number) => boolean;
  /**
   * Fetches and runs it, which defines the element and hydrates it. Never rejects: a failure is written to the console,
   * and the element stays undefined.
   */
  load: () => Promise<void>;
}
