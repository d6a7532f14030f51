import type { ReactNode } from 'react';
import { visuallyHidden } from '../../src/ui/base/visuallyHidden';
import { useLang } from '../messages/useMessages';
import * as styles from './numbers.styles';

interface DayBarsProps {
  label: string;
  /** In UTC, such as `2030-01-31`. */
  dates: readonly string[];
  values: readonly number[];
}

/** A bar for each day; heard and read on demand as a list of days with their numbers. */
export function DayBars({ label, dates, values }: DayBarsProps): ReactNode {
  const lang = useLang();
  const most = Math.max(1, ...values);
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <ol className={styles.bars} aria-label={label}>
      {dates.map((date, index) => {
        const value = values[index] ?? 0;
        const text = `${day.format(new Date(date))}: ${value.toLocaleString(lang)}`;
        return (
          <li key={date} title={text}>
            <span className={visuallyHidden}>{text}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect x="0" width="10" y={100 - (value / most) * 98} height={(value / most) * 98 + 2} />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
