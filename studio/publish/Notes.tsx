import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { StatusMessage } from '../../src/ui/controls/StatusMessage';
import * as layout from '../../webapp/layout.styles';
import { CodeBlock } from '../ui/CodeBlock';
import type { DeskError, DeskState, FailureKind } from './desk';
import * as styles from './publish.styles';
import type { Outcome } from './publishStore';
import { formatTime } from './Versions';

interface OutcomeNoteProps {
  outcome: Outcome;
  name: string;
  /** Publishes despite what was asked. */
  onPublish: (despite: { mistakes: true; current?: number }) => void;
  onCancel: () => void;
}

/** What came of what was done last, or what is to be decided first. */
export function OutcomeNote({ outcome, name, onPublish, onCancel }: OutcomeNoteProps): ReactNode {
  switch (outcome.kind) {
    case 'published':
      return (
        <>
          <StatusMessage kind="success">{`Published as version ${outcome.version}. Visitors see it within a minute.`}</StatusMessage>
          <CodeBlock label="Address of the config" code={outcome.url} copyLabel="Copy address" />
          <p className={layout.quiet}>
            Set it as the config of your widgets: under Snippet, choose “A config at an address”.
          </p>
        </>
      );
    case 'stepped-back':
      return (
        <StatusMessage kind="success">
          {`Version ${outcome.restored} is published again, as version ${outcome.version}. Visitors see it within a minute.`}
        </StatusMessage>
      );
    case 'loaded':
      return (
        <StatusMessage kind="success">{`Version ${outcome.version} is in your draft. Undo brings back what was there before.`}</StatusMessage>
      );
    case 'mistakes':
      return (
        <Question
          title="Publish with mistakes?"
          text={
            outcome.count === 1
              ? 'The config has a mistake: visitors see the default there. “Edit” shows where it is.'
              : `The config has ${outcome.count} mistakes: visitors see the defaults there. “Edit” shows where they are.`
          }
          yes="Publish anyway"
          onYes={() => onPublish({ mistakes: true })}
          onNo={onCancel}
        />
      );
    case 'replaces': {
      const { version, publishedAt } = outcome.current;
      return (
        <Question
          title="Replace what is published?"
          text={`Under “${name}”, version ${version} was published on ${formatTime(publishedAt)}, and not from this draft. It is kept as an earlier version.`}
          yes="Replace it"
          onYes={() => onPublish({ mistakes: true, current: version })}
          onNo={onCancel}
        />
      );
    }
    case 'failed':
      return outcome.isSaid ? null : <StatusMessage kind="error">{failureText(outcome.error)}</StatusMessage>;
    default:
      return null;
  }
}

function failureText({ kind, detail, retryAfter }: DeskError): string {
  if (kind === 'attempts') return `${failures.attempts} ${waitFor(retryAfter ?? 60)}`;
  return kind === 'invalid' ? `${failures.invalid} ${detail}` : failures[kind];
}

/** Why something failed, and what to do. */
const failures: Readonly<Record<FailureKind, string>> = {
  offline: 'You are offline. Everything is kept here; try again once the network is back.',
  unreachable: 'The desk does not answer. Nothing was lost: try again in a moment.',
  off: 'This lead desk does not take configs.',
  forbidden: 'The desk does not take configs from the site that this studio is on.',
  password: 'The desk does not accept this password.',
  attempts: 'Too many wrong passwords were sent from your network.',
  taken: 'The desk serves this name from the file of a firm.',
  changed: 'Somebody has published meanwhile. Look at the versions, then try again.',
  'too-large': 'The config is larger than the 512 kB that a desk takes.',
  invalid: 'The desk cannot use this config:',
  busy: 'The desk cannot store it just now. Nothing was lost: try again in a moment.',
};

const waitFor = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'Try again in a minute.' : `Try again in ${minutes} minutes.`;
};

interface DeskNoteProps {
  state: DeskState | 'invalid' | undefined;
  /** Address of the desk. */
  desk: string;
  isChecking: boolean;
  onCheck: () => Promise<void>;
}

/** Why one cannot publish to a desk, and what its owner does about it. */
export function DeskNote({ state, desk, isChecking, onCheck }: DeskNoteProps): ReactNode {
  return (
    <div aria-live="polite">
      {state !== undefined && state !== 'ready' && state !== 'invalid' && (
        <div className={styles.note}>
          <DeskRemedy state={state} desk={desk} />
          <Button type="button" kind="secondary" busy={isChecking} onPress={() => void onCheck()}>
            Check again
          </Button>
        </div>
      )}
    </div>
  );
}

function DeskRemedy({ state, desk }: { state: DeskState; desk: string }): ReactNode {
  if (state === 'off')
    return (
      <>
        <p>This lead desk does not take configs yet. Whoever runs it can switch that on:</p>
        <ol>
          <li>
            <p>Choose a password: on the machine of the desk, this command asks for one.</p>
            <CodeBlock label="Command for a password" code="npm run leads -- password" />
          </li>
          <li>Set what it prints, STUDIO_PASSWORD_HASH=…, among the settings of the desk, and restart it.</li>
        </ol>
      </>
    );
  if (state === 'forbidden')
    return (
      <>
        <p>
          The desk does not know the site that this studio is on. Whoever runs it adds to ALLOWED_ORIGINS:
        </p>
        <CodeBlock label="Origin of this studio" code={location.origin} />
      </>
    );
  return (
    <p>
      {state === 'offline'
        ? 'You are offline. What you made is kept here; publish it once the network is back.'
        : `No lead desk answers at this address. ${
            location.href.startsWith('https:') && desk.startsWith('http:')
              ? 'A page with HTTPS, such as this one, can only reach desks with HTTPS.'
              : 'Give the one at which yours runs: a plain file server is none.'
          }`}
    </p>
  );
}

interface QuestionProps {
  title: string;
  text: string;
  /** What the button says that goes on. */
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** A dialog that asks before something is done. When it is gone, the focus is where it was before. */
function Question({ title, text, yes, onYes, onNo }: QuestionProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.question}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={onNo}
    >
      <div className={layout.stack}>
        <h3 id={`${id}title`}>{title}</h3>
        <p id={`${id}text`}>{text}</p>
        <div className={layout.row}>
          <Button type="button" onPress={onYes}>
            {yes}
          </Button>
          <Button type="button" kind="secondary" onPress={onNo}>
            Cancel
          </Button>
        </div>
      </div>
    </dialog>
  );
}
