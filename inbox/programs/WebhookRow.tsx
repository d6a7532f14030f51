import { type ReactNode, useState } from 'react';
import type { WebhookAnswer, WebhookList } from '../../server/inbox/webhookRoutes';
import { fillText } from '../../src/domain/fillText';
import { call } from '../api/client';
import { useMessages } from '../messages/useMessages';
import { Actions } from '../ui/Actions';
import { useAction } from '../ui/Failure';
import * as styles from '../ui/rows.styles';
import { formatTime } from '../ui/texts';
import { useTimeStyle } from '../ui/useTimeStyle';
import * as own from './programs.styles';
import { Secret } from './Secret';

interface WebhookRowProps {
  webhook: WebhookList['webhooks'][number];
  onChanged: () => Promise<void>;
}

/** One webhook: who made it, and unless it is of settings, what can be done with it. */
export function WebhookRow({ webhook, onChanged }: WebhookRowProps): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const { url, firm, madeBy, reminders, oldUntil } = webhook;
  return (
    <li>
      <p>
        <strong>{url}</strong> {firm && `(${firm})`}
      </p>
      <p className={styles.quiet}>
        {messages.webhookMadeBy[madeBy]}
        {reminders && ` · ${messages.webhookReminds}`}
      </p>
      {oldUntil && <p>{fillText(messages.webhookBothSign, { time: formatTime(oldUntil, timeStyle) })}</p>}
      {madeBy !== 'settings' && <Changes webhook={webhook} onChanged={onChanged} />}
    </li>
  );
}

function Changes({ webhook: { id, url }, onChanged }: WebhookRowProps): ReactNode {
  const messages = useMessages();
  const [answer, setAnswer] = useState<WebhookAnswer>();
  const [secret, setSecret] = useState<string>();
  const [progress, change] = useAction(async (what: 'test' | 'rotate' | 'remove') => {
    if (what === 'test') setAnswer(await call<WebhookAnswer>('POST', `webhooks/${id}/test`));
    else if (what === 'rotate')
      setSecret((await call<{ secret: string }>('POST', `webhooks/${id}/rotate`)).secret);
    else await call('DELETE', `webhooks/${id}`);
    await onChanged();
  });
  return (
    <>
      <Actions
        progress={progress}
        actions={[
          { label: messages.webhookTest, work: () => change('test') },
          { label: messages.webhookRotate, now: messages.webhookRotateNow, work: () => change('rotate') },
          { label: messages.webhookRemove, now: messages.webhookRemoveNow, work: () => change('remove') },
        ]}
      />
      <output className={own.made}>
        {answer && (
          <span>
            {fillText(answer.isAccepted ? messages.webhookAccepted : messages.webhookNotAccepted, {
              answer: answer.answer,
              ms: answer.ms,
            })}
          </span>
        )}
        {secret && (
          <Secret text={fillText(messages.webhookSecret, { host: new URL(url).host })} secret={secret} />
        )}
      </output>
    </>
  );
}
