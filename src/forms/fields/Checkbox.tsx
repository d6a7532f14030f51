import type { ReactNode } from 'react';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { textElement } from '../../ui/base/textElement';
import { Asterisk } from './Field';

interface CheckboxProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** It has to be ticked. Shown with an asterisk, and exposed to assistive technology. @default false */
  required?: boolean;
  /** It was left unticked, and what says so is heard elsewhere. @default false */
  invalid?: boolean;
  /** Ids of what says more about it. */
  describedBy?: string | undefined;
  /** What ticking it means; wholly a target. */
  children: ReactNode;
}

/** A box to tick beside a sentence or two. */
export function Checkbox({
  name,
  checked,
  onChange,
  required = false,
  invalid = false,
  describedBy,
  children,
}: CheckboxProps): ReactNode {
  return (
    <label className={checkbox} part="field">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        required={required}
        aria-invalid={required ? invalid : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {textElement(children)}
        {required && <Asterisk />}
      </span>
    </label>
  );
}

const checkbox = css`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding-block: 10px;
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};
  cursor: pointer;

  & > input {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    accent-color: ${token('color-done')};
    cursor: pointer;
  }
`;
