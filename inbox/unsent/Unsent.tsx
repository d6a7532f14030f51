import type { ReactNode } from 'react';
import { chatTitles, isChat } from '../../src/domain/chats';
import { fillText } from '../../src/domain/fillText';
import type { Messages } from '../../src/languages/en/inbox';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { leadHref } from '../app/route';
import { useMessages } from '../messages/useMessages';
import { Failure, ReadState, useAction } from '../ui/Failure';
import * as styles from '../ui/rows.styles';
import { formatTime } from '../ui/texts';
import { useRead } from '../ui/useRead';
import { useTimeStyle } from '../ui/useTimeStyle';

/** A notification as the desk lists it. */
interface Message {
  id: string;
  leadId: string;
  firm: string;
  recipient: string;
  tries: number;
  state: 'waiting' | 'sent' | 'dead';
  error: string | null;
  createdAt: string;
}

/** Notifications that were not sent, why, and another try. */
export function Unsent(): ReactNode {
  const messages = useMessages();
  const { reading, readAgain } = useRead<{ messages: Message[] }>('messages');
  if (reading.kind !== 'read') return <ReadState reading={reading} onAgain={() => void readAgain()} />;
  const { answer } = reading;
  return (
    <>
      <p className={styles.intro}>{messages.unsentIntro}</p>
      {answer.messages.length === 0 && <output>{messages.unsentNone}</output>}
      <ul className={styles.rows}>
        {answer.messages.map((message) => (
          <UnsentRow key={message.id} message={message} onSent={readAgain} />
        ))}
      </ul>
    </>
  );
}

function UnsentRow({ message, onSent }: { message: Message; onSent: () => Promise<void> }): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const [progress, retry] = useAction(async () => {
    await call('POST', `messages/${message.id}/retry`);
    await onSent();
  });
  return (
    <li>
      <p>
        <strong>{recipientText(message, messages)}</strong> {message.firm && `(${message.firm})`}
      </p>
      <p>
        {message.state === 'dead'
          ? fillText(messages.unsentTries, { count: message.tries, error: message.error ?? '' })
          : messages.unsentWaits}
      </p>
      <p className={styles.quiet}>
        {fillText(messages.unsentSince, { time: formatTime(message.createdAt, timeStyle) })}
      </p>
      <Failure progress={progress} />
      <div className={styles.actions}>
        {message.state === 'dead' && (
          <Button type="button" kind="secondary" busy={progress?.kind === 'storing'} onPress={retry}>
            {messages.retry}
          </Button>
        )}
        <a href={leadHref(message.leadId)}>{messages.openLead}</a>
      </div>
    </li>
  );
}

function recipientText({ recipient }: Message, messages: Messages): string {
  if (recipient === 'firm') return messages.unsentFirm;
  if (isChat(recipient)) return fillText(messages.unsentChat, { chat: chatTitles[recipient] });
  if (recipient === 'device') return messages.unsentDevice;
  return recipient === 'visitor'
    ? messages.unsentVisitor
    : fillText(messages.unsentWebhook, { url: recipient });
}
