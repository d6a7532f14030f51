import { RotateCcw } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Field } from '../../src/forms/fields/Field';
import { control } from '../../src/forms/fields/field.styles';
import { cx } from '../../src/style/cx';
import type { TokenName } from '../../src/style/tokens';
import { Icon } from '../../src/ui/base/Icon';
import { iconButton } from '../ui/iconButton.styles';
import { setToken } from './editTheme';
import { labelOf, messages } from './messages';
import { readColor } from './readColor';
import * as styles from './theme.styles';
import { sourcesOf } from './themeValues';
import type { ThemeAtWork } from './useTheme';

export interface TokenFieldProps {
  name: TokenName;
  work: ThemeAtWork;
  /** What the token is for. */
  sentence: string | undefined;
  /** Sets the value in another way than by text; it stands before the text. */
  children?: ReactNode;
}

/** A token as text, with what it is while it is not set, and a button that takes it back to that. */
export function TokenField({ name, work, sentence = '', children }: TokenFieldProps): ReactNode {
  const text = useRef<HTMLInputElement>(null);
  const label = labelOf(name);
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
      error={expected && messages.leftOut(expected)}
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
            <button type="button" className={iconButton} aria-label={messages.reset(label)} onClick={reset}>
              <Icon icon={RotateCcw} size={18} />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}

function originOf(name: TokenName, { accepted }: ThemeAtWork): string {
  const sources = sourcesOf(name, accepted);
  return sources.length === 0 ? messages.builtIn : messages.follows(sources.map(labelOf));
}
