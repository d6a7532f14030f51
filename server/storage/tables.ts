/** The rows of each table, as all migrations together have made it. Times are ISO 8601 in UTC with milliseconds, by a desk's clock. */
import type { LeadState } from '../../src/domain/leadStates';

export interface Tables {
  leads: LeadRow;
  messages: MessageRow;
  photos: PhotoRow;
  erased_ids: ErasedIdRow;
  revisions: RevisionRow;
  published_configs: PublishedConfigRow;
  lead_search: LeadSearchRow;
  resume_links: ResumeLinkRow;
  activity: ActivityRow;
  sessions: SessionRow;
  people: PersonRow;
  person_firms: PersonFirmRow;
  visits: VisitRow;
  appointments: AppointmentRow;
  external_calendars: ExternalCalendarRow;
  busy_times: BusyTimeRow;
  calendar_feeds: CalendarFeedRow;
  api_tokens: ApiTokenRow;
  replies: ReplyRow;
  devices: DeviceRow;
  push_keys: PushKeyRow;
  webhooks: WebhookRow;
  webhook_calls: WebhookCallRow;
}

/** One lead, as it was sent last. Columns are text wherever possible, so that both databases compare values alike. */
export interface LeadRow {
  /** The lead's UUID in lower case. */
  id: string;
  kind: string;
  source: string;
  /** The client's clock when the lead was made: it sorts as text. */
  timestamp: string;
  /** When it was first accepted. */
  received_at: string;
  /** When the body last changed. */
  updated_at: string;
  /** The lead as JSON text. Not jsonb: that refuses \u0000, which a visitor can send. */
  body: string;
  /** The spam verdict; null for none. */
  suspect: string | null;
  /** 1 for the fields of an abandoned form, 0 for a complete lead. */
  partial: 0 | 1;
  /** As `emailOf` normalizes it, empty where there is none; null in a lead that is older than this column, until it is backfilled. */
  email: string | null;
  /** SHA-256 in hexadecimal of the secret that a revision has to bring; null for a lead that was sent without one. */
  secret_hash: string | null;
  /** The sender's count of this revision, from 1; 0 for a lead that was sent without a secret. */
  revision: number;
  /** The firm's id; empty for the desk's own firm, and for leads that are older than this column. */
  firm: string;
  /** What the firm says of the lead. */
  state: LeadState;
  /** How the visitor came, as `visitSource` names it; empty where the lead does not tell, null in one that is older than this column. */
  visit_source: string | null;
  /** When somebody of the firm first opened it as it is now; null where nobody has, or not since the visitor changed it. */
  read_at: string | null;
  /** When it is to be looked at again; null where that was not put off. */
  snoozed_until: string | null;
  /** The account that takes care of it; null for nobody in particular. */
  assignee: string | null;
  /** Of a form that was left: the step that was shown last, as the visitor read it, empty where it does not tell; null for a form that was sent. */
  left_step: string | null;
  /** Of a form that was left: its `FormDraft` as JSON, by which a link of a mail brings it back; null where there is none. */
  draft: string | null;
  /** What a job that was won is worth, in hundredths of the firm's currency; null where nobody said. It counts while the lead is won. */
  won_cents: number | null;
}

/** A link in a mail that leads back to a form which was left. */
interface ResumeLinkRow {
  /** SHA-256 in hexadecimal of the secret in the address. */
  token_hash: string;
  lead_id: string;
  /** As in `leads`. */
  firm: string;
  expires_at: string;
}

/**
 * One notification of one lead to one recipient. It holds nothing personal: its content is read from the lead when it
 * is sent.
 */
export interface MessageRow {
  /** A UUID, the same at every try, so that recipients can recognize a repeated message. */
  id: string;
  lead_id: string;
  /** As in `leads`. */
  firm: string;
  /** `firm`, `visitor`, the name of a chat, `device/` with the id of a device, `hook/` with that of a webhook, or the URL of a webhook of settings. */
  target: string;
  /**
   * Whether the recipient was notified of the lead before; that nobody has opened it since; that the visitor's appointment was changed,
   * or is to be remembered; or that the visitor has left the form.
   */
  event: 'created' | 'updated' | 'unopened' | 'appointment' | 'reminder' | 'abandoned';
  state: 'waiting' | 'sent' | 'dead';
  /** Tries that were started. */
  tries: number;
  /** When a desk may claim it: the time of the next try, or the end of a lease. */
  not_before: string;
  /** The id of the claim under which it is being sent; null while it is not. */
  lease: string | null;
  /** Why the last try failed. */
  last_error: string | null;
  created_at: string;
  updated_at: string;
  /**
   * SHA-256 in hexadecimal of the visitor's address, by which mails to one mailbox are counted. Null, as `estimate` is, in
   * messages to others and in those that an earlier release queued.
   */
  mailbox: string | null;
  /** SHA-256 in hexadecimal of the estimate as it stands in the mail to the visitor; empty where it holds none. */
  estimate: string | null;
}

