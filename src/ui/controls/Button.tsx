import { LoaderCircle } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../../style/cx';
import { css, keyframes } from '../../style/emotion';
import { token } from '../../style/tokens';
import { button, primary, secondary, unavailable } from '../base/button.styles';
import { Icon } from '../base/Icon';
import { textElement } from '../base/textElement';

interface ButtonProps {
  type: 'button' | 'submit';
  children: ReactNode;
  /** `primary` is the main action of a screen. @default 'primary' */
  kind?: 'primary' | 'secondary';
  /** Shows a spinner and ignores presses. It stays focusable: a disabled button would lose the focus. @default false */
  busy?: boolean;
  /**
   * Looks disabled, is announced as such (`aria-disabled`), and does nothing, but stays focusable: who presses it has to
   * learn why. @default false
   */
  disabled?: boolean;
  /** A press while it is disabled. */
  onRefused?: (() => void) | undefined;
  /** Id of the text that says why it is disabled. */
  describedBy?: string | undefined;
  onPress?: () => void;
}

/** A button for an action; `ActionLink` for a link. */
export function Button({
  type,
  children,
  kind = 'primary',
  busy = false,
  disabled = false,
  describedBy,
  onRefused,
  onPress,
}: ButtonProps): ReactNode {
  const press = (event: MouseEvent) => {
    if (!busy && !disabled) onPress?.();
    else if (busy || !isEnterInField(event)) event.preventDefault(); // no submission follows
    if (disabled && !busy && event.defaultPrevented) onRefused?.();
  };
  return (
    <button
      type={type}
      part={`button button-${kind}`}
      className={cx(
        button,
        kind === 'primary' ? primary : secondary,
        disabled && unavailable,
        busy && working,
      )}
      aria-disabled={disabled || busy || undefined}
      aria-describedby={describedBy}
      onClick={press}
    >
      {busy && <Icon icon={LoaderCircle} size={20} />}
      {textElement(children)}
    </button>
  );
}

/** Enter in a field clicks the form's button, too. The form answers that at its fields, whatever the button's state. */
const isEnterInField = ({ detail, currentTarget }: MouseEvent): boolean =>
  detail === 0 && !currentTarget.matches(':focus');

const turn = keyframes`
  to { rotate: 1turn; }
`;

const working = css`
  && {
    cursor: progress;
    background: ${token('color-accent-strong')};
  }

  & > svg {
    animation: ${turn} 900ms linear infinite;
  }
`;
