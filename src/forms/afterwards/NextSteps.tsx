import type { ComponentProps, ReactNode } from 'react';
import { PhoneText } from '../../ui/base/PhoneText';
import { Reminder, type ReminderProps } from './Reminder';
import { Timeline } from './Timeline';

interface NextStepsProps extends Pick<ComponentProps<typeof Timeline>, 'heading' | 'rank' | 'steps'> {
  /** Knows `{phone}`. */
  messages: { nextCall: string } & ReminderProps['messages'];
  company: ReminderProps['company'];
  leadId: string;
  locale: string;
}

/** What happens after a request was sent, and what the visitor can do meanwhile. */
export function NextSteps({ heading, rank, steps, messages, ...reminder }: NextStepsProps): ReactNode {
  const { name, phone } = reminder.company;
  return (
    <Timeline heading={heading} rank={rank} steps={steps}>
      {phone && (
        <p>
          <PhoneText text={messages.nextCall} phone={phone} />
        </p>
      )}
      {name && <Reminder messages={messages} {...reminder} />}
    </Timeline>
  );
}
