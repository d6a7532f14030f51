import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { useMessages } from '../messages/useMessages';
import * as styles from './copyField.styles';

interface CopyFieldProps {
  value: string;
  label: string;
  /** The id of what says more. */
  describedBy?: string;
}

/** Something to be copied. It takes the focus: it is shown because somebody has asked for it. */
export function CopyField({ value, label, describedBy }: CopyFieldProps): ReactNode {
  const { feeds: messages } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome(messages.copied);
    } catch {
      // Without HTTPS, or not allowed.
      field.current?.select();
      setOutcome(messages.selected);
    }
  };
  return (
    <>
      <div className={styles.copyField}>
        <input
          ref={field}
          readOnly
          value={value}
          aria-label={label}
          aria-describedby={describedBy}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button type="button" kind="secondary" onPress={() => void copy()}>
          {messages.copy}
        </Button>
      </div>
      <output>{outcome}</output>
    </>
  );
}
