import { type ReactNode, useState } from 'react';
import type { WebhookList } from '../../server/inbox/webhookRoutes';
import { fillText } from '../../src/domain/fillText';
import { Checkbox } from '../../src/forms/fields/Checkbox';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { useMessages } from '../messages/useMessages';
import { Failure, ReadState, useAction } from '../ui/Failure';
import * as styles from '../ui/rows.styles';
import { useChosenFirm } from '../ui/useFirms';
import { useRead } from '../ui/useRead';
import { Calls } from './Calls';
import { FirmChoice } from './FirmChoice';
import * as own from './programs.styles';
import { Secret } from './Secret';
import { WebhookRow } from './WebhookRow';

/** The addresses that the desk calls with each lead, and what came of it. */
export function Webhooks(): ReactNode {
  const messages = useMessages();
  const { reading, readAgain } = useRead<WebhookList>('webhooks');
  if (reading.kind !== 'read') return <ReadState reading={reading} onAgain={() => void readAgain()} />;
  const { webhooks, calls } = reading.answer;
  return (
    <>
      <h2 className={own.section}>{messages.webhooks}</h2>
      <p className={styles.intro}>{messages.webhooksIntro}</p>
      <NewWebhook onMade={readAgain} />
      <ul className={styles.rows} aria-label={messages.webhooks}>
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id || `${webhook.firm} ${webhook.url}`}
            webhook={webhook}
            onChanged={readAgain}
          />
        ))}
      </ul>
      <h2 className={own.section}>{messages.webhookCalls}</h2>
      <Calls calls={calls} onSent={readAgain} />
    </>
  );
}

function NewWebhook({ onMade }: { onMade: () => Promise<void> }): ReactNode {
  const messages = useMessages();
  const [url, setUrl] = useState('');
  const [firm, setFirm] = useChosenFirm();
  const [reminders, setReminders] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [made, setMade] = useState<{ url: string; secret: string }>();
  const [progress, add] = useAction(async () => {
    const { secret } = await call<{ secret: string }>('POST', 'webhooks', { url, reminders, firm });
    setMade({ url, secret });
    setUrl('');
    setIsTried(false);
    await onMade();
  });
  const isMissing = url.trim() === '';
  return (
    <form
      className={own.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (!isMissing) add();
      }}
    >
      <TextField
        name="url"
        inputMode="url"
        label={messages.webhookUrl}
        hint={messages.webhookUrlHint}
        value={url}
        onValue={setUrl}
        error={isTried && isMissing ? messages.fillIn : undefined}
      />
      <FirmChoice firm={firm} onFirm={setFirm} />
      <Checkbox name="reminders" checked={reminders} onChange={setReminders}>
        {messages.webhookRemind}
      </Checkbox>
      <div className={styles.actions}>
        <Button type="submit" disabled={progress?.kind === 'storing'}>
          {messages.addWebhook}
        </Button>
        <Failure progress={progress} />
      </div>
      <output className={own.made}>
        {made && (
          <Secret
            text={fillText(messages.webhookSecret, { host: new URL(made.url).host })}
            secret={made.secret}
          />
        )}
      </output>
    </form>
  );
}
