import type { EstimatorFacts } from './offer';

/** What answers are read by. */
export interface Terms {
  facts: EstimatorFacts;
  /** Ids that count as selected until the first choice. */
  preselected: readonly string[];
  /** Whether units are asked for, and multiply. */
  quantities: boolean;
  /** How numbers are written. */
  locale: string;
  /** The answers to a question that takes no others. */
  yes: string;
  no: string;
  /** The day on which the questions are answered. Left out: as the visitor's clock says. */
  today?: string | undefined;
}
