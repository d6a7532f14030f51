import type { ChatName } from '../../../src/domain/chats';
import type { MessageRow } from '../../storage/tables';
import { firmMail } from '../firmMail';
import { wordingFor } from '../messages';
import { post, requireAccepted } from '../post';
import type { QueuedBody } from '../queue';
import { SendError } from '../sendError';
import { type ChatText, chatBody } from './chats';
import type { ToldSettings } from './settings';

/**
 * Tells a chat of a lead: what the subject of the mail to the firm says, how to reach the visitor, and a link to the rest.
 * @throws SendError
 */
export async function sendChat(
  name: ChatName,
  settings: ToldSettings,
  message: MessageRow,
  stored: QueuedBody,
  signal: AbortSignal,
): Promise<void> {
  const url = settings.chats[name];
  if (url === undefined) throw new SendError('there is no such chat now', false);
  const text = chatText(message, stored, settings);
  requireAccepted(await post(url, { headers: {}, body: JSON.stringify(chatBody[name](text)) }, signal));
}

/** What is said of a lead, in the firm's language. */
function chatText(
  message: Pick<MessageRow, 'event' | 'lead_id'>,
  stored: QueuedBody,
  { style, inboxUrl }: Pick<ToldSettings, 'style' | 'inboxUrl'>,
): ChatText {
  const { subject, preview } = firmMail(message, stored, { style, inboxUrl });
  const { createdIntro, openInbox } = wordingFor(style, undefined).messages;
  const intro = message.event === 'created' && stored.lead['partial'] !== true ? createdIntro : '';
  return {
    lines: [intro, subject, preview ?? ''].filter((line) => line !== ''),
    link:
      inboxUrl === undefined ? undefined : { url: `${inboxUrl}#lead/${message.lead_id}`, name: openInbox },
  };
}
