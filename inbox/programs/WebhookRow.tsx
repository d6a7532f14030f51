import { type ReactNode, useState } from 'react';
import type { WebhookAnswer, WebhookList } from '../../server/inbox/webhookRoutes';
import { fillText } from '../../src/domain/fillText';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { useMessages } from '../messages/useMessages';
import { Failure, useAction } from '../ui/Failure';
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
  const [asked, setAsked] = useState<'rotate' | 'remove'>();
  const [answer, setAnswer] = useState<WebhookAnswer>();
  const [secret, setSecret] = useState<string>();
  const [progress, change] = useAction(async (what: 'test' | 'rotate' | 'remove') => {
    setAsked(undefined);
    if (what === 'test') setAnswer(await call<WebhookAnswer>('POST', `webhooks/${id}/test`));
    else if (what === 'rotate')
      setSecret((await call<{ secret: string }>('POST', `webhooks/${id}/rotate`)).secret);
    else await call('DELETE', `webhooks/${id}`);
    await onChanged();
  });
  const isStoring = progress?.kind === 'storing';
  const secondary = { type: 'button', kind: 'secondary', disabled: isStoring } as const;
  return (
    <>
      <div className={styles.actions}>
        {asked === undefined ? (
          <>
            <Button {...secondary} onPress={() => change('test')}>
              {messages.webhookTest}
            </Button>
            <Button {...secondary} onPress={() => setAsked('rotate')}>
              {messages.webhookRotate}
            </Button>
            <Button {...secondary} onPress={() => setAsked('remove')}>
              {messages.webhookRemove}
            </Button>
          </>
        ) : (
          <>
            <Button {...secondary} onPress={() => change(asked)}>
              {asked === 'rotate' ? messages.webhookRotateNow : messages.webhookRemoveNow}
            </Button>
            <Button {...secondary} onPress={() => setAsked(undefined)}>
              {messages.keep}
            </Button>
          </>
        )}
        <Failure progress={progress} />
      </div>
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
