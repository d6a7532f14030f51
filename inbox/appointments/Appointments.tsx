import type { ReactNode } from 'react';
import type { ListedAppointment } from '../../server/inbox/leadRoutes';
import { leadHref } from '../app/route';
import { contactHrefs } from '../lead/leadTexts';
import { useMessages } from '../messages/useMessages';
import { ReadState } from '../ui/Failure';
import * as styles from '../ui/rows.styles';
import { useRead } from '../ui/useRead';
import { useTimeStyle } from '../ui/useTimeStyle';

/** What is booked, day by day, with what one needs on the way. */
export function Appointments(): ReactNode {
  const messages = useMessages();
  const { lang, timeZone } = useTimeStyle();
  const { reading, readAgain } = useRead<{ appointments: ListedAppointment[] }>('appointments');
  if (reading.kind !== 'read') return <ReadState reading={reading} onAgain={() => void readAgain()} />;
  const { appointments } = reading.answer;
  const dayOf = new Intl.DateTimeFormat(lang, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  const hourOf = new Intl.DateTimeFormat(lang, { timeZone, hour: 'numeric', minute: '2-digit' });
  const days = new Map<string, ListedAppointment[]>();
  for (const appointment of appointments) {
    const day = dayOf.format(new Date(appointment.start));
    days.set(day, [...(days.get(day) ?? []), appointment]);
  }
  return (
    <>
      <p className={styles.intro}>{messages.appointmentsIntro}</p>
      {appointments.length === 0 && <p>{messages.appointmentsNone}</p>}
      {[...days].map(([day, entries]) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <ol className={styles.rows}>
            {entries.map(({ leadId, start, end, state, crew, name, phone, address }) => (
              <li key={leadId}>
                <p>
                  <strong>{hourOf.formatRange(new Date(start), new Date(end))}</strong>{' '}
                  <a href={leadHref(leadId)}>{name || messages.noName}</a>
                  {state !== 'booked' && ` · ${messages.appointment[state]}`}
                  {crew && ` · ${crew}`}
                </p>
                <div className={styles.actions}>
                  {phone && <a href={contactHrefs({ phone, address }).call}>{phone}</a>}
                  {address && (
                    <a href={contactHrefs({ phone, address }).map} rel="noreferrer">
                      {address}
                    </a>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
