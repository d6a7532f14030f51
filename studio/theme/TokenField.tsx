import { RotateCcw } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Field } from '../../src/forms/fields/Field';
import { control } from '../../src/forms/fields/field.styles';
import { cx } from '../../src/style/cx';
import type { TokenName } from '../../src/style/tokens';
import { IconButton } from '../ui/IconButton';
import { readColor } from './readColor';
import * as styles from './theme.styles';
import { colorInput, swatch } from './theme.styles';
import { labelOf, sourcesOf } from './themeValues';
import { setToken, type ThemeAtWork } from './useTheme';

interface TokenFieldProps {
  name: TokenName;
  work: ThemeAtWork;
  /** Sets the value in another way than by text; it stands before the text. */
  children?: ReactNode;
}

/** A token as text, with what it is while it is not set, and a button that takes it back to that. */
export function TokenField({ name, work, children }: TokenFieldProps): ReactNode {
  const text = useRef<HTMLInputElement>(null);
  const label = labelOf(name);
  const sentence = work.sentences.get(name) ?? '';
  const value = work.theme[name];
  const expected = work.problems.get(name);
  const reset = () => {
    setToken(name, '');
    text.current?.focus(); // the button goes away
  };
  return (
    <Field
      label={label}
      hint={value === undefined ? `${sentence} ${originOf(name, work)}` : sentence}
      error={expected && `Left out. Expected ${expected}.`}
    >
      {(props) => (
        <div className={styles.tokenControl}>
          {children}
          <input
            {...props}
            ref={text}
            className={cx(control, styles.tokenText)}
            spellCheck={false}
            autoComplete="off"
            placeholder={readColor(work.values[name]) ?? work.values[name]}
            value={value ?? ''}
            onChange={(event) => setToken(name, event.currentTarget.value)}
          />
          {value !== undefined && (
            <IconButton icon={RotateCcw} size={18} label={`Reset: ${label}`} onPress={reset} />
          )}
        </div>
      )}
    </Field>
  );
}

function originOf(name: TokenName, { accepted }: ThemeAtWork): string {
  const sources = sourcesOf(name, accepted);
  return sources.length === 0 ? 'Built in.' : `Follows from ${sources.map(labelOf).join(' and ')}.`;
}

interface ColorInputProps {
  label: string;
  /** As `#rrggbb`. */
  value: string;
  onValue: (value: string) => void;
}

/** The browser's own color picker, as a swatch. */
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

/** A color, seen. Its name or value stands beside it. */
export const Swatch = ({ color }: { color: string }): ReactNode => (
  <span className={swatch} style={{ background: color }} aria-hidden="true" />
);
