import { ChevronLeft, ChevronRight } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AppointmentList, ListedAppointment } from '../../server/inbox/leadRoutes';
import { fillText } from '../../src/domain/fillText';
import { addDays } from '../../src/forms/slots/part/calendar';
import { dateIn, dayText, timeText } from '../../src/forms/slots/part/times';
import { cx } from '../../src/style/cx';
import { Icon } from '../../src/ui/base/Icon';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { useMessages } from '../messages/useMessages';
import { useMayChange } from '../session/sessionStore';
import { Failure, ReadState, useAction } from '../ui/Failure';
import * as rows from '../ui/rows.styles';
import { useRead } from '../ui/useRead';
import { useTimeStyle } from '../ui/useTimeStyle';
import * as styles from './appointments.styles';
import { onDay, routeHref, type Span, shownDays } from './days';
import { Feeds } from './Feeds';
import { type Moving, useMoving } from './useMoving';
import { Visit } from './Visit';

/** What is booked: a day in the order of travel, or a week. Appointments are moved here. */
export function Appointments(): ReactNode {
  const { reading, readAgain } = useRead<AppointmentList>('appointments');
  if (reading.kind !== 'read') return <ReadState reading={reading} onAgain={() => void readAgain()} />;
  return (
    <>
      <BrokenCalendars calendars={reading.answer.brokenCalendars} />
      <Calendar {...reading.answer} readAgain={readAgain} />
      <Feeds />
    </>
  );
}

/** Which calendars elsewhere count only as they were. */
function BrokenCalendars({ calendars }: { calendars: AppointmentList['brokenCalendars'] }): ReactNode {
  const messages = useMessages();
  const { lang, timeZone } = useTimeStyle();
  const timeOf = (readAt: string) =>
    new Intl.DateTimeFormat(lang, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(readAt),
    );
  return calendars.map(({ firm, name, error, readAt }) => (
    <p key={`${firm} ${name}`} className={rows.failure}>
      {fillText(messages.calendar[readAt === null ? 'neverRead' : 'unreadSince'], {
        name,
        error,
        time: readAt === null ? '' : timeOf(readAt),
      })}
    </p>
  ));
}

interface CalendarProps extends Pick<AppointmentList, 'appointments' | 'crews'> {
  readAgain: () => Promise<void>;
}

