import { ChevronDown } from 'lucide';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../domain/fillText';
import { Icon } from '../../../ui/base/Icon';
import { addDays, addMonths, dayAfterKey, firstWeekday, monthOf, weeksOf, within } from './calendar';
import * as styles from './picker.styles';
import type { PickerView } from './pickerView';
import { dayText, longDay } from './times';

/** Days ahead that can be chosen, where the facts say nothing. */
const HORIZON = 60;

/** A month, as the ARIA pattern of date grids has it: one tab stop, and arrow keys from day to day. */
export function MonthGrid({ booking, messages, availability, clock, shown, onPick }: PickerView): ReactNode {
  const { days, isAll, more, loadMore } = useStore(booking);
  const id = useId();
  const { locale } = clock;
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const first = days[0]?.date ?? shown;
  const end = days.at(-1)?.date ?? shown;
  const last = isAll ? end : addDays(first, availability.horizonDays ?? HORIZON);
  /** The day that keys begin from. */
  const [cursor, setCursor] = useState(shown);
  const month = monthOf(cursor);
  const weekday = firstWeekday(locale);
  const times = new Map(days.map(({ date, slots }) => [date, slots.length]));

  const lastShown = within(addDays(addMonths(`${month}-01`, 1), -1), first, last);
  useEffect(() => {
    if (lastShown > end && more === 'idle') void loadMore(lastShown);
  }, [lastShown, end, more, loadMore]);
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);

  const turn = (months: number) => setCursor(within(addMonths(`${month}-01`, months), first, last));
  const move = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(event.key, cursor, { first: weekday, rtl });
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const date = within(next, first, last);
    movesFocus.current = date !== cursor;
    setCursor(date);
  };
  const weeks = weeksOf(month, weekday);
  return (
    <div>
      <div className={styles.months}>
        <Turn label={messages.previousMonth} disabled={month <= monthOf(first)} onPress={() => turn(-1)} />
        <p id={id} aria-live="polite">
          {dayText(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
        </p>
        <Turn label={messages.nextMonth} disabled={month >= monthOf(last)} onPress={() => turn(1)} />
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the ARIA pattern has it
        role="grid"
        className={styles.grid}
        aria-labelledby={id}
        aria-busy={more === 'loading'}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={dayText(date, locale, { weekday: 'long' })}>
                {dayText(date, locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const count = times.get(date) ?? 0;
                const text = count > 0 ? messages.dayTimes : messages.dayFull;
                const isHere = monthOf(date) === month;
                return (
                  <td key={date} aria-selected={isHere ? date === shown : undefined}>
                    {isHere && (
                      <button
                        type="button"
                        className={styles.cell}
                        data-date={date}
                        tabIndex={date === cursor ? 0 : -1}
                        aria-disabled={count === 0 || undefined}
                        aria-label={fillText(text, { day: longDay(date, locale), count: String(count) })}
                        onClick={() => {
                          setCursor(date);
                          if (count > 0) onPick(date);
                        }}
                      >
                        {Number(date.slice(-2))}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Turn({
  label,
  disabled,
  onPress,
}: {
  label: string;
  disabled: boolean;
  onPress: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Icon icon={ChevronDown} size={20} />
    </button>
  );
}
