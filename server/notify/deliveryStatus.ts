import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { isLeadId } from '../../src/leads/leadId';

/** A mail server's notice that it gave up a mail of the desk. */
export interface Bounce {
  messageId: string;
  /** As `last_error` names it: a code, and what the code means. Nothing of the notice's own words, which repeat the address. */
  error: string;
}

/** What status codes of RFC 3463 mean, without their class. */
const meanings: Readonly<Record<string, string>> = {
  '1.1': 'there is no such mailbox',
  '1.2': 'there is no such domain',
  '1.3': 'the address is wrong',
  '1.10': 'the domain takes no mail',
  '2.1': 'the mailbox is closed',
  '2.2': 'the mailbox is full',
  '3.4': 'the mail is too large',
  '4.1': 'the mail server does not answer',
  '4.4': 'the domain has no mail server',
  '4.7': 'it was tried for too long',
  '7.1': 'the mail server refuses it',
  '7.26': 'neither SPF nor DKIM is right',
};

/** Bytes and lines of a notice that are read: the notice comes before the mail that it returns. The time to parse grows with their square. */
export const maxNotice = 256 * 1024;
const maxLines = 4_000;
/** Groups of fields that are read: one for each recipient. */
const maxGroups = 100;

function beginningOf(source: Uint8Array): Uint8Array {
  const bytes = Buffer.from(source.subarray(0, maxNotice));
  let end = -1;
  for (let line = 0; line < maxLines; line++) {
    end = bytes.indexOf('\n', end + 1);
    if (end < 0) return bytes;
  }
  return bytes.subarray(0, end);
}

/**
 * Reads a delivery status notification (RFC 3464).
 * @returns the message that it gives up, or in one line why there is none
 */
export async function parseDeliveryStatus(source: Uint8Array): Promise<Bounce | string> {
  const mail = await PostalMime.parse(beginningOf(source)).catch(() => undefined);
  const report = mail && partOf(mail, ['message/delivery-status', 'message/global-delivery-status']);
  if (!report) return 'This mail is no delivery status notification.';
  // The fields of the notice, then a group of fields for each recipient.
  const [notice, ...recipients] = await fieldsOf(report);
  const failed = recipients.find((fields) => actionOf(fields) === 'failed');
  if (!failed)
    return `The notice gives nothing up: ${recipients.map(actionOf).join(', ') || 'no recipient'}.`;
  const returned = partOf(mail, ['message/rfc822', 'message/global', 'text/rfc822-headers']);
  const messageId = [notice?.get('original-envelope-id'), returned && (await messageIdOf(returned))]
    .map(uuidIn)
    .find(Boolean);
  if (!messageId) return 'The notice names no mail of the desk.';
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? '5.0.0';
  const meaning = meanings[status.slice(2)];
  return { messageId, error: `bounced: ${status}${meaning ? ` ${meaning}` : ''}` };
}

const partOf = ({ attachments }: Email, types: readonly string[]): Attachment | undefined =>
  attachments.find(({ mimeType }) => types.includes(mimeType));

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The groups of fields between empty lines, each field by its name. */
async function fieldsOf(part: Attachment): Promise<Map<string, string>[]> {
  const groups = textOf(part)
    .split(/(?:\r?\n){2,}/, maxGroups)
    .filter((group) => group.trim() !== '');
  return Promise.all(
    groups.map(async (group) => {
      const { headers } = await PostalMime.parse(group);
      return new Map(headers.map(({ key, value }) => [key, value]));
    }),
  );
}

const actionOf = (fields: ReadonlyMap<string, string>): string =>
  /^[a-z]{1,20}/.exec(fields.get('action')?.toLowerCase() ?? '')?.[0] ?? 'no action';

const messageIdOf = async (part: Attachment): Promise<string | undefined> =>
  (await PostalMime.parse(textOf(part)).catch(() => undefined))?.messageId;

/** The id of a message as the desk gives it to a mail: alone, or `<id@domain>`. */
function uuidIn(text = ''): string | undefined {
  const id = /^<?([\da-f-]{36})(?:@|$)/i.exec(text.trim())?.[1]?.toLowerCase();
  return id !== undefined && isLeadId(id) ? id : undefined;
}
