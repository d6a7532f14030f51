import { contactOf } from './contact';
import { formatBreakdown } from './formatBreakdown';
import type { Mail } from './mailText';
import { priceRange } from './priceRange';
import type { QueuedBody } from './queue';
import type { MailSettings } from './settings';

const requests: Record<string, string> = {
  contact: 'your booking of a BioCheck',
  audit: 'your request for a surface-health audit',
  estimate: 'your request from the price estimator',
  quote: 'the quote that you signed',
};

/**
 * The confirmation for the visitor, with their estimate; undefined where the lead does not hold exactly one email address.
 * It repeats no text of the form but plain labels: anybody could type a stranger's address there and send them a text in
 * the firm's name.
 */
export function visitorMail(
  { lead, receivedAt, photos: { length: photos } }: QueuedBody,
  { from, to, replyTo = to[0], phone }: MailSettings,
): Mail | undefined {
  const { name, email } = contactOf(lead);
  if (email === undefined) return undefined;
  const breakdown = formatBreakdown(lead);
  const lines = [
    `Hello${firstName(name)},`,
    `thank you for writing to us. We received ${requests[String(lead.kind)] ?? 'your request'}${
      photos > 0 ? ` with ${photos} ${photos === 1 ? 'photo' : 'photos'}` : ''
    } on ${formatTime(receivedAt)}.`,
    ...(breakdown === undefined
      ? [priceRange(lead)].filter(Boolean)
      : ['Your estimate, as our website computed it from your answers:', breakdown, meaning]),
    'We will get in touch with you within 24 hours of that.',
    `If something needs correcting, or if you did not send this, just answer this mail${
      phone === '' ? '' : ` or call us at ${phone}`
    }.`,
    from.name || from.address,
  ];
  return {
    to: { name: '', address: email },
    replyTo,
    subject: breakdown === undefined ? 'We received your request' : 'Your estimate',
    text: `${lines.join('\n\n')}\n`,
  };
}

const meaning =
  'This is an estimate, not a final price. You get a firm price after the visit, before any work begins.';

/** The first name, if it is made of letters: neither a URL nor a sentence. */
function firstName(name: string): string {
  const [first = ''] = name.split(' ');
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? ` ${first}` : '';
}

const formatTime = (time: string) =>
  `${new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} (UTC)`;
