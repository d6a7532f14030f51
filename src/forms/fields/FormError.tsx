import type { ReactNode } from 'react';
import { PhoneText } from '../../ui/base/PhoneText';
import { StatusMessage } from '../../ui/controls/StatusMessage';

interface FormErrorProps {
  /** `error` knows `{phone}`. */
  messages: { error: string; errorWithoutPhone: string };
  /** Empty where the company has none. */
  phone: string;
  /** As for `StatusMessage`. */
  quiet?: boolean;
}

/** The form could not be sent: try again, or call. */
export function FormError({ messages, phone, quiet = false }: FormErrorProps): ReactNode {
  return (
    <StatusMessage kind="error" quiet={quiet}>
      <PhoneText text={messages.error} phone={phone} without={messages.errorWithoutPhone} />
    </StatusMessage>
  );
}
