import { type Kysely, type Migration, sql } from 'kysely';

type Step = (db: Kysely<unknown>) => Promise<unknown>;

/** Steps that can run again where an earlier run was interrupted. */
const migration = (...steps: (string | Step)[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const step of steps) await (typeof step === 'string' ? sql.raw(step).execute(db) : step(db));
  },
});

/**
 * Adds a column where the table lacks it. Desks up to version 1.0 altered SQLite's tables outside of any transaction: where
 * one was killed meanwhile, the migration runs again and finds a part of it applied.
 */
const addColumn =
  (table: string, column: string, type: string): Step =>
  async (db) => {
    const tables = await db.introspection.getTables();
    const isThere = tables.some(
      ({ name, columns }) => name === table && columns.some((found) => found.name === column),
    );
    if (!isThere) await sql.raw(`alter table ${table} add column ${column} ${type}`).execute(db);
  };

/**
 * All migrations, in the order of their names, in the SQL that both databases know. What a released migration makes is never
 * changed. What the columns mean: `tables.ts`.
 */
export const migrations: Record<string, Migration> = {
  '001_leads': migration(
    `create table if not exists leads (
      id text primary key, kind text not null, source text not null, timestamp text not null,
      received_at text not null, updated_at text not null, body text not null)`,
    'create index if not exists leads_by_arrival on leads (received_at, id)',
  ),
  '002_intake': migration(
    addColumn('leads', 'suspect', 'text'),
    addColumn('leads', 'partial', 'integer default 0 not null'),
  ),
  '003_messages': migration(
    `create table if not exists messages (
      id text primary key, lead_id text not null, target text not null, event text not null, state text not null,
      tries integer not null, not_before text not null, lease text, last_error text,
      created_at text not null, updated_at text not null)`,
    'create index if not exists messages_of_lead on messages (lead_id)',
    // A partial index: looking for due messages stays quick however many were sent.
    "create index if not exists messages_to_do on messages (target, not_before) where state = 'waiting'",
  ),
  '004_photos': migration(
    // `bytea` is PostgreSQL's type for bytes; SQLite accepts any name.
    `create table if not exists photos (
      lead_id text not null, position integer not null, name text not null, mime text not null, bytes bytea not null,
      sha256 text not null, constraint photos_of_lead primary key (lead_id, position))`,
  ),
  '005_privacy': migration(
    'create table if not exists erased_ids (id text primary key, erased_at text not null)',
    addColumn('leads', 'email', 'text'),
    'create index if not exists leads_by_email on leads (email)',
    'create index if not exists leads_by_updated_at on leads (updated_at)',
  ),
  '006_revisions': migration(
    addColumn('leads', 'secret_hash', 'text'),
    addColumn('leads', 'revision', 'integer default 0 not null'),
    `create table if not exists revisions (
      lead_id text not null, fingerprint text not null, revision integer not null, received_at text not null,
      email text not null, body text not null, constraint revisions_of_lead primary key (lead_id, fingerprint))`,
    'create index if not exists revisions_by_email on revisions (email)',
  ),
  '007_firms': migration(
    ...['leads', 'messages', 'erased_ids'].map((table) =>
      addColumn(table, 'firm', "text default '' not null"),
    ),
    'create index if not exists leads_by_firm on leads (firm, received_at, id)',
    // Covers the search for what is due, so that it stays quick while many messages wait.
    `create index if not exists messages_to_do_by_firm on messages (firm, target, not_before, updated_at)
      where state = 'waiting'`,
    'drop index if exists messages_to_do',
  ),
  '008_confirmations': migration(
    addColumn('messages', 'mailbox', 'text'),
    addColumn('messages', 'estimate', 'text'),
    `create index if not exists messages_by_mailbox on messages (mailbox, created_at)
      where mailbox is not null`,
  ),
  '009_published_configs': migration(
    `create table if not exists published_configs (
      name text not null, version integer not null, text text not null, bytes integer not null,
      published_at text not null, constraint published_configs_by_name primary key (name, version))`,
  ),
  '010_inbox': migration(
    addColumn('leads', 'state', "text default 'new' not null"),
    'create index if not exists leads_by_firm_and_change on leads (firm, updated_at)',
    `create table if not exists lead_search (
      lead_id text primary key, phone text not null, text text not null)`,
    'create index if not exists lead_search_by_phone on lead_search (phone)',
    `create table if not exists activity (
      id text primary key, at text not null, account text not null, firm text not null, action text not null,
      lead_id text, text text not null)`,
    'create index if not exists activity_of_lead on activity (lead_id)',
    'create index if not exists activity_by_at on activity (at)',
    'create index if not exists activity_by_firm_and_at on activity (firm, at)',
    `create table if not exists sessions (
      token_hash text primary key, account text not null, credential text not null, created_at text not null,
      used_at text not null)`,
  ),
  '011_visits': migration(
    `create table if not exists visits (
      day text not null, firm text not null, widget text not null, what text not null, step integer not null,
      label text not null, source text not null, count integer not null,
      constraint visits_by_day primary key (day, firm, widget, what, step, label, source))`,
    addColumn('leads', 'visit_source', 'text'),
    // Leads are counted from the index alone: their bodies may be long.
    `create index if not exists leads_by_visit_source on leads (firm, received_at, visit_source, suspect, partial)`,
  ),
  // What leads are searched by is folded in another way: housekeeping writes it anew.
  '012_search': migration('delete from lead_search'),
  '013_appointments': migration(
    `create table if not exists appointments (
      id text primary key, firm text not null, state text not null, kind text not null, start_at text not null,
      end_at text not null, until_at text not null, expires_at text not null, lead_id text, client_hash text not null,
      token text not null, sequence integer not null, created_at text not null, updated_at text not null)`,
    'create unique index if not exists appointments_of_lead on appointments (lead_id)',
    'create unique index if not exists appointments_by_token on appointments (token)',
    'create index if not exists appointments_by_firm_and_time on appointments (firm, start_at)',
  ),
  '014_calendars': migration(
    addColumn('appointments', 'crew', "text default '' not null"),
    `create table if not exists external_calendars (
      firm text not null, source text not null, name text not null, checked_at text not null, read_at text, error text,
      constraint external_calendars_by_firm primary key (firm, source))`,
    `create table if not exists busy_times (
      firm text not null, source text not null, crew text not null, start_at text not null, until_at text not null,
      constraint busy_times_by_time primary key (firm, start_at, source))`,
    `create table if not exists calendar_feeds (
      firm text not null, crew text not null, token_hash text not null, created_at text not null,
      constraint calendar_feeds_by_crew primary key (firm, crew))`,
    'create unique index if not exists calendar_feeds_by_token on calendar_feeds (token_hash)',
  ),
  '015_api_tokens': migration(
    `create table if not exists api_tokens (
      id text primary key, firm text not null, name text not null, scope text not null, token_hash text not null,
      created_at text not null, used_at text)`,
    'create unique index if not exists api_tokens_by_hash on api_tokens (token_hash)',
  ),
  '016_call_next': migration(
    // In one transaction in both databases: no part of it was applied before.
    ...['read_at', 'snoozed_until', 'assignee'].map(
      (column) => `alter table leads add column ${column} text`,
    ),
    // Who is to be called, in the order in which it is due: `toCall` of `callNext.ts` says the same.
    `create index if not exists leads_to_call on leads (coalesce(snoozed_until, received_at), id)
      where (state = 'new' or snoozed_until is not null) and suspect is null and partial = 0`,
    // Leads of one state by their arrival; states are counted from the index alone.
    `create index if not exists leads_by_state on leads (state, received_at, id, firm, suspect, read_at)`,
    'create index if not exists leads_by_reading on leads (read_at) where read_at is not null',
  ),
  '017_told': migration(
    `create table if not exists devices (
      id text primary key, firm text not null, session text not null, endpoint text not null, p256dh text not null,
      auth text not null, created_at text not null)`,
    'create unique index if not exists devices_by_endpoint on devices (endpoint)',
    'create index if not exists devices_by_firm on devices (firm)',
    `create table if not exists push_keys (
      name text primary key, public_key text not null, private_key text not null)`,
  ),
  '018_booked_wish': migration(
    addColumn('appointments', 'minutes', 'integer default 0 not null'),
    addColumn('appointments', 'zip', "text default '' not null"),
  ),
  '019_resume': migration(
    addColumn('leads', 'draft', 'text'),
    `create table if not exists resume_links (
      token_hash text primary key, lead_id text not null, firm text not null, expires_at text not null)`,
    'create index if not exists resume_links_by_lead on resume_links (lead_id)',
  ),
  '020_won': migration(
    addColumn('leads', 'won_cents', 'integer'),
    // What became of leads is counted from the index alone, as they are by source: it takes the place of the narrower one.
    `create index if not exists leads_by_outcome
      on leads (firm, received_at, visit_source, kind, state, won_cents, suspect, partial)`,
    'drop index if exists leads_by_visit_source',
  ),
  '021_webhooks': migration(
    `create table if not exists webhooks (
      id text primary key, firm text not null, url text not null, secret text not null, old_secret text,
      old_until text, reminders integer not null, token_id text, created_at text not null)`,
    'create unique index if not exists webhooks_by_firm on webhooks (firm, url)',
    `create table if not exists webhook_calls (
      id text primary key, at text not null, firm text not null, target text not null, message_id text, lead_id text,
      event text not null, tries integer not null, accepted integer not null, answer text not null, ms integer not null)`,
    'create index if not exists webhook_calls_by_at on webhook_calls (at)',
    'create index if not exists webhook_calls_by_firm on webhook_calls (firm, at)',
    'create index if not exists webhook_calls_of_lead on webhook_calls (lead_id)',
    addColumn('api_tokens', 'may_subscribe', 'integer default 0 not null'),
  ),
  '022_replies': migration(
    `create table if not exists replies (
      id text primary key, firm text not null, name text not null, text text not null, created_at text not null)`,
    'create index if not exists replies_by_firm on replies (firm, created_at)',
  ),
  '023_only_mine': migration(
    // Leads of one person by their arrival; they are counted from the index alone.
    `create index if not exists leads_by_assignee
      on leads (assignee, received_at, id, state, firm, suspect, read_at, snoozed_until, partial)
      where assignee is not null`,
  ),
  '024_people': migration(
    `create table if not exists people (
      name text primary key, firm text, role text not null, email text not null, password text, secret text,
      recovery text not null, invite_hash text, invite_until text, created_at text not null)`,
    'create unique index if not exists people_by_invite on people (invite_hash)',
    addColumn('sessions', 'device', "text default '' not null"),
    'create index if not exists sessions_by_account on sessions (account)',
  ),
  '025_taken_times': migration(
    // Which times are taken, and how often, is read from the index alone.
    `create index if not exists appointments_by_time
      on appointments (firm, start_at, until_at, crew, state, expires_at)`,
    'drop index if exists appointments_by_firm_and_time',
  ),
  '027_steps_and_firms': migration(
    addColumn('leads', 'left_step', 'text'),
    'drop index if exists leads_by_outcome',
    `create index if not exists leads_by_outcome
      on leads (firm, received_at, visit_source, kind, state, won_cents, suspect, partial, left_step)`,
    `create table if not exists person_firms (
      name text not null, firm text not null, constraint person_firms_by_name primary key (name, firm))`,
    'create index if not exists person_firms_by_firm on person_firms (firm)',
    // A device is told of the leads of several firms.
    'create unique index if not exists devices_by_endpoint_and_firm on devices (endpoint, firm)',
    'drop index if exists devices_by_endpoint',
  ),
};
