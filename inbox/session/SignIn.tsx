import { type ReactNode, useEffect, useState } from 'react';
import { fillText } from '../../src/domain/fillText';
import { Form } from '../../src/forms/fields/Form';
import { TextField } from '../../src/forms/fields/TextField';
import type { Messages } from '../../src/languages/en/inbox';
import { Button } from '../../src/ui/controls/Button';
import { StatusMessage } from '../../src/ui/controls/StatusMessage';
import * as app from '../app/app.styles';
import { useMessages } from '../messages/useMessages';
import { type SignInError, sessionStore } from './sessionStore';
import * as styles from './signIn.styles';

interface SignInProps {
  /** What became of the last try. */
  state: 'idle' | 'busy' | SignInError;
}

/** Name, password and code. What was typed stays until it was right. */
export function SignIn({ state }: SignInProps): ReactNode {
  const messages = useMessages();
  const [name, setName] = useState(sessionStore.getState().lastName);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [attempts, setAttempts] = useState(0);
  const isMissing = (text: string) => attempts > 0 && text.trim() === '';
  useEffect(() => {
    document.title = `${messages.signInTitle} · ${messages.title}`;
  }, [messages]);
  const submit = () => {
    if (state === 'busy') return;
    if (name.trim() === '' || password === '') setAttempts(attempts + 1);
    else void sessionStore.getState().signIn(name, password, code);
  };
  return (
    <main className={app.start}>
      <div className={styles.card}>
        <h1 className={styles.heading}>{messages.signInTitle}</h1>
        <Form className={styles.form} invalidAttempts={attempts} onSubmit={submit}>
          <TextField
            name="name"
            label={messages.signInName}
            hint={messages.signInNameHint}
            autoComplete="username"
            enterKeyHint="next"
            value={name}
            onValue={setName}
            error={isMissing(name) ? messages.signInEmpty : undefined}
          />
          <TextField
            name="password"
            type="password"
            label={messages.signInPassword}
            autoComplete="current-password"
            enterKeyHint="next"
            value={password}
            onValue={setPassword}
            error={isMissing(password) ? messages.signInEmpty : undefined}
          />
          <TextField
            name="code"
            label={messages.signInCode}
            hint={messages.signInCodeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
            enterKeyHint="go"
            value={code}
            onValue={setCode}
          />
          {typeof state === 'object' && (
            <StatusMessage kind="error">{errorText(state, messages)}</StatusMessage>
          )}
          <Button type="submit" busy={state === 'busy'}>
            {messages.signIn}
          </Button>
        </Form>
      </div>
    </main>
  );
}

function errorText(error: SignInError, messages: Messages): string {
  if (error.kind === 'wait') return fillText(messages.signInWait, { minutes: error.minutes });
  const texts = {
    wrong: messages.signInWrong,
    offline: messages.signInOffline,
    busy: messages.signInBusy,
    'no cookie': messages.signInNoCookie,
    again: messages.signInAgain,
  };
  return texts[error.kind];
}
