import { type Mailbox, parseMailboxes } from '../notify/contact';
import { SettingsError } from '../operations/log';

/** What the doctor alone reads. */
interface DoctorSettings {
  /** Of DKIM, as the mail provider names it; undefined where it is not known. */
  dkimSelector: string | undefined;
  /** A mailbox for tests, whose mail the doctor may read and delete; undefined for none. */
  mailbox: { to: Mailbox; url: string } | undefined;
}

type Env = Record<string, string | undefined>;

/** @throws SettingsError; its message never holds a password */
export function readDoctorSettings({
  DKIM_SELECTOR: selector,
  DOCTOR_MAIL_TO: address,
  DOCTOR_IMAP_URL: url,
}: Env): DoctorSettings {
  if (selector && !/^[a-z\d](?:[a-z\d._-]{0,61}[a-z\d])?$/i.test(selector))
    throw new SettingsError(`DKIM_SELECTOR must be a name such as "mail" or "s1", not "${selector}".`);
  const dkimSelector = selector || undefined;
  if (!address && !url) return { dkimSelector, mailbox: undefined };
  if (url && !isImapUrl(url)) throw new SettingsError(imapExpected);
  const [to, ...others] = parseMailboxes(address ?? '') ?? [];
  if (!to || others.length > 0)
    throw new SettingsError(
      'DOCTOR_MAIL_TO must be the one address of the mailbox that DOCTOR_IMAP_URL reads.',
    );
  if (!url) throw new SettingsError(imapExpected);
  return { dkimSelector, mailbox: { to, url } };
}

const imapExpected = 'DOCTOR_IMAP_URL must look like imaps://user:password@mail.example.com.';

const isImapUrl = (url: string): boolean =>
  URL.canParse(url) && /^imaps?:$/.test(new URL(url).protocol) && new URL(url).username !== '';
