import type { Migration } from 'kysely';
import { type LeadRow, leads } from './migrations/001_leads';
import { type MessageRow, messages } from './migrations/003_messages';

export interface Tables {
  leads: LeadRow;
  messages: MessageRow;
}

/** Every change of the schema, in the order of the names. One that was released is never edited. */
export const migrations: Record<string, Migration> = {
  '001_leads': leads,
  '003_messages': messages,
};
