/** The field types that the schemas of leads are made of. Messages name no field: its path does. */
import * as v from 'valibot';
import { isEmail } from './email';
import { leadLimits } from './limits';

/** Any text, control characters included, up to a length in UTF-16 code units. */
export const text = (max: number) =>
  v.pipe(v.string('must be text'), v.maxLength(max, `must have at most ${max} characters`));

/** Text that is neither empty nor only white space. */
export const filled = (max: number) =>
  v.pipe(
    text(max),
    v.check((value) => /\S/u.test(value), 'must not be empty'),
  );

/** Text of a partial lead: it may be missing, empty or half typed. */
export const typed = (max: number) => v.optional(text(max));

export const email = v.pipe(
  filled(leadLimits.email),
  v.check(isEmail, 'must be an email address, such as name@example.com'),
);

/** The same of a form that does not insist on it. */
export const emailOrNone = v.optional(
  v.union([v.literal(''), email], 'must be an email address, such as name@example.com'),
);

export const instant = v.pipe(
  v.string('must be text'),
  v.isoTimestamp('must be a date and time in ISO 8601, such as 2030-01-31T12:00:00.000Z'),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a date that exists'),
);

export const amount = v.pipe(v.number('must be a number'), v.finite('must be a finite number'));
export const yesOrNo = v.boolean('must be true or false');
/** An object with these fields; unknown fields are allowed. */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, (issue) => (issue.input === undefined ? 'is missing' : 'must be an object'));
export const list = <Item extends v.GenericSchema>(item: Item, max: number = leadLimits.entries) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(max, `must have at most ${max} entries`));

export const choice = text(leadLimits.choice);
export const choices = v.optional(list(choice));
export const notes = v.optional(text(leadLimits.text));
/** The value of a number field, which senders pass as text or as a number. */
export const figure = v.optional(v.union([choice, amount], 'must be text or a number'));
export const photos = (max: number) =>
  v.optional(
    list(v.pipe(v.string('must be text'), v.startsWith('data:image/', 'must be a data:image/… string')), max),
  );

/** A photo or a PDF. */
export const upload = v.pipe(
  v.string('must be text'),
  v.regex(/^data:(?:image\/|application\/pdf[;,])/, 'must be a data:image/… or data:application/pdf string'),
);

export const link = v.optional(text(leadLimits.link));
export const touch = fields({
  at: v.optional(instant),
  referrer: link,
  landingPage: link,
  utm_source: link,
  utm_medium: link,
  utm_campaign: link,
  utm_term: link,
  utm_content: link,
  utm_id: link,
  gclid: link,
  gbraid: link,
  wbraid: link,
  fbclid: link,
  msclkid: link,
});
export const attribution = fields({ first: v.optional(touch), last: v.optional(touch) });
export const consent = fields({ sms: yesOrNo, text: text(leadLimits.text), at: instant });
/** The visitor's permission to be contacted about a form that was left. */
export const permission = fields({ text: text(leadLimits.text), at: instant });

/**
 * Spam signals, which `spamVerdict` evaluates. A lead is never refused for them: an invalid value counts as no signals.
 */
export const spamSignals = v.fallback(
  fields({
    /** The value of the honeypot, a field that visitors do not see. */
    trap: v.optional(v.string()),
    /** Seconds from the first view of the form until it was sent. */
    seconds: v.optional(amount),
    /** Whether the page had a trusted input event (key, touch or mouse). */
    trusted: v.optional(yesOrNo),
    /** The desk's spam token for this lead: `GET /api/token?id=…`. */
    token: v.optional(v.string()),
  }),
  {},
);

/** What looks like a slip in the contact data (`contactSlips.ts`). A lead is never refused for them. */
export const warnings = v.fallback(v.optional(list(choice)), undefined);

/**
 * The lead's secret: whoever brings it may revise the lead. Endpoints only get it. A lead is never refused for an invalid
 * one, nor for an invalid revision: it counts as sent without.
 */
export const secret = v.fallback(
  v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(leadLimits.choice))),
  undefined,
);
/** Counts what was sent of one lead, from 1: of two revisions the higher one is the later. */
export const revision = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))),
  undefined,
);
