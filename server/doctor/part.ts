/** What was found out about one part of the way that a lead takes. */
export type Finding =
  | { state: 'works'; says: string }
  /** It is not used here, or could not be looked at. */
  | { state: 'not checked'; says: string }
  | { state: 'warning'; says: string; fix: string }
  | { state: 'broken'; says: string; fix: string };

/** One part of the way that a lead takes. */
export interface Part {
  name: string;
  /** @throws whatever keeps it from working */
  check(): Promise<readonly Finding[]>;
  /** What to do where it does not work. */
  fix(error: unknown): string;
}
