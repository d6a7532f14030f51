/** How a question can be answered. */
export const answerTypes = [
  'line',
  'text',
  'number',
  'yesNo',
  'one',
  'many',
  'date',
  'window',
  'consent',
  'file',
] as const;

/** A question of the firm's own, which changes no price: see `questions` of the config. */
export interface Question {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly help?: string | undefined;
  readonly answer?: (typeof answerTypes)[number] | undefined;
  readonly options?: readonly { readonly id: string; readonly label: string }[] | undefined;
  readonly days?: Days | undefined;
  readonly windows?: readonly TimeWindow[] | undefined;
  readonly required?: boolean | undefined;
  readonly preselected?: string | readonly string[] | undefined;
  readonly when?: { readonly answers: Readonly<Record<string, readonly string[]>> } | undefined;
  readonly step?: string | undefined;
}

/** Part of a day: `08:00` to `10:00`. */
export interface TimeWindow {
  readonly from: string;
  readonly to: string;
}

/** The days that a question for a date or a window of time takes. */
export interface Days {
  /** The first and the last one, in days from today. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Of the week, from 1 for Monday. */
  readonly weekdays?: readonly number[] | undefined;
}
