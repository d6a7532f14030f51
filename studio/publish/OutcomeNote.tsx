import type { ReactNode } from 'react';
import { StatusMessage } from '../../src/ui/form/StatusMessage';
import * as layout from '../../webapp/layout.styles';
import { CodeBlock } from '../ui/CodeBlock';
import type { DeskError } from './desk';
import { failures, formatTime, messages, waitFor } from './messages';
import type { Outcome } from './publishStore';
import { Question } from './Question';

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
          <StatusMessage kind="success">{messages.published(outcome.version)}</StatusMessage>
          <CodeBlock label={messages.address} code={outcome.url} copyLabel={messages.copyAddress} />
          <p className={layout.quiet}>{messages.addressHint}</p>
        </>
      );
    case 'stepped-back':
      return (
        <StatusMessage kind="success">
          {messages.steppedBack(outcome.version, outcome.restored)}
        </StatusMessage>
      );
    case 'loaded':
      return <StatusMessage kind="success">{messages.loaded(outcome.version)}</StatusMessage>;
    case 'mistakes':
      return (
        <Question
          title={messages.mistakesTitle}
          text={messages.mistakes(outcome.count)}
          yes={messages.publishAnyway}
          onYes={() => onPublish({ mistakes: true })}
          onNo={onCancel}
        />
      );
    case 'replaces': {
      const { version, publishedAt } = outcome.current;
      return (
        <Question
          title={messages.replacesTitle}
          text={messages.replaces(name, version, formatTime(publishedAt))}
          yes={messages.replace}
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