function Calendar({ appointments, crews, readAgain }: CalendarProps): ReactNode {
  const messages = useMessages();
  const { lang, timeZone } = useTimeStyle();
  const [now] = useState(() => new Date().toISOString());
  const today = dateIn(now, timeZone);
  const [span, setSpan] = useState<Span>('day');
  const [date, setDate] = useState(today);
  const [over, setOver] = useState<string>();
  const [moved, setMoved] = useState('');
  const message = useRef<HTMLOutputElement>(null);
  const days = shownDays(date, span, lang);
  const [first = date] = days;
  const moving = useMoving(first, async ({ name }, start) => {
    await readAgain();
    setDate(dateIn(start, timeZone));
    const time = new Intl.DateTimeFormat(lang, { timeZone, dateStyle: 'full', timeStyle: 'short' });
    setMoved(
      fillText(messages.calendar.moved, {
        name: name || messages.noName,
        time: time.format(new Date(start)),
      }),
    );
  });
  const [assigning, assign] = useAction(async (leadId: string, crew: string) => {
    await call('POST', `leads/${leadId}/appointment`, { crew });
    await readAgain();
  });
  useEffect(() => {
    if (moved) message.current?.focus();
  }, [moved]);
  const turn = (by: number) => setDate(addDays(date, by * days.length));
  return (
    <>
      <div className={styles.controls}>
        <div className={styles.turns}>
          <Turn label={messages.calendar.earlier} icon={ChevronLeft} onPress={() => turn(-1)} />
          <Button type="button" kind="secondary" onPress={() => setDate(today)}>
            {messages.calendar.today}
          </Button>
          <Turn label={messages.calendar.later} icon={ChevronRight} onPress={() => turn(1)} />
        </div>
        <fieldset className={styles.spans}>
          {(['day', 'week'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="span" checked={span === one} onChange={() => setSpan(one)} />
              <span>{messages.calendar[one]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <output ref={message} tabIndex={-1} className={rows.quiet}>
        {moved}
      </output>
      {moving.appointment && (
        <p className={styles.hint}>
          {fillText(messages.calendar.hint, { name: moving.appointment.name || messages.noName })}
        </p>
      )}
      <Failure progress={moving.progress} />
      <Failure progress={assigning} />
      <div
        className={cx(styles.days, span === 'week' && styles.week)}
        data-wide={span === 'week' ? '' : undefined}
      >
        {days.map((day) => (
          <DayOfVisits
            key={day}
            date={day}
            visits={onDay(appointments, day, timeZone)}
            isToday={day === today}
            now={now}
            isAlone={span === 'day'}
            crews={crews}
            onCrew={assign}
            moving={moving}
            over={over}
            onOver={setOver}
          />
        ))}
      </div>
    </>
  );
}

interface DayProps {
  date: string;
  visits: readonly ListedAppointment[];
  isToday: boolean;
  /** ISO 8601. */
  now: string;
  isAlone: boolean;
  crews: AppointmentList['crews'];
  onCrew: (leadId: string, crew: string) => void;
  moving: Moving;
  /** The start of the time over which an appointment is dragged. */
  over: string | undefined;
  onOver: (start: string | undefined) => void;
}

function DayOfVisits({
  date,
  visits,
  isToday,
  now,
  isAlone,
  crews,
  onCrew,
  moving,
  over,
  onOver,
}: DayProps): ReactNode {
  const messages = useMessages();
  const mayChange = useMayChange();
  const { lang } = useTimeStyle();
  const name = dayText(date, lang, { weekday: 'long', month: 'long', day: 'numeric' });
  const route = routeHref(visits);
  return (
    <section className={cx(styles.day, isToday && styles.today)} aria-label={name}>
      <h2 className={styles.date}>
        {isAlone ? name : dayText(date, lang, { weekday: 'short', month: 'short', day: 'numeric' })}
      </h2>
      {visits.length === 0 && <p className={rows.quiet}>{messages.appointmentsNone}</p>}
      <ol className={styles.visits}>
        {visits.map((visit) => (
          <Visit
            key={visit.leadId}
            appointment={visit}
            canMove={mayChange && visit.start > now && visit.state !== 'no-show'}
            crews={mayChange ? (crews[visit.firm] ?? []) : []}
            onCrew={(crew) => onCrew(visit.leadId, crew)}
            moving={moving}
            onOver={onOver}
          />
        ))}
      </ol>
      {moving.appointment && <FreeTimes date={date} moving={moving} over={over} />}
      {isAlone && visits.length > 0 && (
        <div className={cx(rows.actions, styles.dayActions)}>
          {route && (
            <a href={route} rel="noreferrer">
              {messages.calendar.route}
            </a>
          )}
          <Button type="button" kind="secondary" onPress={() => print()}>
            {messages.calendar.print}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Where an appointment can be moved to on a day: each is pressed, or it is dropped there. */
function FreeTimes({
  date,
  moving,
  over,
}: {
  date: string;
  moving: Moving;
  over: string | undefined;
}): ReactNode {
  const messages = useMessages();
  const { lang, timeZone } = useTimeStyle();
  const free = moving.freeOn(date);
  if (!free) return <output>{messages.loading}</output>;
  if (free.length === 0) return <p className={rows.quiet}>{messages.calendar.noneFree}</p>;
  return (
    <ul className={styles.free}>
      {free.map((slot) => (
        <li key={slot.start}>
          <button
            type="button"
            className={cx(styles.slot, slot.start === over && styles.over)}
            data-start={slot.start}
            aria-disabled={moving.progress?.kind === 'storing' || undefined}
            onClick={() => {
              if (moving.progress?.kind !== 'storing') moving.moveTo(slot);
            }}
          >
            {timeText(slot, { locale: lang, timeZone, windows: true })}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Turn({
  label,
  icon,
  onPress,
}: {
  label: string;
  icon: typeof ChevronLeft;
  onPress: () => void;
}): ReactNode {
  return (
    <button type="button" className={styles.turn} aria-label={label} onClick={onPress}>
      <Icon icon={icon} size={20} />
    </button>
  );
}
