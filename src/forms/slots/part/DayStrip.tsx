import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { cx } from '../../../style/cx';
import { visuallyHidden } from '../../../ui/base/visuallyHidden';
import * as styles from './picker.styles';
import type { PickerView } from './pickerView';
import { dayText, longDay } from './times';

/** The days that have free times, in a row. */
export function DayStrip({ booking, messages, clock, shown, onPick }: PickerView): ReactNode {
  const { days, isAll, more, loadMore } = useStore(booking);
  const name = useId();
  const { locale } = clock;
  return (
    <fieldset className={styles.group} role="radiogroup">
      <legend className={visuallyHidden}>{messages.day}</legend>
      <div className={styles.strip}>
        {days
          .filter(({ slots }) => slots.length > 0)
          .map(({ date }) => (
            <label key={date} className={cx(styles.box, styles.chip, styles.day)} part="choice">
              <input
                type="radio"
                name={name}
                value={date}
                checked={date === shown}
                aria-label={longDay(date, locale)}
                onChange={() => onPick(date)}
              />
              <span className={styles.weekday}>{dayText(date, locale, { weekday: 'short' })}</span>
              <span className={styles.date}>{dayText(date, locale, { day: 'numeric' })}</span>
              <span className={styles.weekday}>{dayText(date, locale, { month: 'short' })}</span>
            </label>
          ))}
        {!isAll && (
          <button
            type="button"
            className={styles.later}
            aria-disabled={more === 'loading' || undefined}
            onClick={() => void loadMore()}
          >
            {more === 'failed' ? messages.retry : messages.later}
          </button>
        )}
      </div>
    </fieldset>
  );
}
