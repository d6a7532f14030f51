import * as v from 'valibot';
import { isWebhookUrl } from '../../notify/webhookUrl';
import { SettingsError } from '../../operations/log';
import { sha256 } from '../../storage/hashes';

/** A calendar elsewhere whose events take time. Its address is a secret. */
export interface ExternalCalendar {
  /** Of an iCalendar feed; with a user, of a CalDAV server, or of one calendar there. */
  url: string;
  user?: string | undefined;
  password?: string | undefined;
  /** Whose time it takes; empty for all crews'. */
  crew: string;
}

/** What the database calls it: nothing there leads to its address. */
export const sourceOf = ({ url, user = '', crew }: ExternalCalendar): string =>
  sha256(JSON.stringify([url, user, crew]));

/** What people read of it. */
export const shownCalendar = ({ url, crew }: ExternalCalendar): string =>
  `${new URL(url).host}${crew && ` (${crew})`}`;

/** Apple's `webcal:` means https. @returns undefined for what the desk may not read. */
export function calendarUrl(text: string): string | undefined {
  const href = text.replace(/^webcal:/i, 'https:');
  return isWebhookUrl(href) ? new URL(href).href : undefined;
}

const expectedUrl = 'an https or webcal address, or an http one on this machine';

/** An entry of `calendars` in a firm's file. */
export const calendarEntry = v.pipe(
  v.strictObject(
    {
      url: v.pipe(
        v.string(expectedUrl),
        v.rawTransform(({ dataset, addIssue, NEVER }) => {
          const url = calendarUrl(dataset.value);
          if (url !== undefined) return url;
          addIssue({ message: expectedUrl });
          return NEVER;
        }),
      ),
      user: v.optional(v.string('a text')),
      password: v.optional(v.string('a text')),
      crew: v.optional(v.string('the name of a crew'), ''),
    },
    'an object with url, and perhaps user, password and crew',
  ),
  v.check(
    ({ user, password }) => (user === undefined) === (password === undefined),
    'a user together with a password',
  ),
);

/**
 * The calendars of the desk's own firm: addresses with commas between them, each with its crew and an equals sign in front, where it
 * is one crew's. A user and password in the address say that it is CalDAV.
 * @throws SettingsError, which holds no address
 */
export function readExternalCalendars(value = ''): ExternalCalendar[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry, index) => {
      const [, crew = '', address = ''] = /^(?:([^=/]*)=)?([a-z]+:.+)$/i.exec(entry) ?? [];
      const calendar = withoutPassword(address, crew.trim());
      if (!calendar)
        throw new SettingsError(
          `CALENDARS: entry ${index + 1} must be the https or webcal address of a calendar, with user and password for CalDAV, such as https://ana:password@caldav.example.com/, perhaps with its crew in front (Truck 1=https://…), with commas between several.`,
        );
      return calendar;
    });
}

function withoutPassword(address: string, crew: string): ExternalCalendar | undefined {
  // URL takes user and password only from the schemes that it knows.
  const href = address.replace(/^webcal:/i, 'https:');
  if (!URL.canParse(href)) return undefined;
  const parsed = new URL(href);
  const [user, password] = [parsed.username, parsed.password].map(decoded);
  parsed.username = '';
  parsed.password = '';
  const url = calendarUrl(parsed.href);
  if (url === undefined || !user !== !password) return undefined;
  return { url, crew, ...(user && { user, password }) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
