import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox';

/** What somebody agreed to, word for word, and when (ISO 8601). */
export interface ConsentRecord {
  text: string;
  at: string;
}

interface ConsentCheckboxProps {
  name: string;
  /** The text that is agreed to. It is recorded word for word. */
  text: string;
  consent: ConsentRecord | undefined;
  onConsent: (consent: ConsentRecord | undefined) => void;
}

/** A checkbox that records what was agreed to and when. */
export function ConsentCheckbox({ name, text, consent, onConsent }: ConsentCheckboxProps): ReactNode {
  return (
    <Checkbox
      name={name}
      checked={consent !== undefined}
      onChange={(checked) => onConsent(checked ? { text, at: new Date().toISOString() } : undefined)}
    >
      {text}
    </Checkbox>
  );
}
