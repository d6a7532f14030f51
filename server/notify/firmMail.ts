import type { MessageRow } from '../migrations/003_messages';
import { type Photo, photoFields } from '../photos/take';
import { describeFields } from './describe';
import type { Mail } from './mailText';
import { onOneLine, personOf } from './person';
import type { QueuedBody } from './queue';

const titles: Record<string, string> = {
  contact: 'BioCheck booking',
  audit: 'Audit request',
  estimate: 'Estimate request',
  quote: 'Signed quote',
};

/** What the firm reads of a lead: every field, the photos as files. An answer to it goes to the visitor. */
export function firmMail(message: MessageRow, { lead, receivedAt, photos }: QueuedBody): Mail {
  const { guard: _, partial, id, kind, source, ...fields } = lead;
  for (const field of photoFields) delete fields[field];
  const { name, address } = personOf(lead);
  const title = titles[String(kind)] ?? onOneLine(String(kind));
  const intro = partial === true ? 'unfinished' : message.event;
  return {
    subject: onOneLine(`${prefixes[intro]}${title}${name && ` from ${name}`}`),
    ...(address !== undefined && { replyTo: { name, address } }),
    text: [
      `${intros[intro]}\n`,
      describeFields(fields),
      ...(photos.length > 0 ? [`Photos:\n${photos.map(({ name: file }) => `  - ${file}\n`).join('')}`] : []),
      describeFields({ source, received: receivedAt, leadId: id }),
      ...(address === undefined ? [] : ['An answer to this mail goes to the visitor.\n']),
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
