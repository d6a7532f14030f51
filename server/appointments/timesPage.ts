import { type ContactField, contactRule } from '../../src/domain/contactFields';
import { fillText } from '../../src/domain/fillText';
import { HONEYPOT_NAME } from '../../src/domain/intake';
import { validateField } from '../../src/leads/validation';
import { darkDefaults, type TokenName, tokenDefaults } from '../../src/style/tokens';
import { SLOT_FIRST, SLOT_HOLD, SLOT_START } from '../forms/formLead';
import { label } from '../notify/formatFields';
import type { Wording } from '../notify/messages';
import { escapeHtml } from '../notify/renderMail';
import type { AppointmentRow } from '../storage/tables';
import type { Calendar, Slot } from './calendar';
import { timeInWords } from './inWords';

/** What was typed, by the field's name. */
export type Typed = ReadonlyMap<string, string>;

/** A time that is kept for a visitor. */
export type ChosenTime = Pick<AppointmentRow, 'id' | 'start_at' | 'end_at'>;

type Message = keyof Wording['messages'];

interface Page {
  wording: Wording;
  calendar: Calendar;
  /** Shown above all else. */
  problem: Message | undefined;
  typed: Typed | undefined;
  /** Where the form is sent. */
  action: string;
}

interface TimesPage extends Page {
  days: readonly { date: string; slots: readonly Slot[] }[];
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
  const dayOf = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  const hourOf = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  const zoneOf = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const zone = zoneOf.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const filled = days.filter(({ slots }) => slots.length > 0);
  const fieldsets = filled.map(
    ({ date, slots }) =>
      `<fieldset><legend>${escapeHtml(dayOf.format(new Date(date)))}</legend><div class="times">${slots
        .map(
          ({ start, end }) =>
            `<label><input type="radio" name="start" value="${new Date(start).toISOString()}" required><span>${escapeHtml(hourOf.formatRange(new Date(start), new Date(end)))}</span></label>`,
        )
        .join('')}</div></fieldset>`,
  );
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
  return document(page, {
    title: messages.timesTitle,
    content: `${asksZip ? zipForm : ''}
${
  filled.length === 0
    ? `<p>${escapeHtml(messages.timesNone)}</p>`
    : `<p>${escapeHtml(zone)}</p><form method="post" action="${escapeHtml(action)}">${hold ? hidden('hold', hold) : ''}${kept.join('')}${fieldsets.join('')}
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
  return document(page, {
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

function document(
  { wording: { lang, messages, style: firm }, calendar, problem }: Page,
  { title, content }: { title: string; content: string },
): string {
  const heading = problem === undefined ? title : `${messages[problem]} ${title}`;
  return `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml([heading, firm.company].filter(Boolean).join(' · '))}</title><style>${styleOf(calendar)}</style></head><body><main>
<p>${escapeHtml(firm.company)}</p>
<h1>${escapeHtml(title)}</h1>
${problem === undefined ? '' : `<p role="alert">${escapeHtml(messages[problem])}</p>`}
${content}
</main></body></html>`;
}

/** The page in the firm's colors. Their values were checked: they load nothing, and end no rule. */
function styleOf({ look = {} }: Calendar): string {
  const token = (name: TokenName) => look[name] ?? tokenDefaults[name];
  const color = (name: TokenName) => look[name] ?? `light-dark(${tokenDefaults[name]},${darkDefaults[name]})`;
  return `
:root{color-scheme:${token('scheme')};--ink:${color('color-ink')};--ground:${color('color-page')};--field:${color('color-ground')};--line:${color('color-control')};--accent:${color('color-accent')};--on-accent:${color('color-on-accent')};--error:${color('color-error')};--error-ground:${color('color-error-ground')};--focus:${color('color-focus')};--radius:${token('radius-control')}}
body{margin:0 auto;padding:24px 20px 48px;max-inline-size:40rem;font:17px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
h1{font-size:1.6rem;line-height:1.2}
a{color:inherit}
fieldset{margin:0 0 24px;padding:0;border:0}
legend{margin-block-end:8px;padding:0;font-weight:650}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:8px}
.times label{display:flex;gap:10px;align-items:center;min-block-size:44px;padding:0 12px;border:1px solid var(--line);border-radius:var(--radius);background:var(--field);cursor:pointer}
.times label:has(:checked){border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
.times input{flex:none;inline-size:20px;block-size:20px;margin:0;accent-color:currentColor}
.field{display:block;margin-block:16px 0;font-weight:650}
.field input{display:block;box-sizing:border-box;inline-size:100%;min-block-size:44px;margin-block-start:4px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius);background:var(--field);color:inherit;font:inherit;font-weight:400}
.error{margin:4px 0 0;color:var(--error)}
.field [aria-invalid]{border-color:var(--error)}
.error::before{content:"⚠ "}
.trap{position:absolute;inset-inline-start:-9999px}
button{min-block-size:48px;margin-block-start:20px;padding:0 24px;border:1px solid var(--accent);border-radius:var(--radius);background:var(--accent);color:var(--on-accent);font:inherit;font-weight:650;cursor:pointer}
.plain{border-color:currentColor;background:none;color:inherit;margin-block:12px 24px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
[role=alert]{padding:12px 16px;border-inline-start:4px solid var(--error);background:var(--error-ground)}
`;
}
