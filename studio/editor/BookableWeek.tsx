import type { ReactNode } from 'react';
import { bookable } from '../../src/languages/en/bookable';
import { WeekEditor } from '../../webapp/week/WeekEditor';
import { useField } from './form';

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
      messages={bookable}
      lang="en"
      rank={3}
    />
  );
}
