import { Fragment, type ReactNode } from 'react';
import { css } from '../style/emotion';
import { phoneAddress } from './phoneAddress';

interface PhoneTextProps {
  text: string;
  /** Empty where the company has none. */
  phone: string;
  /** What is said then. @default nothing */
  without?: string;
}

/** A text with the phone number, as a link to call, wherever it says `{phone}`. */
export function PhoneText({ text, phone, without }: PhoneTextProps): ReactNode {
  if (!phone) return without;
  return text.split('{phone}').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a className={number} dir="ltr" href={phoneAddress(phone)}>
          {phone}
        </a>
      )}
      {part}
    </Fragment>
  ));
}

const number = css`
  font-weight: 650;
  white-space: nowrap;
`;
