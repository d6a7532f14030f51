import { LoaderCircle } from 'lucide';
import type { ReactNode } from 'react';
import { css, cx, keyframes } from '../style/emotion';
import { token } from '../style/tokens';
import { button, primary, secondary } from './button.styles';
import { Icon } from './Icon';

interface ButtonProps {
  type: 'button' | 'submit';
  children: ReactNode;
  /** `primary` is the one action that a screen wants. @default 'primary' */
  kind?: 'primary' | 'secondary';
  /** Shows that work is going on, and takes no press meanwhile. @default false */
  busy?: boolean;
  /**
   * Shown and told as not possible yet. It keeps the focus and takes the press all the same, so that the view can say
   * why. @default false
   */
  disabled?: boolean;
  /** Id of the text that says why. */
  describedBy?: string | undefined;
  onPress?: () => void;
}

/** An action. */
export function Button({
  type,
  children,
  kind = 'primary',
  busy = false,
  disabled = false,
  describedBy,
  onPress,
}: ButtonProps): ReactNode {
  return (
    <button
      type={type}
      part={`button button-${kind}`}
      className={cx(button, kind === 'primary' ? primary : secondary, busy && working)}
      disabled={busy}
      aria-disabled={disabled || undefined}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      {busy && <Icon icon={LoaderCircle} size={20} />}
      {children}
    </button>
  );
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const working = css`
  cursor: progress;

  &:disabled {
    background: ${token('color-accent-strong')};
  }

  & > svg {
    animation: ${turn} 900ms linear infinite;
  }
`;
