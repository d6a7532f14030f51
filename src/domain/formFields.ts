/** What a firm changes of a field that a form has built in: see `fields` of the config. */
export interface FieldChange {
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** The form does without it. */
  readonly hidden?: boolean | undefined;
}

/** The changes to the fields of a form, by their names. */
export type FieldChanges<Field extends string> = {
  readonly [Name in Field]?: FieldChange | undefined;
} & {
  /** Names of fields, and ids of questions of the firm's own, in the order in which they are shown. Others follow. */
  readonly order?: readonly string[] | undefined;
};
