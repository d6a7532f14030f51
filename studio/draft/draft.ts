import type { ConfigJson } from '../../src/content/resolved';
import type { PriceCheck } from '../prices/priceCheck';

export type { ConfigJson };

/** What one works on in the studio. It stays on this device until it is downloaded, shared or published. */
export interface Draft {
  /** Random, made when the draft is begun. */
  id: string;
  /** What the list of drafts calls it. */
  name: string;
  config: ConfigJson;
  /** Prices that are to stay as they are. They are no part of the config. */
  priceChecks: readonly PriceCheck[];
}

/** Name of a draft that nobody has named. */
export const UNTITLED = 'Untitled';
/** Characters that a name may have. */
export const NAME_LIMIT = 100;

/** 128 random bits. Browsers offer `crypto.randomUUID` only with HTTPS, and the studio works without. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** @param config where it begins. */
export const newDraft = (name: string, config: ConfigJson = {}): Draft => ({
  id: newId(),
  name,
  config,
  priceChecks: [],
});
