import { type ReactNode, useState } from 'react';
import { addDays, addMonths, firstWeekday } from '../../src/forms/slots/part/calendar';
import { DateGrid } from '../../src/forms/slots/part/DateGrid';
import { dateIn, dayText, longDay, ownZone } from '../../src/forms/slots/part/times';
import * as layout from '../layout.styles';
import { isOff, pausesIn, withDayToggled } from './daysOff';
import type { Span } from './spans';
import { TimeGrid } from './TimeGrid';
import * as styles from './weekEditor.styles';
import { DAYS, type Day, hoursOf, weekIn, windowsIn, windowsOf } from './weekHours';
import type { WeekMessages } from './weekMessages';

/** What of `availability` is changed here; whatever cannot be read counts as left out. */
export interface Times {
  hours?: unknown;
  windows?: unknown;
  closed?: unknown;
}

interface WeekEditorProps {
  times: Times;
  onTimes: (name: keyof Times, value: object[]) => void;
  messages: WeekMessages;
  lang: string;
  /** Of its headings. */
  rank: 2 | 3;
}

/** A Monday. */
const MONDAY = '2024-01-01';
const WINDOWS = 'windows';
/** Months ahead in which days off can be pressed. */
const MONTHS = 24;

/** When a firm can be booked: a week and windows that one drags, and a month of which one presses the days off. */
export function WeekEditor({ times, onTimes, messages, lang, rank }: WeekEditorProps): ReactNode {
  const Heading = `h${rank}` as const;
  const week = weekIn(times.hours);
  const before = firstWeekday(lang) - 1;
  const days = [...DAYS.slice(before), ...DAYS.slice(0, before)];
  const nameOf = (day: Day, weekday: 'short' | 'long') =>
    dayText(addDays(MONDAY, DAYS.indexOf(day)), lang, { weekday });
  return (
    <div className={layout.stack}>
      <p className={layout.quiet}>{messages.hint}</p>
      <div className={styles.beside}>
        <section className={styles.week} aria-label={messages.hours}>
          <Heading className={styles.heading}>{messages.hours}</Heading>
          <TimeGrid
            columns={days.map((day) => ({
              key: day,
              label: nameOf(day, 'short'),
              name: nameOf(day, 'long'),
              spans: week[day],
            }))}
            onSpans={(changed) => onTimes('hours', hoursOf({ ...week, ...changed }))}
            messages={messages}
            lang={lang}
          />
        </section>
        <section className={styles.windows} aria-label={messages.windows}>
          <Heading className={styles.heading}>{messages.windows}</Heading>
          <TimeGrid
            columns={[{ key: WINDOWS, label: '', name: messages.window, spans: windowsIn(times.windows) }]}
            onSpans={({ [WINDOWS]: spans = [] as readonly Span[] }) => onTimes('windows', windowsOf(spans))}
            messages={messages}
            lang={lang}
          />
        </section>
      </div>
      <DaysOff
        rank={rank}
        closed={times.closed}
        onClosed={(pauses) => onTimes('closed', pauses)}
        messages={messages}
        lang={lang}
      />
    </div>
  );
}

interface DaysOffProps {
  rank: WeekEditorProps['rank'];
  closed: unknown;
  onClosed: (pauses: object[]) => void;
  messages: WeekMessages;
  lang: string;
}

function DaysOff({ rank, closed, onClosed, messages, lang }: DaysOffProps): ReactNode {
  const Heading = `h${rank}` as const;
  const pauses = pausesIn(closed);
  const [today] = useState(() => dateIn(new Date().toISOString(), ownZone()));
  const [cursor, setCursor] = useState(today);
  return (
    <section className={styles.daysOff} aria-label={messages.daysOff}>
      <Heading className={styles.heading}>{messages.daysOff}</Heading>
      <p className={layout.quiet}>{messages.daysOffHint}</p>
      <DateGrid
        messages={messages}
        locale={lang}
        first={today}
        last={addMonths(today, MONTHS)}
        cursor={cursor}
        onCursor={setCursor}
        isSelected={(date) => isOff(pauses, date)}
        isMultiple
        nameOf={(date) =>
          (isOff(pauses, date) ? messages.dayOff : messages.dayOn).replace('{day}', longDay(date, lang))
        }
        canPress={(date) => date >= today}
        onPress={(date) => onClosed(withDayToggled(pauses, date))}
      />
    </section>
  );
}
