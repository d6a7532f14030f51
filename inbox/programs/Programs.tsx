import { type ReactNode, useState } from 'react';
import type { TokenList } from '../../server/inbox/tokenRoutes';
import { fillText } from '../../src/domain/fillText';
import { Checkbox } from '../../src/forms/fields/Checkbox';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { useMessages } from '../messages/useMessages';
import { Actions } from '../ui/Actions';
import { Failure, ReadState, useAction } from '../ui/Failure';
import * as styles from '../ui/rows.styles';
import { formatTime } from '../ui/texts';
import { useChosenFirm } from '../ui/useFirms';
import { useRead } from '../ui/useRead';
import { useTimeStyle } from '../ui/useTimeStyle';
import { FirmChoice } from './FirmChoice';
import * as own from './programs.styles';
import { Secret } from './Secret';
import { Webhooks } from './Webhooks';

/** Characters, as the desk takes them. */
const maxName = 60;

/** How the firm's programs get its leads: by the API, and by webhooks. */
export function Programs(): ReactNode {
  return (
    <>
      <Tokens />
      <Webhooks />
    </>
  );
}

/** The tokens with which programs use the API. */
function Tokens(): ReactNode {
  const messages = useMessages();
  const { reading, readAgain } = useRead<TokenList>('tokens');
  if (reading.kind !== 'read') return <ReadState reading={reading} onAgain={() => void readAgain()} />;
  return (
    <>
      <p className={styles.intro}>{messages.programsIntro}</p>
      <NewToken onMade={readAgain} />
      <ul className={styles.rows}>
        {reading.answer.tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoked={readAgain} />
        ))}
      </ul>
    </>
  );
}

/** Makes a token, and shows it until another one is made or the view is left. */
function NewToken({ onMade }: { onMade: () => Promise<void> }): ReactNode {
  const messages = useMessages();
  const [name, setName] = useState('');
  const [firm, setFirm] = useChosenFirm();
  const [mayWrite, setMayWrite] = useState(false);
  const [maySubscribe, setMaySubscribe] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [made, setMade] = useState<{ name: string; token: string }>();
  const [progress, make] = useAction(async () => {
    const sent = { name, scope: mayWrite ? 'write' : 'read', maySubscribe, firm };
    const { token } = await call<{ token: string }>('POST', 'tokens', sent);
    setMade({ name, token });
    setName('');
    setIsTried(false);
    await onMade();
  });
  const isMissing = name.trim() === '';
  return (
    <form
      className={own.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (!isMissing) make();
      }}
    >
      <TextField
        name="name"
        label={messages.programName}
        hint={messages.programNameHint}
        value={name}
        onValue={(text) => setName(text.slice(0, maxName))}
        error={isTried && isMissing ? messages.fillIn : undefined}
      />
      <FirmChoice firm={firm} onFirm={setFirm} />
      <Checkbox name="write" checked={mayWrite} onChange={setMayWrite}>
        {messages.programMayWrite}
      </Checkbox>
      <Checkbox name="subscribe" checked={maySubscribe} onChange={setMaySubscribe}>
        {messages.programMaySubscribe}
      </Checkbox>
      <div className={styles.actions}>
        <Button type="submit" disabled={progress?.kind === 'storing'}>
          {messages.makeToken}
        </Button>
        <Failure progress={progress} />
      </div>
      <output className={own.made}>
        {made && <Secret text={fillText(messages.tokenMade, { name: made.name })} secret={made.token} />}
      </output>
    </form>
  );
}

interface TokenRowProps {
  token: TokenList['tokens'][number];
  onRevoked: () => Promise<void>;
}

function TokenRow({
  token: { id, name, firm, scope, maySubscribe, usedAt },
  onRevoked,
}: TokenRowProps): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const [progress, revoke] = useAction(async () => {
    await call('DELETE', `tokens/${id}`);
    await onRevoked();
  });
  const used = usedAt
    ? fillText(messages.tokenUsed, { time: formatTime(usedAt, timeStyle) })
    : messages.tokenUnused;
  return (
    <li>
      <p>
        <strong>{name}</strong> {firm && `(${firm})`}
      </p>
      <p className={styles.quiet}>
        {scope === 'write' ? messages.tokenWrites : messages.tokenReads}
        {maySubscribe && ` ${messages.tokenSubscribes}`} · {used}
      </p>
      <Actions
        progress={progress}
        actions={[{ label: messages.revoke, now: messages.revokeNow, work: revoke }]}
      />
    </li>
  );
}
