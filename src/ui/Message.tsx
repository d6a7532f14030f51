import { CircleAlert, CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { css, cx } from '../style/emotion';
import { token } from '../style/tokens';
import { Icon } from './Icon';

interface MessageProps {
  kind: 'success' | 'error';
  children: ReactNode;
}

/** How something ended. It takes the focus as it appears, so that eye, keyboard and screen reader are all there. */
export function Message({ kind, children }: MessageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role={kind === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      part={`message message-${kind}`}
      className={cx(message, kind === 'success' ? success : failure)}
    >
      <Icon icon={kind === 'success' ? CircleCheck : CircleAlert} size={24} />
      <p>{children}</p>
    </div>
  );
}

const message = css`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding: 16px 18px;
  border: 1px solid;
  border-radius: ${token('radius-control')};
  scroll-margin-block: 96px;

  & > p {
    color: ${token('color-ink')};
  }
`;

const success = css`
  color: ${token('color-done')};
  background: ${token('color-done-ground')};
`;

const failure = css`
  color: ${token('color-error')};
  background: ${token('color-error-ground')};
`;
