import { Fragment, type ReactNode } from 'react';
import { phoneHref } from '../../page/phoneHref';
import { css } from '../../style/emotion';
import { textElement } from './textElement';

interface PhoneTextProps {
  text: string;
  /** Empty if the company has none. */
  phone: string;
  /** Text without a phone number. @default nothing */
  without?: string;
}

/** A text in which `{phone}` is replaced by the phone number as a `tel:` link. */
export function PhoneText({ text, phone, without }: PhoneTextProps): ReactNode {
  if (!phone) return textElement(without);
  return text.split('{phone}').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a className={number} dir="ltr" href={phoneHref(phone)}>
          {phone}
        </a>
      )}
      {part && <span>{part}</span>}
    </Fragment>
  ));
}

const number = css`
  font-weight: 650;
  white-space: nowrap;
`;