/** One photo of a lead, whose body names it as `photo:<name>`. */
interface PhotoRow {
  /** The lead's id. Not a foreign key: SQLite enforces those only when configured to. */
  lead_id: string;
  /** Its place among the lead's photos, from 1. */
  position: number;
  /** A file name of the desk's own, such as `<lead id>-1.jpg`. */
  name: string;
  /** As recognized from the content. */
  mime: string;
  bytes: Uint8Array;
  /** Of the bytes, in hexadecimal. */
  sha256: string;
}

/** The id of an erased lead, and nothing else of it: sent again, the lead is not stored again. */
interface ErasedIdRow {
  id: string;
  firm: string;
  erased_at: string;
}

/** A revision of a lead that another one superseded. The last one is the row in `leads`. */
export interface RevisionRow {
  lead_id: string;
  /** SHA-256 in hexadecimal of its content, by which a repetition is recognized. */
  fingerprint: string;
  /** As in `leads`. */
  revision: number;
  /** When it arrived. */
  received_at: string;
  /** As `emailOf` normalizes it: the lead is found by the address of every revision. */
  email: string;
  /** As in `leads`. */
  body: string;
}

/** One version of a config that was published from the studio. */
interface PublishedConfigRow {
  /** As in its address, `/configs/<name>.json`. */
  name: string;
  /** Counts up from 1 for each name. */
  version: number;
  /** The config as JSON text. */
  text: string;
  /** The length of the text in UTF-8. */
  bytes: number;
  published_at: string;
}

/** A time at which somebody comes, or one that is kept for a visitor who is still filling in a form. */
export interface AppointmentRow {
  /** A UUID: the hold that a lead names, and what calendars know the appointment by. */
  id: string;
  /** As in `leads`. */
  firm: string;
  /** `held` until a lead books it. */
  state: 'held' | 'booked' | 'requested' | 'canceled' | 'no-show';
  /** The kind of the form. */
  kind: string;
  start_at: string;
  /** Of an arrival window, its end; else the end of the visit. */
  end_at: string;
  /** Until when a crew is there. */
  until_at: string;
  /** Until when it is held. */
  expires_at: string;
  /** Null while it is held. */
  lead_id: string | null;
  /** SHA-256 in hexadecimal of the network of whoever held it. */
  client_hash: string;
  /** The secret of the link by which the visitor changes it. */
  token: string;
  /** Counts changes, for calendars. */
  sequence: number;
  /** Who comes, as the facts name crews; empty where they have no names. */
  crew: string;
  /** How long the visit takes, of which `until_at` may be the window's end; 0 in one that is older than this column. */
  minutes: number;
  /** The ZIP code for which its time was offered; empty where none was named. */
  zip: string;
  created_at: string;
  updated_at: string;
}

/** A calendar elsewhere, and whether it can be read. */
export interface ExternalCalendarRow {
  /** As in `leads`. */
  firm: string;
  /** SHA-256 in hexadecimal of its address, which is a secret. */
  source: string;
  /** Its host, and its crew, for people. */
  name: string;
  /** When somebody last tried to read it. */
  checked_at: string;
  /** When it was last read; null for never. */
  read_at: string | null;
  /** Why it could not be read at last; null where it could. */
  error: string | null;
}

/** A time that events of a calendar elsewhere take; nothing of them but that. */
interface BusyTimeRow {
  firm: string;
  /** As in `external_calendars`. */
  source: string;
  /** Whose time it is; empty for all crews'. */
  crew: string;
  start_at: string;
  until_at: string;
}

/** An address at which calendars read a firm's appointments. */
interface CalendarFeedRow {
  firm: string;
  /** Whose appointments; empty for all. */
  crew: string;
  /** SHA-256 in hexadecimal of the secret in the address. */
  token_hash: string;
  created_at: string;
}

/** What a firm's program proves itself with to the API. */
export interface ApiTokenRow {
  /** A UUID, by which it is revoked. */
  id: string;
  /** As in `leads`: it sees no other firm's leads. */
  firm: string;
  /** What its owner calls it. */
  name: string;
  scope: 'read' | 'write';
  /** 1 where it may have the desk call addresses of its own. */
  may_subscribe: 0 | 1;
  /** SHA-256 in hexadecimal of the token. */
  token_hash: string;
  created_at: string;
  /** To the minute; null for never. */
  used_at: string | null;
}

/** A short answer that a firm keeps, to be sent to who has asked. */
export interface ReplyRow {
  id: string;
  /** As in `leads`. */
  firm: string;
  /** What the firm calls it. */
  name: string;
  /** With placeholders such as `{name}`, which the inbox fills in. */
  text: string;
  created_at: string;
}

/** What leads are searched by. A narrow table: a search reads all of it. */
interface LeadSearchRow {
  lead_id: string;
  /** The last ten digits of the phone number; empty where there are too few for one. */
  phone: string;
  /** As `searchTextOf` makes it. */
  text: string;
}

