import type { ReactNode } from 'react';
import { StatusMessage } from '../../src/ui/form/StatusMessage';
import * as layout from '../../webapp/layout.styles';
import { CodeBlock } from '../ui/CodeBlock';
import type { DeskError, FailureKind } from './desk';
import type { Outcome } from './publishStore';
import { Question } from './Question';
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
              ? 'The config has a mistake: visitors see the default there. Prices and words shows where it is.'
              : `The config has ${outcome.count} mistakes: visitors see the defaults there. Prices and words shows where they are.`
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
