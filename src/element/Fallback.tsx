import type { ReactNode } from 'react';
import type { Messages } from '../content/messages';
import type { Business } from '../content/schema';
import { css } from '../style/emotion';
import { token } from '../style/tokens';
import { Heading } from '../ui/base/Heading';
import { PhoneText } from '../ui/base/PhoneText';

interface FallbackProps {
  company: Business['company'];
  messages: Messages['common'];
  error: unknown;
}

/** Shown in place of a widget that threw an error: what happened, and the phone number. */
export function Fallback({ company, messages, error }: FallbackProps): ReactNode {
  return (
    <div role="alert" className={fallback}>
      <Heading rank={1} className={heading}>
        {messages.unexpectedHeading}
      </Heading>
      <p>
        <PhoneText
          text={messages.unexpectedCall}
          phone={company.phone}
          without={messages.unexpectedWithoutPhone}
        />
      </p>
      <p className={detail}>{error instanceof Error ? error.message : String(error)}</p>
    </div>
  );
}

const heading = css`
  font-size: 1.125em;
  margin-block-end: 6px;
`;

const detail = css`
  margin-block-start: 6px;
  color: ${token('color-ink-soft')};
  font-size: 0.875em;
  overflow-wrap: anywhere;
`;

/** The box of a message that stands in the place of a widget. */
export const fallback = css`
  padding: 20px 24px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
`;

export const retryButton = css`
  min-block-size: 48px;
  margin-block-start: 12px;
  padding: 8px 20px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  color: ${token('color-ink')};
  font-weight: 650;
  cursor: pointer;

  &:hover {
    border-color: ${token('color-ink')};
    background: ${token('color-ground-soft')};
  }

  &[aria-disabled='true'] {
    color: ${token('color-ink-soft')};
    cursor: default;
  }
`;
