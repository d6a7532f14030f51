import { fillText } from '../../src/domain/fillText';
import type { Wording } from '../notify/messages';
import { escapeHtml } from '../notify/renderMail';
import type { AppointmentRow } from '../storage/tables';
import { timeInWords } from './inWords';

interface PageContent {
  row: AppointmentRow;
  wording: Wording;
  /** Times to which it can be moved, in ISO 8601. */
  starts: readonly { start_at: string; end_at: string }[];
  /** Shown above all else, because the last press could not be answered as it wished. */
  problem?: string | undefined;
  /** Whether its time is over. */
  isOver: boolean;
}

const style = `
:root{color-scheme:light dark}
body{margin:0 auto;padding:24px 20px 48px;max-inline-size:36rem;font:17px/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.2}
.time{font-size:1.25rem;font-weight:650}
fieldset{margin:0 0 20px;padding:0;border:0}
legend{padding:0;font-weight:650}
label{display:flex;gap:10px;align-items:center;min-block-size:44px}
input{inline-size:20px;block-size:20px;accent-color:currentColor}
button{min-block-size:48px;padding:0 20px;border:1px solid;border-radius:8px;background:none;color:inherit;font:inherit;font-weight:650;cursor:pointer}
[role=alert]{padding:12px 16px;border-inline-start:4px solid}
details{margin-block:24px}
summary{min-block-size:44px;cursor:pointer;font-weight:650}
.days{max-block-size:60vh;overflow:auto;margin-block:12px;padding-inline-end:8px}
`;

/** The page on which a visitor sees, moves and cancels an appointment. It needs no script; opening it changes nothing. */
export function appointmentPage({ row, wording, starts, problem, isOver }: PageContent): string {
  const { messages, lang, style: firm } = wording;
  const time = timeInWords(row, wording);
  const say = (name: keyof typeof messages) =>
    escapeHtml(fillText(messages[name], { appointment: time, company: firm.company }));
  const isChangeable = !isOver && (row.state === 'booked' || row.state === 'requested');
  const state = row.state === 'canceled' ? 'appointmentCanceledSubject' : 'appointmentTitle';
  const moving = starts.length === 0 ? '' : moveForm(starts, wording);
  return `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${say(state)}</title><style>${style}</style></head><body><main>
<p>${escapeHtml(firm.company)}</p>
<h1>${say(state)}</h1>
${problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
<p class="time">${escapeHtml(time)}</p>
${row.state === 'requested' ? `<p>${say('appointmentUnconfirmed')}</p>` : ''}
${isChangeable ? `${moving}<form method="post"><button name="cancel" value="yes">${say('appointmentCancel')}</button></form>` : ''}
</main></body></html>`;
}

function moveForm(starts: PageContent['starts'], wording: Wording): string {
  const { messages, locale, style: firm } = wording;
  const dayOf = new Intl.DateTimeFormat(locale, {
    timeZone: firm.timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  const hourOf = new Intl.DateTimeFormat(locale, {
    timeZone: firm.timeZone,
    hour: 'numeric',
    minute: '2-digit',
  });
  const days = new Map<string, PageContent['starts'][number][]>();
  for (const time of starts) {
    const day = dayOf.format(new Date(time.start_at));
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  const fieldsets = [...days].map(
    ([day, times]) =>
      `<fieldset><legend>${escapeHtml(day)}</legend>${times
        .map(
          ({ start_at, end_at }) =>
            `<label><input type="radio" name="start" value="${start_at}" required>${escapeHtml(hourOf.formatRange(new Date(start_at), new Date(end_at)))}</label>`,
        )
        .join('')}</fieldset>`,
  );
  return `<details><summary>${escapeHtml(messages.appointmentMove)}</summary><form method="post">
<div class="days">${fieldsets.join('')}</div>
<button>${escapeHtml(messages.appointmentMoveHere)}</button></form></details>`;
}
