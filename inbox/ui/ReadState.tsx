import type { ReactNode } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { failureText } from '../api/failureText';
import { useMessages } from '../messages/useMessages';
import { failure } from './failure.styles';
import type { Unread } from './readStore';

interface ReadStateProps {
  reading: Unread;
  onAgain: () => void;
}

/** In place of what was not read yet: that it is loading, or why it cannot be. */
export function ReadState({ reading, onAgain }: ReadStateProps): ReactNode {
  const messages = useMessages();
  if (reading.kind === 'loading') return <output>{messages.loading}</output>;
  return (
    <div role="alert" className={failure}>
      <p>{failureText(reading.error, messages)}</p>
      <Button type="button" kind="secondary" onPress={onAgain}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
