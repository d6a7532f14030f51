import type { ReactNode } from 'react';
import { css } from '../../style/emotion';
import { PhoneText } from '../../ui/base/PhoneText';

interface WithoutScriptProps {
  /** Knows `{phone}`. */
  message: string;
  /** Empty where the company has none: then nothing is shown. */
  phone: string;
}

/** The way to the firm where scripts are switched off: the first thing in a form that needs them. */
export function WithoutScript({ message, phone }: WithoutScriptProps): ReactNode {
  return (
    phone && (
      <noscript className={notice}>
        <p>
          <PhoneText text={message} phone={phone} />
        </p>
      </noscript>
    )
  );
}

/** In a form of two columns it takes a row. The build empties it where a form works without script. */
const notice = css`
  &:empty {
    display: none;
  }

  grid-column: 1 / -1;
  font-weight: 600;
`;
