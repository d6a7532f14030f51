import { type ReactNode, useId } from 'react';
import * as field from '../../src/forms/fields/field.styles';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onValue: (value: string) => void;
}

/** A field that searches while one types, with its label. */
export function SearchField({ label, placeholder, value, onValue }: SearchFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={field.control}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </>
  );
}
