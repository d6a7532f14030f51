import type { ReactNode } from 'react';
import type { Business } from '../content/schema';
import type { Words } from '../content/wordsSchema';
import { css } from '../style/emotion';
import { token } from '../style/tokens';
import { PhoneText } from '../ui/PhoneText';

interface FallbackProps {
  company: Business['company'];
  texts: Words['common'];
  error: unknown;
}

/** Shown in place of a widget that failed: what happened, and the way that always works. */
export function Fallback({ company, texts, error }: FallbackProps): ReactNode {
  return (
    <div role="alert" className={fallback}>
      <h2 className={heading}>{texts.unexpectedHeading}</h2>
      <p>
        <PhoneText text={texts.unexpectedCall} phone={company.phone} without={texts.unexpectedWithoutPhone} />
      </p>
      <p className={detail}>{error instanceof Error ? error.message : String(error)}</p>
    </div>
  );
}

const fallback = css`
  padding: 20px 24px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
`;

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