/** Something that somebody did in the inbox. Erased with its lead, but for the line that says who erased it. */
export interface ActivityRow {
  id: string;
  at: string;
  /** The account's name. */
  account: string;
  /** The firm of the lead, or of the account. */
  firm: string;
  action:
    | 'signed in'
    | 'state'
    | 'won'
    | 'note'
    | 'marked suspect'
    | 'marked as no spam'
    | 'erased'
    | 'exported'
    | 'retried'
    | 'published'
    | 'made a token'
    | 'revoked a token'
    | 'made a webhook'
    | 'removed a webhook'
    | 'rotated a webhook'
    | 'lost a webhook'
    | 'sent a call again'
    | 'wrote a reply'
    | 'removed a reply'
    | 'replied'
    | 'confirmed'
    | 'canceled'
    | 'no-show'
    | 'crew'
    | 'feed'
    | 'moved'
    | 'no answer'
    | 'snoozed'
    | 'assigned'
    | 'invited'
    | 'joined'
    | 'changed a role'
    | 'changed firms'
    | 'removed a person'
    | 'set up a second factor'
    | 'took away a second factor'
    | 'ended a session';
  /** Null for what is about no lead. */
  lead_id: string | null;
  /** The new state, the amount, the note, how many leads, until when, or to whom. */
  text: string;
}

/** A device that is signed in to the inbox. */
export interface SessionRow {
  /** SHA-256 in hexadecimal of the cookie's value. */
  token_hash: string;
  account: string;
  /** SHA-256 in hexadecimal of the password's hash: with another password, the session counts no more. */
  credential: string;
  created_at: string;
  used_at: string;
  /** The browser and its system, as `describeDevice` has it; empty for one that is older than this column. */
  device: string;
}

/** Somebody whom an owner has added in the inbox, besides the accounts of settings and of firms' files. */
export interface PersonRow {
  /** How they sign in: such as `ana`, or `ana@bug-off` where they saw that firm alone when they were invited. */
  name: string;
  /** A firm that they see, as in `leads`, the only one where `person_firms` has no others; null for all firms. */
  firm: string | null;
  /** An owner does everything, a member works on leads, a reader only reads. */
  role: 'owner' | 'member' | 'reader';
  /** Where invitations are sent. */
  email: string;
  /** As `hashPassword` makes it; null until the invitation was accepted. */
  password: string | null;
  /** Of the second factor, in Base32; null for none. */
  secret: string | null;
  /** SHA-256 in hexadecimal of each recovery code that was not used yet, with spaces between. */
  recovery: string;
  /** SHA-256 in hexadecimal of the secret in the link of an invitation; null where there is none to accept. */
  invite_hash: string | null;
  invite_until: string | null;
  created_at: string;
}

/** Another firm that somebody sees. */
interface PersonFirmRow {
  name: string;
  /** As in `leads`. */
  firm: string;
}

/** A device with the inbox that is told of new leads of a firm, as long as it is signed in. */
export interface DeviceRow {
  id: string;
  /** As in `leads`. */
  firm: string;
  /** The session's `token_hash`. */
  session: string;
  /** Where its push service takes messages for it, and the keys by which only its browser reads them. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}

/** The key by which push services recognize the desk. There is one. */
interface PushKeyRow {
  name: 'vapid';
  public_key: string;
  private_key: string;
}

/** A webhook that was made in the inbox or by the API, besides those of settings. */
export interface WebhookRow {
  id: string;
  /** As in `leads`. */
  firm: string;
  url: string;
  /** Signs requests, as the one before does until its time is over. Not a hash: the desk signs with it. */
  secret: string;
  old_secret: string | null;
  old_until: string | null;
  /** 1 where it is also called before appointments. */
  reminders: 0 | 1;
  /** The token of the API that made it and alone may remove it by the API; null for one of the inbox. */
  token_id: string | null;
  created_at: string;
}

/** One call of a webhook. It holds nothing personal, and is erased with its lead. */
export interface WebhookCallRow {
  id: string;
  at: string;
  /** As in `leads`. */
  firm: string;
  /** As in `messages`. */
  target: string;
  /** Null for an example. */
  message_id: string | null;
  lead_id: string | null;
  event: MessageRow['event'] | 'test';
  /** Which try of the message it was, from 1. */
  tries: number;
  /** Whether it was accepted: 1 or 0. */
  accepted: 0 | 1;
  /** Such as `HTTP 200`, or why there was none. */
  answer: string;
  /** Milliseconds. */
  ms: number;
}

/** How often something happened on one day: nothing in it tells one visitor from another. */
export interface VisitRow {
  /** In UTC, such as `2030-01-31`. */
  day: string;
  /** The firm's id; empty for the desk's own firm. */
  firm: string;
  /** The form's tag. */
  widget: string;
  what: 'seen' | 'opened' | 'step' | 'sent';
  /** The number of the step, from 1; 0 for anything else. */
  step: number;
  /** The step's name as the visitor read it; empty for anything else. */
  label: string;
  /** As `visitSource` names it. */
  source: string;
  count: number;
}
