import type { MessageRow } from '../migrations/003_messages';
import { describeFields } from './describe';
import type { Mail } from './mailText';
import { onOneLine, personOf } from './person';
import { type Photo, photoFields, photosOf } from './photos';
import type { QueuedBody } from './queue';

const titles: Record<string, string> = {
  contact: 'BioCheck booking',
  audit: 'Audit request',
  estimate: 'Estimate request',
  quote: 'Signed quote',
};

/** What the firm reads of a lead: every field, the photos as files. An answer to it goes to the visitor. */
export async function firmMail(message: MessageRow, { lead, receivedAt }: QueuedBody): Promise<Mail> {
  const { guard: _, partial, id, kind, source, ...fields } = lead;
  for (const field of photoFields) delete fields[field];
  const photos = await photosOf(lead);
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

const attachment = ({ name, type, content }: Photo) => ({ filename: name, contentType: type, content });
