import type { ReactNode } from 'react';
import { visuallyHidden } from '../../ui/base/visuallyHidden';

/** Announces that a form is being sent, as its button says it: the change of a focused button's name alone is not read. */
export function SendingStatus({ sending, message }: { sending: boolean; message: string }): ReactNode {
  return (
    <p className={visuallyHidden} aria-live="polite">
      {sending && message}
    </p>
  );
}
