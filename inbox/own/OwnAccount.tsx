import type { ReactNode } from 'react';
import type { OwnAccount as Answer } from '../../server/inbox/ownAccountRoutes';
import { fillText } from '../../src/domain/fillText';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { useMessages } from '../messages/useMessages';
import * as styles from '../people/people.styles';
import { usePeopleTexts } from '../people/usePeopleTexts';
import { useSession } from '../session/sessionStore';
import { Failure, ReadState, useAction } from '../ui/Failure';
import * as rows from '../ui/rows.styles';
import { formatTime } from '../ui/texts';
import { useRead } from '../ui/useRead';
import { useTimeStyle } from '../ui/useTimeStyle';
import { SecondFactor } from './SecondFactor';

/** One's own account: where one is signed in, and the second factor. */
export function OwnAccount(): ReactNode {
  const messages = usePeopleTexts();
  const { signedInAs } = useMessages();
  const { name } = useSession();
  const { reading, readAgain } = useRead<Answer>('own');
  if (reading.kind !== 'read') return <ReadState reading={reading} onAgain={() => void readAgain()} />;
  const { sessions } = reading.answer;
  return (
    <>
      <p className={rows.intro}>{fillText(signedInAs, { name })}</p>
      <h2 className={styles.section}>{messages.sessions}</h2>
      <ul className={rows.rows} aria-label={messages.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={readAgain} />
        ))}
      </ul>
      <h2 className={styles.section}>{messages.factor}</h2>
      <SecondFactor account={reading.answer} onChanged={readAgain} />
    </>
  );
}

interface SessionRowProps {
  session: Answer['sessions'][number];
  onEnded: () => Promise<void>;
}

function SessionRow({ session, onEnded }: SessionRowProps): ReactNode {
  const messages = usePeopleTexts();
  const timeStyle = useTimeStyle();
  const { id, device, createdAt, usedAt, isThis } = session;
  const [progress, end] = useAction(async () => {
    await call('DELETE', `own/sessions/${id}`);
    await onEnded();
  });
  const nameId = `session-${id}`;
  return (
    <li>
      <p id={nameId}>
        <strong>{device || messages.aDevice}</strong>
        {isThis && ` (${messages.thisDevice})`}
      </p>
      <p className={rows.quiet}>
        {fillText(messages.lastUsed, { time: formatTime(usedAt, timeStyle) })}
        {' · '}
        {fillText(messages.since, { time: formatTime(createdAt, timeStyle) })}
      </p>
      {!isThis && (
        <div className={rows.actions}>
          <Button
            type="button"
            kind="secondary"
            aria-describedby={nameId}
            busy={progress?.kind === 'storing'}
            onPress={end}
          >
            {messages.end}
          </Button>
          <Failure progress={progress} />
        </div>
      )}
    </li>
  );
}
