import { fillText } from '../../src/domain/fillText';
import type { Wording } from '../notify/messages';
import { escapeHtml } from '../notify/renderMail';
import type { AppointmentRow } from '../storage/tables';
import type { Calendar } from './calendar';
import type { FreeDay } from './freeDays';
import { timeInWords } from './inWords';
import { timeChoices, visitorPage } from './visitorPage';

interface PageContent {
  row: AppointmentRow;
  wording: Wording;
  /** Undefined where the firm has none any more. */
  calendar: Calendar | undefined;
  /** With the times to which it can be moved. */
  days: readonly FreeDay[];
  /** Whether the time that was wanted last was taken. */
  isTaken: boolean;
  /** Whether its time is over. */
  isOver: boolean;
}

/** The page on which a visitor sees, moves and cancels an appointment. It needs no script; opening it changes nothing. */
export function appointmentPage({ row, wording, calendar, days, isTaken, isOver }: PageContent): string {
  const { messages, style: firm } = wording;
  const timeZone = calendar?.timeZone ?? firm.timeZone;
  const time = timeInWords(row, { ...wording, style: { ...firm, timeZone } });
  const fill = (name: keyof typeof messages) =>
    fillText(messages[name], { appointment: time, company: firm.company });
  const say = (name: keyof typeof messages) => escapeHtml(fill(name));
  const isChangeable = !isOver && (row.state === 'booked' || row.state === 'requested');
  const choices = calendar && isChangeable ? timeChoices(days, calendar, wording) : '';
  const move = `<details${isTaken ? ' open' : ''}><summary>${say('appointmentMove')}</summary><form method="post">
${choices}<button>${say('appointmentMoveHere')}</button></form></details>`;
  const cancel = `<form method="post"><button class="plain" name="cancel" value="yes">${say('appointmentCancel')}</button></form>`;
  const again = `<p><a class="button" href="/times${row.firm && `/${row.firm}`}?lang=${encodeURIComponent(wording.lang)}">${say('timesTitle')}</a></p>`;
  const isMoved = isChangeable && row.state === 'booked' && row.sequence > 0;
  return visitorPage(
    { wording, calendar, problem: isTaken ? 'appointmentTaken' : undefined },
    {
      title: fill(row.state === 'canceled' ? 'appointmentCanceledSubject' : 'appointmentTitle'),
      content: `<p class="time">${isMoved ? say('appointmentChanged') : escapeHtml(time)}</p>
${row.state === 'requested' ? `<p>${say('appointmentUnconfirmed')}</p>` : ''}
${isOver && row.state !== 'canceled' ? `<p>${say('appointmentOver')}</p>` : ''}
${choices === '' ? '' : move}
${isChangeable ? cancel : calendar ? again : ''}`,
    },
  );
}
