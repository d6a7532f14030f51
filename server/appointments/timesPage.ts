import { type ContactField, contactRule } from '../../src/domain/contactFields';
import { fillText } from '../../src/domain/fillText';
import { HONEYPOT_NAME } from '../../src/domain/intake';
import { longZoneName } from '../../src/domain/zoneName';
import { validateField } from '../../src/leads/validation';
import { SLOT_FIRST, SLOT_HOLD, SLOT_START } from '../forms/formLead';
import { label } from '../notify/formatFields';
import type { Wording } from '../notify/messages';
import { escapeHtml } from '../notify/renderMail';
import type { AppointmentRow } from '../storage/tables';
import type { Calendar } from './calendar';
import type { FreeDay } from './freeDays';
import { timeInWords } from './inWords';
import { timeChoices, visitorPage } from './visitorPage';

/** What was typed, by the field's name. */
export type Typed = ReadonlyMap<string, string>;

/** A time that is kept for a visitor. */
export type ChosenTime = Pick<AppointmentRow, 'id' | 'start_at' | 'end_at'>;

interface Page {
  wording: Wording;
  calendar: Calendar;
  /** Shown above all else. */
  problem: keyof Wording['messages'] | undefined;
  typed: Typed | undefined;
  /** Where the form is sent. */
  action: string;
}

interface TimesPage extends Page {
  days: readonly FreeDay[];
  /** Whether the firm is on some days in some areas. */
  asksZip: boolean;
  zip: string | undefined;
  /** The hold that goes when another time is chosen. */
  hold: string | undefined;
  /** The page with later times. */
  later: string | undefined;
}

/** The fields that are asked for. */
const asked = ['fullName', 'phone', 'email', 'serviceAddress'] as const satisfies readonly ContactField[];

/** The page on which a time is chosen. It needs no script. */
export function timesPage(page: TimesPage): string {
  const { wording, calendar, days, asksZip, zip, hold, typed, action, later } = page;
  const { messages, locale } = wording;
  const { timeZone } = calendar;
  const zone = longZoneName(locale, timeZone, new Date());
  const choices = timeChoices(days, calendar, wording);
  const first = firstHold(typed);
  const kept = [
    ...asked.flatMap((name) => {
      const value = typed?.get(name);
      return value ? [hidden(name, value)] : [];
    }),
    ...(first ? [hidden(SLOT_FIRST, first)] : []),
  ];
  const [path = '', query = ''] = action.split('?');
  const others = [...new URLSearchParams(query)].filter(([name]) => name !== 'zip');
  const zipForm = `<form action="${escapeHtml(path)}">${others.map(([name, value]) => hidden(name, value)).join('')}
<label class="field">${escapeHtml(messages.timesZip)}<input name="zip" value="${escapeHtml(zip ?? '')}" autocomplete="postal-code" maxlength="20" required></label>
<button class="plain">${escapeHtml(messages.timesShow)}</button></form>`;
  return visitorPage(page, {
    title: messages.timesTitle,
    content: `${asksZip ? zipForm : ''}
${
  choices === ''
    ? `<p>${escapeHtml(messages.timesNone)}</p>`
    : `<p>${escapeHtml(zone)}</p><form method="post" action="${escapeHtml(action)}">${hold ? hidden('hold', hold) : ''}${kept.join('')}${choices}
<button>${escapeHtml(messages.timesContinue)}</button></form>`
}
${later === undefined ? '' : `<p><a href="${escapeHtml(later)}">${escapeHtml(messages.timesLater)}</a></p>`}`,
  });
}

/** The page on which a visitor whose time is kept says who they are, and books it. */
export function detailsPage(page: Page & { chosen: ChosenTime; other: string }): string {
  const { wording, calendar, chosen, typed, problem, action, other } = page;
  const { messages } = wording;
  const button = calendar.availability.booking === 'request' ? messages.timesAsk : messages.timesSend;
  const first = typed?.get(SLOT_FIRST);
  const time = timeInWords(chosen, { ...wording, style: { ...wording.style, timeZone: calendar.timeZone } });
  return visitorPage(page, {
    title: messages.timesTitle,
    content: `<p>${escapeHtml(fillText(messages.timesChosen, { appointment: time }))}</p>
<p><a href="${escapeHtml(other)}">${escapeHtml(messages.timesOther)}</a></p>
<form method="post" action="${escapeHtml(action)}">${hidden(SLOT_START, chosen.start_at)}${hidden(SLOT_HOLD, chosen.id)}${first ? hidden(SLOT_FIRST, first) : ''}
${asked.map((name) => field(name, wording, typed, problem === 'timesProblem')).join('')}
<label class="trap" aria-hidden="true">Website<input name="${HONEYPOT_NAME}" tabindex="-1" autocomplete="off"></label>
<button>${escapeHtml(button)}</button></form>`,
  });
}

/** The hold with which a form was sent first. */
const firstHold = (typed: Typed | undefined): string | undefined =>
  typed?.get(SLOT_FIRST) ?? typed?.get(SLOT_HOLD);

function field(
  name: (typeof asked)[number],
  { fields, messages }: Wording,
  typed: Typed | undefined,
  isChecked: boolean,
): string {
  const rule = contactRule(name);
  const value = typed?.get(name) ?? '';
  const fault = isChecked ? validateField(value, rule) : undefined;
  const texts: Record<string, string> = {
    required: messages.fieldRequired,
    email: messages.fieldEmail,
    tooLong: messages.fieldTooLong,
  };
  const error = fault && texts[fault];
  const type = rule.control === 'text' ? (rule.type ?? 'text') : 'text';
  const autoComplete = 'autoComplete' in rule ? rule.autoComplete : undefined;
  return `<label class="field">${escapeHtml(label(name, { fields }))}<input type="${type}" name="${name}" value="${escapeHtml(value)}" maxlength="${rule.limit}" autocomplete="${autoComplete ?? 'off'}" required${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}></label>${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}`;
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
