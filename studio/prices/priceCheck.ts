/** A price that an agency has pinned: these answers are to give this range. */
export interface PriceCheck {
  /** A UUID. */
  id: string;
  /** Such as "Two rooms, heavy". */
  name: string;
  answers: PriceAnswers;
  expected: { min: number; max: number };
}

/** Answers of a visitor of the estimator. */
export interface PriceAnswers {
  /** Ids of the selected items, with the number of units where it is known. */
  items: Readonly<Record<string, number | undefined>>;
  /** By the id of a question: the id of an option, yes or no, or a number. */
  questions: Readonly<Record<string, string | boolean | number>>;
  zip: string;
}
