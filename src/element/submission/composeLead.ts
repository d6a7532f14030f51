import { contactSlip } from '../../domain/contactSlips';
import { HONEYPOT_NAME } from '../../domain/intake';
import type { Lead, SpamSignals } from '../../domain/leadSchema';
import { leadLimits } from '../../domain/limits';
import type { PublicLead } from '../../page/events';
import { firstSeenAt } from '../../page/impressions';
import { pageLanguage } from '../../page/language';
import { pageUrl, withoutPrefill } from '../../page/pageUrl';
import type { LeadInput } from '../spec';
import { readAttribution } from './attribution';
import { nextRevision } from './revisions';

/** When each form was first in the viewport, on the clock of `performance.now()`. */
const firstSeen = new WeakMap<HTMLElement, number>();
/** Ids of the leads that were submitted. */
const submitted = new Set<string>();

export function recordFirstSeen(element: HTMLElement, at: number): void {
  firstSeen.set(element, at);
}

/**
 * A lead as the page may see it: the form's input with its revision, the time, the page, the attribution and the spam
 * signals. Its secret is added where it is sent.
 */
export function composeLead(element: HTMLElement, input: LeadInput): PublicLead {
  submitted.add(input.id);
  const warnings = warningsOf(input);
  return { ...input, ...(warnings.length > 0 && { warnings }), ...stamp(element, input) };
}

/** What looks like a slip in the contact data, for the firm: the visitor has read it, and sent it all the same. */
const warningsOf = ({ contactInfo, ...lead }: LeadInput & { contactInfo?: object }): string[] =>
  Object.entries({ ...lead, ...contactInfo }).flatMap(([field, value]: [string, unknown]) => {
    const slip = typeof value === 'string' ? contactSlip(field, value) : undefined;
    if (!slip) return [];
    const { kind, suggestion } = slip;
    return [
      { phone: 'phone: few digits', email: `email: perhaps ${suggestion}`, address: 'address: no number' }[
        kind
      ],
    ];
  });

/** Whether the lead was submitted: nothing partial may follow it. */
export const isSubmitted = (id: string): boolean => submitted.has(id);

/** What every body says besides the form's input. */
export function stamp(element: HTMLElement, { id }: Pick<Lead, 'id'>) {
  return {
    revision: nextRevision(id),
    timestamp: new Date().toISOString(),
    page: withoutPrefill(pageUrl()).slice(0, leadLimits.link),
    lang: pageLanguage(element).slice(0, leadLimits.choice),
    attribution: readAttribution(),
    guard: spamSignalsOf(element),
  };
}

function spamSignalsOf(element: HTMLElement): SpamSignals {
  const honeypot = element.shadowRoot?.querySelector<HTMLInputElement>(`[name="${HONEYPOT_NAME}"]`)?.value;
  // The form may be sent before `watchForm` has run.
  const seenAt = firstSeen.get(element) ?? firstSeenAt(element);
  // Whether anybody has touched or typed on the page: no script can fake it. Browsers of before 2023 do not have it.
  const activation = (navigator as Partial<Navigator>).userActivation;
  return {
    trap: honeypot?.slice(0, leadLimits.choice),
    seconds: seenAt === undefined ? undefined : Math.round((performance.now() - seenAt) / 100) / 10,
    trusted: activation?.hasBeenActive,
  };
}
