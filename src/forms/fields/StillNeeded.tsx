import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

interface StillNeededProps {
  /** For the button's `describedBy`. */
  id: string;
  /** What is missing; nothing where nothing is. */
  message: string | undefined;
  /** How often the button was pressed in vain: the message is brought into view, and read again. */
  refusals: number;
}

/**
 * Why a form's button is disabled. It is announced when the button was pressed in vain, and not with every field that is
 * filled in; the button is described by it.
 */
export function StillNeeded({ id, message, refusals }: StillNeededProps): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  const [refused, setRefused] = useState({ refusals, message });
  if (refused.refusals !== refusals) setRefused({ refusals, message });
  const isNew = refusals > 0 && refused.message === message;
  useEffect(() => {
    if (refusals > 0) line.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  return (
    <p
      key={refusals}
      ref={line}
      id={id}
      role={isNew ? 'alert' : undefined}
      className={needed}
      data-refused={refusals > 0 || undefined}
    >
      {message}
    </p>
  );
}

const needed = css`
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};
  scroll-margin-block: 96px 180px;

  /* Displayed, as a live region (see base.ts): it becomes one when it is refused. */
  &:empty {
    position: absolute;
  }

  &[data-refused] {
    font-weight: 650;
    color: ${token('color-error')};
  }
`;
