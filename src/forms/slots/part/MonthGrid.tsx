import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../domain/fillText';
import { addDays, addMonths, monthOf, within } from './calendar';
import { DateGrid } from './DateGrid';
import type { PickerView } from './pickerView';
import { longDay } from './times';

/** Days ahead that can be chosen, where the facts say nothing. */
const HORIZON = 60;

/** The days of a month with their free times. */
export function MonthGrid({ booking, messages, availability, clock, shown, onPick }: PickerView): ReactNode {
  const { days, isAll, more, loadMore } = useStore(booking);
  const { locale } = clock;
  const first = days[0]?.date ?? shown;
  const end = days.at(-1)?.date ?? shown;
  const last = isAll ? end : addDays(first, availability.horizonDays ?? HORIZON);
  const [cursor, setCursor] = useState(shown);
  const times = new Map(days.map(({ date, slots }) => [date, slots.length]));
  const countOn = (date: string) => times.get(date) ?? 0;

  const lastShown = within(addDays(addMonths(`${monthOf(cursor)}-01`, 1), -1), first, last);
  useEffect(() => {
    if (lastShown > end && more === 'idle') void loadMore(lastShown);
  }, [lastShown, end, more, loadMore]);

  return (
    <DateGrid
      messages={messages}
      locale={locale}
      first={first}
      last={last}
      cursor={cursor}
      onCursor={setCursor}
      isSelected={(date) => date === shown}
      isBusy={more === 'loading'}
      nameOf={(date) =>
        fillText(countOn(date) > 0 ? messages.dayTimes : messages.dayFull, {
          day: longDay(date, locale),
          count: String(countOn(date)),
        })
      }
      canPress={(date) => countOn(date) > 0}
      onPress={onPick}
    />
  );
}
