import type { Mail } from './mailText';
import { personOf } from './person';
import type { QueuedBody } from './queue';
import type { MailSettings } from './settings';

const requests: Record<string, string> = {
  contact: 'your booking of a BioCheck',
  audit: 'your request for a surface-health audit',
  estimate: 'your request from the price estimator',
  quote: 'the quote that you signed',
};

/**
 * The confirmation for the visitor; undefined where there is no one address to send it to. It repeats no words of the
 * form: anybody can type anybody's address there, and must not send them a text of their own in the firm's name.
 */
export function visitorMail(
  { lead, receivedAt, photos: { length: photos } }: QueuedBody,
  { from, to }: MailSettings,
): Mail | undefined {
  const { name, address } = personOf(lead);
  if (address === undefined) return undefined;
  const lines = [
    `Hello${greetable(name)},`,
    `thank you for writing to us. We received ${requests[String(lead.kind)] ?? 'your request'}${
      photos > 0 ? ` with ${photos} ${photos === 1 ? 'photo' : 'photos'}` : ''
    } on ${inWords(receivedAt)}.`,
    ...priceRange(lead),
    'We will get in touch with you within 24 hours of that.',
    'If something needs correcting, or if you did not send this, just answer this mail.',
    from.name || from.address,
  ];
  return {
    to: { name: '', address },
    replyTo: to[0],
    subject: 'We received your request',
    text: `${lines.join('\n\n')}\n`,
  };
}

/** A first name that can be nothing else: letters, so neither an address nor a sentence. */
function greetable(name: string): string {
  const [first = ''] = name.split(' ');
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? ` ${first}` : '';
}

/** The range that the visitor saw. The desk does not know the currency. */
function priceRange({ estimate, total }: Record<string, unknown>): string[] {
  const range = estimate ?? total;
  if (typeof range !== 'object' || range === null || !('min' in range) || !('max' in range)) return [];
  const { min, max } = range;
  if (typeof min !== 'number' || typeof max !== 'number' || !(min >= 0 && max >= min && max < 1e7)) return [];
  const amount = (value: number) => value.toLocaleString('en-US');
  return [
    `The price range that you saw: ${amount(min)} to ${amount(max)}. It is an estimate, not a final price.`,
  ];
}

const inWords = (time: string) =>
  `${new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} (UTC)`;
