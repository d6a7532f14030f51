import { CalendarPlus } from 'lucide';
import type { ReactNode } from 'react';
import { fillText } from '../../domain/fillText';
import { safeDocument } from '../../page/safeDocument';
import { formatDate } from '../../ui/base/formatDate';
import { Icon } from '../../ui/base/Icon';
import { Button } from '../../ui/controls/Button';
import { calendarFile } from './calendarFile';

export interface ReminderProps {
  messages: { remind: string; remindTitle: string; remindText: string; remindTextWithoutPhone: string };
  company: { name: string; phone: string };
  /** Of the lead: who presses twice gets the same event. */
  leadId: string;
  /** How dates are written. */
  locale: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Saves an event for a calendar: tomorrow at this time, did they call? Nothing is scheduled yet, and it says nothing else. */
export function Reminder({ messages, company, leadId, locale }: ReminderProps): ReactNode {
  const save = () => {
    const now = new Date();
    const { name, phone } = company;
    const text = phone ? messages.remindText : messages.remindTextWithoutPhone;
    const file = calendarFile(
      {
        id: leadId,
        start: new Date(now.getTime() + DAY),
        minutes: 15,
        title: fillText(messages.remindTitle, { company: name }),
        text: fillText(text, { date: formatDate(now.toISOString(), locale), phone }),
      },
      now,
    );
    const link = safeDocument.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    link.download = 'reminder.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it after this
  };
  return (
    <Button type="button" kind="secondary" onPress={save}>
      <Icon icon={CalendarPlus} size={20} />
      <span>{messages.remind}</span>
    </Button>
  );
}
