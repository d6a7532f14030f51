import { type ReactNode, useId } from 'react';
import * as field from '../../src/forms/fields/field.styles';

interface DayFieldProps {
  name: string;
  label: string;
  /** Such as `2030-01-31`; empty for none. */
  value: string;
  onValue: (value: string) => void;
}

/** A day, by the browser's own calendar. */
export function DayField({ name, label, value, onValue }: DayFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="date"
        className={field.control}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </div>
  );
}
