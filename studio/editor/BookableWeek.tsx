import type { ReactNode } from 'react';
import { WeekEditor } from '../../webapp/week/WeekEditor';
import type { WeekMessages } from '../../webapp/week/weekMessages';
import { useField } from './form';

const messages: WeekMessages = {
  hours: 'Weekly hours',
  windows: 'Arrival windows',
  daysOff: 'Days off',
  hint: 'Press an empty place to add hours, drag their ends, or drag them by the mouse to another time or day. By keyboard, arrow keys move an end, and Delete removes its hours.',
  daysOffHint: 'Press a day on which nobody comes; press it again, and you come.',
  add: '{day}: add hours',
  from: '{day}, from',
  until: '{day}, until',
  remove: 'Remove {day}, {from} to {until}',
  dayOff: '{day}, day off',
  dayOn: '{day}',
  window: 'Window',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};

/** The week of the draft, above the fields in which the same is typed. */
export default function BookableWeek(): ReactNode {
  const fields = {
    hours: useField(['availability', 'hours']),
    windows: useField(['availability', 'windows']),
    closed: useField(['availability', 'closed']),
  };
  const counts = ({ value, inherited }: { value: unknown; inherited: unknown }) => value ?? inherited;
  return (
    <WeekEditor
      times={{
        hours: counts(fields.hours),
        windows: counts(fields.windows),
        closed: counts(fields.closed),
      }}
      onTimes={(name, value) => fields[name].set(value)}
      messages={messages}
      lang="en"
    />
  );
}
