/** Where visits come from, in words that tell nobody who came, and what of them is counted. */
import { leadForms } from '../domain/leadKinds';
import type { Touch } from '../domain/leadSchema';

/** The forms whose visits are counted, by tag. */
export const countedForms = Object.values(leadForms);

/**
 * What is counted of a visit to a form, each once: it was in view (`seen`), was opened or touched (`opened`), showed a step
 * (`step`), sent a lead (`sent`).
 */
export const countedEvents = ['seen', 'opened', 'step', 'sent'] as const;

/** One event that is counted. */
export interface VisitEvent {
  widget: (typeof countedForms)[number];
  what: (typeof countedEvents)[number];
  /** Of `step` alone: its number from 1, and its name as the visitor read it. */
  step?: number;
  label?: string;
}

/** What one page says of its events: the body of `POST /api/events`. */
export interface VisitEvents {
  source: string;
  events: VisitEvent[];
}

/** Texts in UTF-16 code units, the body in bytes. */
export const visitLimits = { source: 100, label: 60, step: 20, events: 20, body: 8 * 1024 } as const;

/** A visitor who typed the address, or whose browser tells no more. */
export const DIRECT = 'direct';

/** What campaigns are tagged with. */
export const SOURCE_TAGS = ['utm_source', 'utm_medium', 'utm_campaign'];

/** What a click id in an address tells of who was paid for the visit. */
export const ADVERTISEMENTS: Readonly<Record<string, string>> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  msclkid: 'bing',
};

const BETWEEN = ' / ';

/**
 * The source of a visit as one short text: `google / cpc / spring` for campaign tags (utm_source, utm_medium and utm_campaign),
 * `google / cpc` for an advertisement that only a click id tells, else the referrer's host, else `direct`. Never a whole URL, an
 * id, or anything with an @.
 */
export function visitSource(touch: Touch): string {
  const value = (name: string): string => {
    const text: unknown = Reflect.get(touch, name);
    return typeof text === 'string' && !text.includes('@') ? plain(text) : '';
  };
  const tags = SOURCE_TAGS.map(value).filter(Boolean);
  if (tags.length > 0) return cut(tags.join(BETWEEN), visitLimits.source);
  const advertisement = Object.keys(ADVERTISEMENTS).find((id) => Reflect.has(touch, id));
  if (advertisement) return `${ADVERTISEMENTS[advertisement]} / cpc`;
  return cut(hostOf(touch.referrer), visitLimits.source) || DIRECT;
}

/**
 * The source and the campaign of such a text: `google / cpc` and `spring`. The campaign is empty where it does not name one:
 * it is the third tag, so a link has to have all three.
 */
export function splitSource(text: string): { source: string; campaign: string } {
  const [source = '', medium, ...campaign] = text.split(BETWEEN);
  return { source: [source, ...(medium ? [medium] : [])].join(BETWEEN), campaign: campaign.join(BETWEEN) };
}

/** A step's name as it is counted. */
export const stepLabel = (label: string): string => cut(plain(label, false), visitLimits.label);

/** Campaigns are written in many ways: case and white space do not tell them apart. */
function plain(text: string, isLower = true): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return isLower ? line.toLowerCase() : line;
}

/** Half a character at the end is none. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

function hostOf(url: string | undefined): string {
  try {
    return new URL(url ?? '').hostname.replace(/^www\./, '');
  } catch {
    return '';
  }
}
