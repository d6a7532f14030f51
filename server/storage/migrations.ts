import type { Migration } from 'kysely';
import { type LeadColumns, leads } from './migrations/001_leads';
import { type IntakeColumns, intake } from './migrations/002_intake';
import { type MessageColumns, messages } from './migrations/003_messages';
import { type PhotoRow, photos } from './migrations/004_photos';
import { type ErasedIdRow, type PrivacyColumns, privacy } from './migrations/005_privacy';
import { type RevisionColumns, type RevisionRow, revisions } from './migrations/006_revisions';
import { type FirmColumns, firms } from './migrations/007_firms';
import { type ConfirmationColumns, confirmations } from './migrations/008_confirmations';
import { type PublishedConfigRow, publishedConfigs } from './migrations/009_published_configs';
import {
  type ActivityRow,
  type InboxColumns,
  inbox,
  type LeadSearchRow,
  type SessionRow,
} from './migrations/010_inbox';
import { type SourceColumns, type VisitRow, visits } from './migrations/011_visits';

export type LeadRow = LeadColumns &
  IntakeColumns &
  PrivacyColumns &
  RevisionColumns &
  FirmColumns &
  InboxColumns &
  SourceColumns;
export type MessageRow = MessageColumns & FirmColumns & ConfirmationColumns;

export interface Tables {
  leads: LeadRow;
  messages: MessageRow;
  photos: PhotoRow;
  erased_ids: ErasedIdRow & FirmColumns;
  revisions: RevisionRow;
  published_configs: PublishedConfigRow;
  lead_search: LeadSearchRow;
  activity: ActivityRow;
  sessions: SessionRow;
  visits: VisitRow;
}

/**
 * All migrations, in the order of their names. A released migration is never edited. Each can be run again after it was
 * interrupted.
 */
export const migrations: Record<string, Migration> = {
  '001_leads': leads,
  '002_intake': intake,
  '003_messages': messages,
  '004_photos': photos,
  '005_privacy': privacy,
  '006_revisions': revisions,
  '007_firms': firms,
  '008_confirmations': confirmations,
  '009_published_configs': publishedConfigs,
  '010_inbox': inbox,
  '011_visits': visits,
};
