import { ChevronDown } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../ui/base/Icon';
import { addMonths, dayAfterKey, firstWeekday, monthOf, weeksOf, within } from './calendar';
import * as styles from './picker.styles';
import { dayText } from './times';

interface DateGridProps {
  messages: Readonly<Record<'previousMonth' | 'nextMonth', string>>;
  locale: string;
  /** The days that can be reached. */
  first: string;
  last: string;
  /** The day that keys begin from. */
  cursor: string;
  onCursor: (date: string) => void;
  isSelected: (date: string) => boolean;
  /** Whether several days can be selected. @default false */
  isMultiple?: boolean;
  isBusy?: boolean;
  /** A day in words, for screen readers. */
  nameOf: (date: string) => string;
  /** @default every day can be pressed */
  canPress?: (date: string) => boolean;
  onPress: (date: string) => void;
}

/** A month, as the ARIA pattern of date grids has it: one tab stop, and arrow keys from day to day. */
export function DateGrid({
  messages,
  locale,
  first,
  last,
  cursor,
  onCursor,
  isSelected,
  isMultiple,
  isBusy,
  nameOf,
  canPress = () => true,
  onPress,
}: DateGridProps): ReactNode {
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const month = monthOf(cursor);
  const weekday = firstWeekday(locale);
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);

  const turn = (months: number) => onCursor(within(addMonths(`${month}-01`, months), first, last));
  const move = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(event.key, cursor, { first: weekday, rtl });
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const date = within(next, first, last);
    movesFocus.current = date !== cursor;
    onCursor(date);
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
        aria-multiselectable={isMultiple}
        aria-busy={isBusy}
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
                const isHere = monthOf(date) === month;
                return (
                  <td key={date} aria-selected={isHere ? isSelected(date) : undefined}>
                    {isHere && (
                      <button
                        type="button"
                        className={styles.cell}
                        data-date={date}
                        tabIndex={date === cursor ? 0 : -1}
                        aria-disabled={!canPress(date) || undefined}
                        aria-label={nameOf(date)}
                        onClick={() => {
                          onCursor(date);
                          if (canPress(date)) onPress(date);
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
