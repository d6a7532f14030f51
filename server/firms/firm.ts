import type { ExternalCalendar } from '../appointments/busyTimes/externalCalendar';
import type { PasswordHash } from '../auth/password';
import type { MailStyle } from '../notify/messages';
import type { NotifySettings } from '../notify/settings';
import type { PublicConfig } from './publicConfig';

/** A firm whose leads the desk takes. */
export interface Firm {
  /** Empty for the desk's own firm, whose leads name none. */
  id: string;
  /** Origins besides the desk's own whose pages may send leads to this firm, as browsers write them. */
  allowedOrigins: readonly string[];
  /** Who is notified of its leads. */
  notify: NotifySettings;
  /** How its mails, its exports and its leads in the inbox are written, also where it gets no mail. */
  style: MailStyle;
  /** Calendars elsewhere whose events take time. */
  calendars: readonly ExternalCalendar[];
  /** What its widgets read; undefined where its file names none. One may be published then. */
  config: PublicConfig | undefined;
  /** Who sees its leads in the inbox and erases some, by name. The desk's own firm has one of another kind: the desk's owner. */
  owners: ReadonlyMap<string, PasswordHash>;
  /** Who reads its leads in the inbox, by name. */
  readers: ReadonlyMap<string, PasswordHash>;
}

/** Whether a text can be a firm's id: it is the name of a file, and part of URLs. */
export const isFirmId = (text: string): boolean => /^[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/.test(text);

export const firmIdExpected =
  'lower-case letters, digits and hyphens, beginning with a letter, such as "bug-off"';
