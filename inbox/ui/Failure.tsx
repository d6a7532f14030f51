import { type ReactNode, useState } from 'react';
import { fillText } from '../../src/domain/fillText';
import type { Messages } from '../../src/languages/en/inbox';
import { Button } from '../../src/ui/controls/Button';
import type { Unread } from '../api/client';
import { ApiError } from '../api/client';
import { useMessages } from '../messages/useMessages';
import * as styles from './rows.styles';

/** Beside the button that was pressed: why it was not done. */
export function Failure({ progress }: { progress: Progress | undefined }): ReactNode {
  const messages = useMessages();
  return (
    progress?.kind === 'failed' && (
      <p role="alert" className={styles.failure}>
        {failureText(progress.error, messages)}
      </p>
    )
  );
}

/** What became of what was pressed last, until it is done. */
export type Progress = { kind: 'storing' } | { kind: 'failed'; error: unknown };

/** @returns its progress, and what begins it */
export function useAction<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
): [Progress | undefined, (...given: Given) => void] {
  const [progress, setProgress] = useState<Progress>();
  const begin = (...given: Given) => {
    setProgress({ kind: 'storing' });
    work(...given).then(
      () => setProgress(undefined),
      (error: unknown) => setProgress({ kind: 'failed', error }),
    );
  };
  return [progress, begin];
}

/** Why something was not done, for people. */
export const failureText = (error: unknown, messages: Messages): string =>
  error instanceof ApiError && error.status !== 0
    ? fillText(messages.failed, { detail: error.message || String(error.status) })
    : messages.failedOffline;

/** In place of what was not read yet: that it is loading, or why it cannot be. */
export function ReadState({ reading, onAgain }: { reading: Unread; onAgain: () => void }): ReactNode {
  const messages = useMessages();
  if (reading.kind === 'loading') return <output>{messages.loading}</output>;
  return (
    <div role="alert" className={styles.failure}>
      <p>{failureText(reading.error, messages)}</p>
      <Button type="button" kind="secondary" onPress={onAgain}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
