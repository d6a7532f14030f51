/** What the pages about times have in common that visitors see without script: their frame, their look, and times to choose from. */
import { darkDefaults, type TokenName, tokenDefaults } from '../../src/style/tokens';
import type { Wording } from '../notify/messages';
import { escapeHtml } from '../notify/renderMail';
import type { Calendar, Slot } from './calendar';
import type { FreeDay } from './freeDays';

interface Frame {
  wording: Wording;
  /** Undefined where the firm has none any more. */
  calendar: Calendar | undefined;
  /** Shown above all else. */
  problem: keyof Wording['messages'] | undefined;
}

/** @param content HTML */
export function visitorPage(
  { wording: { lang, messages, style: firm }, calendar, problem }: Frame,
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

/** Radio buttons by day; empty where no time is free. Of exact times only the beginning is said, as in the widgets. */
export function timeChoices(
  days: readonly FreeDay[],
  { timeZone, availability: { windows = [] } }: Calendar,
  { locale }: Pick<Wording, 'locale'>,
): string {
  const dayOf = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  const hourOf = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  const isExact = windows.length === 0;
  const say = ({ start, end }: Slot) => (isExact ? hourOf.format(start) : hourOf.formatRange(start, end));
  return days
    .filter(({ slots }) => slots.length > 0)
    .map(
      ({ date, slots }) =>
        `<fieldset><legend>${escapeHtml(dayOf.format(new Date(date)))}</legend><div class="times${isExact ? ' exact' : ''}">${slots
          .map(
            (slot) =>
              `<label><input type="radio" name="start" value="${new Date(slot.start).toISOString()}" required><span>${escapeHtml(say(slot))}</span></label>`,
          )
          .join('')}</div></fieldset>`,
    )
    .join('');
}

/** The page in the firm's colors. Their values were checked: they load nothing, and end no rule. */
function styleOf({ look = {} }: Pick<Calendar, 'look'> = {}): string {
  const token = (name: TokenName) => look[name] ?? tokenDefaults[name];
  const color = (name: TokenName) => look[name] ?? `light-dark(${tokenDefaults[name]},${darkDefaults[name]})`;
  return `
:root{color-scheme:${token('scheme')};--ink:${color('color-ink')};--ground:${color('color-page')};--field:${color('color-ground')};--line:${color('color-control')};--accent:${color('color-accent')};--on-accent:${color('color-on-accent')};--error:${color('color-error')};--error-ground:${color('color-error-ground')};--focus:${color('color-focus')};--radius:${token('radius-control')}}
body{margin:0 auto;padding:24px 20px 48px;max-inline-size:40rem;font:17px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
h1{font-size:1.6rem;line-height:1.2}
a{color:inherit}
.time{font-size:1.25rem;line-height:1.35;font-weight:650;text-wrap:balance}
details{margin-block:24px 0}
summary{box-sizing:border-box;inline-size:fit-content;max-inline-size:100%;min-block-size:48px;padding:10px 20px;border:1px solid var(--accent);border-radius:var(--radius);background:var(--accent);color:var(--on-accent);font-weight:650;cursor:pointer}
[open]>summary{margin-block-end:20px;border-color:currentColor;background:none;color:inherit}
fieldset{margin:0 0 24px;padding:0;border:0}
legend{margin-block-end:8px;padding:0;font-weight:650}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:8px}
.exact{grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr))}
legend::first-letter,.time::first-letter{text-transform:uppercase}
.times label{display:flex;gap:10px;align-items:center;min-block-size:44px;padding:0 12px;border:1px solid var(--line);border-radius:var(--radius);background:var(--field);cursor:pointer}
.times label:has(:checked){border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
.times input{flex:none;inline-size:20px;block-size:20px;margin:0;accent-color:currentColor}
.field{display:block;margin-block:16px 0;font-weight:650}
.field input{display:block;box-sizing:border-box;inline-size:100%;min-block-size:44px;margin-block-start:4px;padding:8px 12px;border:1px solid var(--line);border-radius:var(--radius);background:var(--field);color:inherit;font:inherit;font-weight:400}
.error{margin:4px 0 0;color:var(--error)}
.field [aria-invalid]{border-color:var(--error)}
.error::before{content:"⚠ "}
.trap{position:absolute;inset-inline-start:-9999px}
button,.button{min-block-size:48px;margin-block-start:20px;padding:0 24px;border:1px solid var(--accent);border-radius:var(--radius);background:var(--accent);color:var(--on-accent);font:inherit;font-weight:650;cursor:pointer}
.button{display:inline-block;box-sizing:border-box;padding-block:10px;text-decoration:none}
.plain{border-color:currentColor;background:none;color:inherit;margin-block:12px 24px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
[role=alert]{padding:12px 16px;border-inline-start:4px solid var(--error);background:var(--error-ground)}
`;
}
