/** What a check tells, as types alone: the npm package takes this file as it is. */

/** `error`: something does not work. `warning`: it works, and could be better. `unchecked`: nobody can tell from here. */
export type Severity = 'error' | 'warning' | 'unchecked';

/** A place in a page. */
export interface Place {
  /** Counted from 1; undefined for an open page, whose source may have been another one. */
  line?: number;
  /** The tag as it is written. */
  code: string;
}

/** Something that a rule found. */
export interface Finding {
  severity: Severity;
  /** A sentence. */
  what: string;
  where?: Place | undefined;
  /** What to do, in a sentence. */
  fix?: string | undefined;
}

/** What was found in a page. Plain data. */
export interface Report {
  findings: readonly Finding[];
  /** What was looked at and is right, as sentences. */
  right: readonly string[];
  /** How many things were looked at. */
  checked: number;
}

/** What `BioSystem.check()` has found. Plain data. */
export interface CheckReport extends Report {
  /** The release that was checked. */
  version: string;
  /** Address of the page. */
  page: string;
}
