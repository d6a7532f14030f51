import type { ReactNode } from 'react';
import { Button } from '../../src/ui/form/Button';
import { failureText } from '../api/failureText';
import { useMessages } from '../messages/useMessages';

interface ReadStateProps {
  error: unknown;
  onAgain: () => void;
}

/** In place of what was not read yet: that it is loading, or why it cannot be. */
export function ReadState({ error, onAgain }: ReadStateProps): ReactNode {
  const messages = useMessages();
  if (error === undefined) return <output>{messages.loading}</output>;
  return (
    <div role="alert">
      <p>{failureText(error, messages)}</p>
      <Button type="button" kind="secondary" onPress={onAgain}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
