import { LoaderCircle } from 'lucide';
import type { ReactNode } from 'react';
import { css, cx, keyframes } from '../style/emotion';
import { token } from '../style/tokens';
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

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: 52px;
  padding: 12px 28px;
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  font-weight: 650;
  font-size: 1.0625em;
  line-height: 1.3;
  cursor: pointer;
  transition:
    background-color 150ms ease-out,
    border-color 150ms ease-out;

  &&[aria-disabled] {
    border: 1px dashed ${token('color-control')};
    background: ${token('color-ground-soft')};
    color: ${token('color-ink-soft')};
    cursor: default;
  }

  /* Room for the words of a busy button in one line on a small phone: nothing below it moves. */
  @container (max-width: 400px) {
    padding-inline: 8px;
    font-size: 1em;

    & > svg {
      display: none;
    }
  }
`;

const primary = css`
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};

  &:hover,
  &:active {
    background: ${token('color-accent-strong')};
  }
`;

const secondary = css`
  border-color: ${token('color-control')};
  background: ${token('color-ground')};
  color: ${token('color-ink')};

  &:hover,
  &:active {
    border-color: ${token('color-ink')};
    background: ${token('color-ground-soft')};
  }
`;

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
