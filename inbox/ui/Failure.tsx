import type { ReactNode } from 'react';
import { failureText } from '../api/failureText';
import { useMessages } from '../messages/useMessages';
import { failure } from './failure.styles';
import type { Progress } from './useAction';

/** Beside the button that was pressed: why it was not done. */
export function Failure({ progress }: { progress: Progress | undefined }): ReactNode {
  const messages = useMessages();
  return (
    progress?.kind === 'failed' && (
      <p role="alert" className={failure}>
        {failureText(progress.error, messages)}
      </p>
    )
  );
}
