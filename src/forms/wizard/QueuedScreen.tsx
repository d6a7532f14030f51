import { CloudUpload } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { Icon } from '../../ui/base/Icon';
import { PhoneText } from '../../ui/base/PhoneText';
import { StepHeading } from './StepHeading';

interface QueuedScreenProps
  extends Omit<ComponentProps<typeof StepHeading>, 'describedBy' | 'stepChanges' | 'children'> {
  messages: { queuedHeading: string; queued: string; queuedCall: string };
  /** Empty where the company has none. */
  phone: string;
  /** Nobody has pressed anything: the focus stays where it is. */
  unprompted: boolean;
  /** What the visitor can do. */
  children: ReactNode;
}

/** In the place of the thank-you while nobody knows whether the lead has arrived. */
export function QueuedScreen({
  messages,
  phone,
  unprompted,
  children,
  ...heading
}: QueuedScreenProps): ReactNode {
  return (
    <>
      <span className={icon}>
        <Icon icon={CloudUpload} size={48} />
      </span>
      <StepHeading {...heading} stepChanges={unprompted ? 0 : 1}>
        {messages.queuedHeading}
      </StepHeading>
      <p className={text}>{messages.queued}</p>
      {phone && (
        <p>
          <PhoneText text={messages.queuedCall} phone={phone} />
        </p>
      )}
      {children}
    </>
  );
}

/** Of a length that can be read, in a wide column too. */
const text = css`
  max-inline-size: 65ch;
`;

const icon = css`
  color: ${token('color-ink-soft')};
`;
