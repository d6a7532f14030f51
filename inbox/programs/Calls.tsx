import { type ReactNode, useState } from 'react';
import type { WebhookList } from '../../server/inbox/webhookRoutes';
import { fillText } from '../../src/domain/fillText';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { leadHref } from '../app/route';
import { useMessages } from '../messages/useMessages';
import { Failure, useAction } from '../ui/Failure';
import * as styles from '../ui/rows.styles';
import { formatTime } from '../ui/texts';
import { useTimeStyle } from '../ui/useTimeStyle';

type Call = WebhookList['calls'][number];

/** The last calls of webhooks, each with its answer. */
export function Calls({ calls, onSent }: { calls: Call[]; onSent: () => Promise<void> }): ReactNode {
  const messages = useMessages();
  if (calls.length === 0) return <p>{messages.webhookNoCalls}</p>;
  return (
    <ul className={styles.rows} aria-label={messages.webhookCalls}>
      {calls.map((one) => (
        <CallRow key={one.id} made={one} onSent={onSent} />
      ))}
    </ul>
  );
}

function CallRow({ made, onSent }: { made: Call; onSent: () => Promise<void> }): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const { id, at, firm, url, leadId, event, tries, isAccepted, answer, ms } = made;
  const events: Readonly<Partial<Record<Call['event'], string>>> = messages.webhookEvents;
  const [isSent, setIsSent] = useState(false);
  const [progress, replay] = useAction(async () => {
    await call('POST', `webhooks/calls/${id}/replay`);
    setIsSent(true);
    await onSent();
  });
  return (
    <li>
      <p>
        <strong>
          {fillText(isAccepted ? messages.webhookAccepted : messages.webhookNotAccepted, { answer, ms })}
        </strong>
      </p>
      <p className={styles.quiet}>
        {[
          formatTime(at, timeStyle),
          events[event] ?? event,
          fillText(messages.webhookTry, { count: tries }),
        ].join(' · ')}
      </p>
      <p>
        {url} {firm && `(${firm})`}
      </p>
      {leadId && (
        <div className={styles.actions}>
          <Button
            type="button"
            kind="secondary"
            busy={progress?.kind === 'storing'}
            disabled={isSent}
            onPress={replay}
          >
            {messages.webhookReplay}
          </Button>
          <a href={leadHref(leadId)}>{messages.openLead}</a>
          <Failure progress={progress} />
          <output>{isSent && messages.webhookReplayed}</output>
        </div>
      )}
    </li>
  );
}
