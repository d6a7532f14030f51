import type { Report } from '../../src/check-page/report';
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

export function readWork(): Work {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { ...NOTHING, ...(stored as Partial<Work>) };
  } catch {
    return NOTHING; // blocked, or not ours
  }
}

export function storeWork(work: Work): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(work));
  } catch {
    storeWithoutSource(work);
  }
}

/** A source may be larger than what browsers store. */
function storeWithoutSource(work: Work): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...work, html: '' }));
  } catch {
    // Blocked: a reload begins again.
  }
}
