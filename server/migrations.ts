import type { Migration } from 'kysely';
import { type LeadColumns, leads } from './migrations/001_leads';
import { type IntakeColumns, intake } from './migrations/002_intake';

export type LeadRow = LeadColumns & IntakeColumns;

export interface Tables {
  leads: LeadRow;
}

/**
 * Every change of the tables, in the order of the names. One that was released is never edited. Each can be run again
 * after it was broken off half-way.
 */
export const migrations: Record<string, Migration> = {
  '001_leads': leads,
  '002_intake': intake,
};
