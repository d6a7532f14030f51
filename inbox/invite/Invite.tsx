import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Invitation } from '../../server/inbox/inviteRoutes';
import { isLongEnough, minPasswordLength } from '../../src/domain/accounts';
import { fillText } from '../../src/domain/fillText';
import { Form } from '../../src/forms/fields/Form';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { ApiError, call } from '../api/client';
import * as app from '../app/app.styles';
import { useMessages } from '../messages/useMessages';
import { usePeopleTexts } from '../people/usePeopleTexts';
import { sessionStore } from '../session/sessionStore';
import * as card from '../session/signIn.styles';
import { Failure, useAction } from '../ui/Failure';
import * as rows from '../ui/rows.styles';

/** What the link of an invitation opens: choosing a password. @param token the secret in it */
export function Invite({ token }: { token: string }): ReactNode {
  const { invitation: messages } = usePeopleTexts();
  const { title, loading, tryAgain } = useMessages();
  const [found, setFound] = useState<Invitation | 'ended' | 'away'>();
  const look = useCallback(
    () =>
      call<Invitation>('POST', 'invite/look', { token }).then(setFound, (error: unknown) =>
        setFound(error instanceof ApiError && error.status === 404 ? 'ended' : 'away'),
      ),
    [token],
  );
  useEffect(() => void look(), [look]);
  useEffect(() => {
    document.title = `${messages.title} · ${title}`;
  }, [messages, title]);
  return (
    <main className={app.start}>
      <div className={card.card}>
        <h1 className={card.heading}>{messages.title}</h1>
        {found === undefined && <output>{loading}</output>}
        {found === 'ended' && (
          <>
            <p role="alert">{messages.ended}</p>
            <p className={rows.actions}>
              <a href="#leads">{messages.toSignIn}</a>
            </p>
          </>
        )}
        {found === 'away' && (
          <>
            <p role="alert">{messages.failed}</p>
            <Button
              type="button"
              kind="secondary"
              onPress={() => {
                setFound(undefined);
                void look();
              }}
            >
              {tryAgain}
            </Button>
          </>
        )}
        {typeof found === 'object' && <ChoosePassword invitation={found} token={token} />}
      </div>
    </main>
  );
}

function ChoosePassword({ invitation, token }: { invitation: Invitation; token: string }): ReactNode {
  const { invitation: messages } = usePeopleTexts();
  const { name, company, hasSecondFactor } = invitation;
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [progress, store] = useAction(async () => {
    await call('POST', 'invite', { token, password });
    // Nothing of the invitation stays in the address, or in the history.
    location.replace('#leads');
    if (hasSecondFactor) sessionStore.setState({ lastName: name });
    else await sessionStore.getState().signIn(name, password, '');
  });
  const isShort = !isLongEnough(password);
  const error = (isWrong: boolean, text: string) => (attempts > 0 && isWrong ? text : undefined);
  return (
    <Form
      className={card.form}
      invalidAttempts={attempts}
      onSubmit={() => {
        if (isShort || password !== again) setAttempts(attempts + 1);
        else store();
      }}
    >
      <p>
        {fillText(company === '' ? messages.textWithoutCompany : messages.text, {
          company,
          name,
        })}
      </p>
      {/* For password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={name} />
      <TextField
        name="password"
        type="password"
        label={messages.password}
        hint={fillText(messages.passwordHint, { count: minPasswordLength })}
        autoComplete="new-password"
        enterKeyHint="next"
        value={password}
        onValue={setPassword}
        error={error(isShort, fillText(messages.tooShort, { count: minPasswordLength }))}
      />
      <TextField
        name="again"
        type="password"
        label={messages.again}
        autoComplete="new-password"
        enterKeyHint="go"
        value={again}
        onValue={setAgain}
        error={error(!isShort && password !== again, messages.differs)}
      />
      <Failure progress={progress} />
      <Button type="submit" busy={progress?.kind === 'storing'}>
        {messages.store}
      </Button>
    </Form>
  );
}
