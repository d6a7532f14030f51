import { LoaderCircle } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { css, cx, keyframes } from '../../style/emotion';
import { token } from '../../style/tokens';
import { button, primary, secondary, unavailable } from '../base/button.styles';
import { Icon } from '../base/Icon';

interface ButtonProps {
  type: 'button' | 'submit';
  children: ReactNode;
  /** `primary` is the main action of a screen. @default 'primary' */
  kind?: 'primary' | 'secondary';
  /** Shows a spinner and ignores presses. It stays focusable: a disabled button would lose the focus. @default false */
  busy?: boolean;
  /**
   * Looks disabled and is announced as such (`aria-disabled`), but stays focusable and reports presses, so that the view
   * can say why. @default false
   */
  disabled?: boolean;
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
  onPress,
}: ButtonProps): ReactNode {
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
      onClick={busy ? ignorePress : onPress}
    >
      {busy && <Icon icon={LoaderCircle} size={20} />}
      {children}
    </button>
  );
}

/** Neither `click` nor the submission that follows it. */
const ignorePress = (event: MouseEvent): void => event.preventDefault();

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
