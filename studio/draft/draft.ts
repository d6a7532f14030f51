import type { ConfigJson } from '../../src/content/resolved';

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

/** A price that an agency has pinned: these answers are to give this range. Plain JSON. */
export interface PriceCheck {
  /** As `newId` makes it. */
  id: string;
  /** Such as "Two rooms, heavy". */
  name: string;
  answers: PriceAnswers;
  expected: CheckedRange;
}

/** A range as a visitor sees it. */
export interface CheckedRange {
  min: number;
  max: number;
  /** It is only the least: something is not known, or has no price. */
  from?: true;
}

/** Answers of a visitor of the estimator, in numbers: they mean the same in whatever language numbers are written. */
export interface PriceAnswers {
  /** Ids of the selected items. */
  items: readonly string[];
  /** Units by id of the item, of those that are asked for; null where the field is empty. */
  quantities: Readonly<Record<string, number | null>>;
  /** By id of the question: the id of an option, `yes` or `no`, or a number; null where a number's field is empty. */
  questions: Readonly<Record<string, string | number | null>>;
  /** Empty where it is not known. */
  zip: string;
}
