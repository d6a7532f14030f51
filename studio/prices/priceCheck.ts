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
