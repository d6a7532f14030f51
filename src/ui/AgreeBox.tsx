import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox';

/** That somebody agreed to something: to which words, and when (ISO 8601). */
export interface Agreement {
  text: string;
  at: string;
}

interface AgreeBoxProps {
  name: string;
  /** What ticking it means. It is recorded word for word. */
  text: string;
  agreement: Agreement | undefined;
  onAgree: (agreement: Agreement | undefined) => void;
}

/** A box to tick, which records what was agreed to and when. */
export function AgreeBox({ name, text, agreement, onAgree }: AgreeBoxProps): ReactNode {
  return (
    <Checkbox
      name={name}
      checked={agreement !== undefined}
      onChange={(ticked) => onAgree(ticked ? { text, at: new Date().toISOString() } : undefined)}
    >
      {text}
    </Checkbox>
  );
}
