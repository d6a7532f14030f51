import type { Report } from '../../src/check/report';
import { readObject, storeObject } from '../../webapp/stored';
import type { Refusal } from './loadPage';

/** A check that was made. */
export interface Outcome {
  report: Report;
  /** Of which page, as people read it. */
  subject: string;
  /** Whether its headers could be read. */
  hasHeaders: boolean;
  /** How many frames it has. */
  frames: number;
}

/** What one has typed, and what was found last. It stays in this tab over a reload. */
export interface Work {
  address: string;
  html: string;
  outcome?: Outcome | Refusal | undefined;
}

const KEY = 'studio-page-check';
const NOTHING: Work = { address: '', html: '' };

export const readWork = (): Work => readObject(KEY, NOTHING);

/** A source may be larger than what browsers store: it is left out then. */
export const storeWork = (work: Work): boolean =>
  storeObject(KEY, work) || storeObject(KEY, { ...work, html: '' });
