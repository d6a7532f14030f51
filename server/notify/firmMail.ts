import type { MessageRow } from '../migrations';
import { type Photo, photoFields } from '../photos/photo';
import { contactOf, onOneLine } from './contact';
import { formatBreakdown } from './formatBreakdown';
import { formatFields } from './formatFields';
import type { Mail } from './mailText';
import type { QueuedBody } from './queue';

const titles: Record<string, string> = {
  contact: 'BioCheck booking',
  audit: 'Audit request',
  estimate: 'Estimate request',
  quote: 'Signed quote',
};

/** The mail to the firm: every field of a lead, the photos as attachments. A reply to it goes to the visitor. */
export function firmMail(message: MessageRow, { lead, receivedAt, photos }: QueuedBody): Mail {
  const { guard: _, revision: _count, breakdown: _lines, partial, id, kind, source, ...fields } = lead;
  const breakdown = formatBreakdown(lead);
  for (const field of photoFields) delete fields[field];
  const { name, email } = contactOf(lead);
  const title = titles[String(kind)] ?? onOneLine(String(kind));
  const intro = partial === true ? 'unfinished' : message.event;
  return {
    subject: onOneLine(`${prefixes[intro]}${title}${name && ` from ${name}`}`),
    ...(email !== undefined && { replyTo: { name, address: email } }),
    text: [
      `${intros[intro]}\n`,
      formatFields(fields),
      ...(breakdown === undefined ? [] : [`The estimate, as the visitor saw it:\n\n${breakdown}\n`]),
      ...(photos.length > 0 ? [`Photos:\n${photos.map(({ name: file }) => `  - ${file}\n`).join('')}`] : []),
      formatFields({ source, received: receivedAt, leadId: id }),
      ...(email === undefined ? [] : ['An answer to this mail goes to the visitor.\n']),
    ].join('\n'),
    attachments: photos.map(attachment),
  };
}

const prefixes = { created: 'New: ', updated: 'Changed: ', unfinished: 'Unfinished: ' };

const intros = {
  created: 'A new request came in.',
  updated: 'A request that you know has changed. This is all of it, as it is now.',
  unfinished: 'Somebody began this form and has not sent it. This is what was filled in.',
};

const attachment = ({ name, mime, bytes }: Photo) => ({
  filename: name,
  contentType: mime,
  content: Buffer.from(bytes),
});
