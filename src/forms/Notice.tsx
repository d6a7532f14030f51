import { X } from 'lucide';
import type { ReactNode } from 'react';
import { fillText } from '../domain/fillText';
import type { LeadOutcome } from '../element/spec';
import { css } from '../style/emotion';
import { token } from '../style/tokens';
import { formatDate } from '../ui/base/formatDate';
import { Icon } from '../ui/base/Icon';
import { PhoneText } from '../ui/base/PhoneText';
import { StatusMessage } from '../ui/controls/StatusMessage';

interface NoticeProps {
  /** Undefined: nothing is shown. */
  notice: LeadOutcome | undefined;
  onDismiss: () => void;
  settings: {
    lang: string;
    facts: { company: { phone: string } };
    messages: {
      form: { delivered: string; undelivered: string; undeliveredWithoutPhone: string; dismiss: string };
    };
  };
}

/** What became of a lead that an earlier page queued. */
export function Notice({ notice, onDismiss, settings }: NoticeProps): ReactNode {
  if (!notice) return null;
  const { form: messages } = settings.messages;
  const { phone } = settings.facts.company;
  const fill = (text: string) => fillText(text, { date: formatDate(notice.timestamp, settings.lang) });
  const isDelivered = notice.status === 'delivered';
  return (
    <div className={box}>
      <StatusMessage kind={isDelivered ? 'success' : 'error'} quiet>
        {isDelivered ? (
          fill(messages.delivered)
        ) : (
          <PhoneText
            text={fill(messages.undelivered)}
            phone={phone}
            without={fill(messages.undeliveredWithoutPhone)}
          />
        )}
      </StatusMessage>
      <button type="button" className={button} aria-label={messages.dismiss} onClick={onDismiss}>
        <Icon icon={X} size={20} />
      </button>
    </div>
  );
}

const box = css`
  position: relative;

  & > :first-child {
    padding-inline-end: 56px;
  }
`;

const button = css`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${token('color-ink')};
  cursor: pointer;
`;
