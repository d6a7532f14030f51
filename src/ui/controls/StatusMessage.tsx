import { CircleAlert, CircleCheck, CloudUpload } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusInWidget } from '../../page/focus';
import { cx } from '../../style/cx';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { Icon } from '../base/Icon';

interface StatusMessageProps {
  kind: 'success' | 'error' | 'queued';
  /** It does not take the focus: nothing that the visitor did leads to it. @default false */
  quiet?: boolean;
  children: ReactNode;
}

/** The result of an action. It takes the focus when it appears, so that it is in view and read by screen readers. */
export function StatusMessage({ kind, quiet = false, children }: StatusMessageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!quiet) focusInWidget(box.current);
  }, [quiet]);
  return (
    <div
      ref={box}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      data-keep-clear
      part={`message message-${kind}`}
      className={cx(message, looks[kind])}
    >
      <Icon icon={icons[kind]} size={24} />
      <p>{children}</p>
    </div>
  );
}

const icons = { success: CircleCheck, error: CircleAlert, queued: CloudUpload };

const message = css`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding: 16px 18px;
  border: 1px solid;
  border-radius: ${token('radius-control')};
  scroll-margin-block: 168px 96px; /* with the heading above it, below the page's header */

  & > p {
    color: ${token('color-ink')};
  }
`;

const looks = {
  success: css`
    color: ${token('color-done')};
    background: ${token('color-done-ground')};
  `,
  error: css`
    color: ${token('color-error')};
    background: ${token('color-error-ground')};
  `,
  queued: css`
    color: ${token('color-ink-soft')};
    background: ${token('color-ground-soft')};
  `,
};
