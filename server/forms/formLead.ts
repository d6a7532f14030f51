import { HONEYPOT_NAME, intake } from '../../src/domain/intake';
import { leadSources } from '../../src/domain/leadKinds';
import { leadLimits } from '../../src/domain/limits';
import { type ContactField, contactRules } from '../../src/leads/validation';
import { hashedId } from '../storage/hashes';

export const contactFieldNames = Object.keys(contactRules) as ContactField[];

/** What a browser's request says besides the form. */
export interface FormRequest {
  contentType: string;
  /** The id of the firm that it was sent to; empty for the desk's own. */
  firm: string;
  /** The URL of the page that the form was on. */
  page: string | undefined;
  /** The language of that page, where the form names it. */
  lang: string | undefined;
  /** Whether the browser says that a person sent it (`Sec-Fetch-User`). */
  trusted: boolean;
}

/**
 * The lead of a contact form that a browser sent without script, to be validated like any other. A page that is the same
 * for all visitors holds no id: it is made of what was typed, so that a form that is sent twice is one lead.
 */
export function formLead(
  form: ReadonlyMap<string, string>,
  { firm, page, lang, trusted }: Omit<FormRequest, 'contentType'>,
  now: Date,
) {
  const typed = contactFieldNames.map((name) => [name, form.get(name) ?? ''] as const);
  const window = Math.floor(now.getTime() / 1000 / intake.formWindow);
  const lead = {
    id: idOf(typed, window, firm),
    kind: 'contact',
    source: leadSources.contact,
    ...Object.fromEntries(typed),
    timestamp: now.toISOString(),
    // A page with errors has the form too, and repeats where it was sent first.
    page: (form.get('page') || page)?.slice(0, leadLimits.link),
    ...(lang && { lang: lang.slice(0, leadLimits.choice) }),
    guard: { trap: form.get(HONEYPOT_NAME) ?? '', trusted },
  };
  return { lead, earlierId: idOf(typed, window - 1, firm) };
}

const idOf = (typed: readonly (readonly [string, string])[], window: number, firm: string): string =>
  hashedId(JSON.stringify(firm === '' ? [window, typed] : [window, typed, firm]));
