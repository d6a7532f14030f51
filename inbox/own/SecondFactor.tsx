import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { NewSecret, OwnAccount } from '../../server/inbox/ownAccountRoutes';
import { fillText } from '../../src/domain/fillText';
import { Form } from '../../src/forms/fields/Form';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { qrCode, qrSvg } from '../../webapp/qrCode';
import { call } from '../api/client';
import { useMessages } from '../messages/useMessages';
import * as styles from '../people/people.styles';
import { usePeopleTexts } from '../people/usePeopleTexts';
import { Failure, useAction } from '../ui/Failure';
import * as rows from '../ui/rows.styles';

interface SecondFactorProps {
  account: Pick<OwnAccount, 'hasSecondFactor' | 'recoveryCodes' | 'isOfSettings'>;
  onChanged: () => Promise<void>;
}

/** Whether signing in takes a code besides the password: switched on with an app, and off. */
export function SecondFactor({ account, onChanged }: SecondFactorProps): ReactNode {
  const messages = usePeopleTexts();
  const { cancel } = useMessages();
  const [secret, setSecret] = useState<NewSecret>();
  const [isEnding, setIsEnding] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const [progress, begin] = useAction(async () => {
    setCodes(undefined);
    setSecret(await call<NewSecret>('POST', 'own/second-factor/secret'));
  });
  const { hasSecondFactor, recoveryCodes, isOfSettings } = account;
  const close = () => {
    setSecret(undefined);
    setIsEnding(false);
  };
  if (isOfSettings) return <p className={rows.intro}>{messages.factorOfSettings}</p>;
  return (
    <>
      <p className={rows.intro}>{messages.factorNote}</p>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <p className={styles.stands}>
          {hasSecondFactor ? fillText(messages.factorIsOn, { count: recoveryCodes }) : messages.factorIsOff}
        </p>
      )}
      {secret ? (
        <TurnOn
          secret={secret}
          onTurnedOn={async (made) => {
            close();
            setCodes(made);
            await onChanged();
          }}
        />
      ) : isEnding ? (
        <TurnOff
          onTurnedOff={async () => {
            close();
            setCodes(undefined);
            await onChanged();
          }}
        />
      ) : (
        <div className={rows.actions}>
          <Button type="button" kind="secondary" busy={progress?.kind === 'storing'} onPress={begin}>
            {hasSecondFactor ? messages.setUpAgain : messages.setUp}
          </Button>
          {hasSecondFactor && (
            <Button type="button" kind="secondary" onPress={() => setIsEnding(true)}>
              {messages.turnOff}
            </Button>
          )}
          <Failure progress={progress} />
        </div>
      )}
      {(secret || isEnding) && (
        <Button type="button" kind="secondary" onPress={close}>
          {cancel}
        </Button>
      )}
    </>
  );
}

interface TurnOnProps {
  secret: NewSecret;
  onTurnedOn: (recoveryCodes: string[]) => Promise<void>;
}

function TurnOn({ secret: { secret, address }, onTurnedOn }: TurnOnProps): ReactNode {
  const messages = usePeopleTexts();
  const { fillIn } = useMessages();
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(qrSvg(qrCode(address)))}`,
    [address],
  );
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [progress, turnOn] = useAction(async () => {
    const sent = { password, secret, code };
    const { recoveryCodes } = await call<{ recoveryCodes: string[] }>('POST', 'own/second-factor', sent);
    await onTurnedOn(recoveryCodes);
  });
  const missing = (text: string) => (attempts > 0 && text.trim() === '' ? fillIn : undefined);
  return (
    <Form
      className={styles.form}
      invalidAttempts={attempts}
      onSubmit={() => {
        if (code.trim() === '' || password === '') setAttempts(attempts + 1);
        else turnOn();
      }}
    >
      <p>{messages.scan}</p>
      <img className={styles.qrCode} alt={messages.scanAlt} src={picture} width={220} height={220} />
      <p>{messages.orType}</p>
      <code className={styles.secret}>{secret}</code>
      <TextField
        name="code"
        label={messages.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="next"
        value={code}
        onValue={setCode}
        error={missing(code)}
      />
      <TextField
        name="password"
        type="password"
        label={messages.password}
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
        error={missing(password)}
      />
      <Failure progress={progress} />
      <div className={rows.actions}>
        <Button type="submit" busy={progress?.kind === 'storing'}>
          {messages.turnOn}
        </Button>
      </div>
    </Form>
  );
}

function TurnOff({ onTurnedOff }: { onTurnedOff: () => Promise<void> }): ReactNode {
  const messages = usePeopleTexts();
  const { fillIn } = useMessages();
  const [password, setPassword] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [progress, turnOff] = useAction(async () => {
    await call('POST', 'own/second-factor/off', { password });
    await onTurnedOff();
  });
  return (
    <Form
      className={styles.form}
      invalidAttempts={attempts}
      onSubmit={() => {
        if (password === '') setAttempts(attempts + 1);
        else turnOff();
      }}
    >
      <TextField
        name="password"
        type="password"
        label={messages.password}
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
        error={attempts > 0 && password === '' ? fillIn : undefined}
      />
      <Failure progress={progress} />
      <div className={rows.actions}>
        <Button type="submit" busy={progress?.kind === 'storing'}>
          {messages.turnOffNow}
        </Button>
      </div>
    </Form>
  );
}

/** Shown once. They take the focus: the form that had it is gone. */
function RecoveryCodes({ codes }: { codes: string[] }): ReactNode {
  const messages = usePeopleTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <p className={rows.intro}>{messages.recovery}</p>
      <ul className={styles.codes} aria-label={messages.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
