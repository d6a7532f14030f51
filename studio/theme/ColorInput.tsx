import type { ReactNode } from 'react';
import { colorInput } from './theme.styles';

interface ColorInputProps {
  label: string;
  /** As `#rrggbb`. */
  value: string;
  onValue: (value: string) => void;
}

/** The browser's own colour picker, as a swatch. */
export function ColorInput({ label, value, onValue }: ColorInputProps): ReactNode {
  return (
    <input
      type="color"
      className={colorInput}
      aria-label={`Pick: ${label}`}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
