import { leadLimits } from '../leads/limits';
import { cutTexts } from '../leads/partial';
import type { Guard, Lead, PartialLead } from '../leads/schema';
import { TRAP } from '../ui/Trap';
import { readAttribution } from './arrival';
import type { LeadDraft, PartialDraft } from './spec';

/** When each form was first in the visitor's view, as `performance.now()` counts. */
const seen = new WeakMap<HTMLElement, number>();
/** Ids of the leads that were sent whole. */
const whole = new Set<string>();

/** Tells when a form was first in view. */
export function noteSight(element: HTMLElement, at: number): void {
  seen.set(element, at);
}

/** A lead as it goes out: what was said; when, where and how the visitor came; and what speaks for a person. */
export function composeLead(element: HTMLElement, draft: LeadDraft): Lead {
  whole.add(draft.id);
  return { ...draft, ...stamp(element) };
}

/** The same of a form that is left. @returns undefined where the lead was sent whole: nothing partial may follow. */
export function composePartial(element: HTMLElement, draft: PartialDraft): PartialLead | undefined {
  if (whole.has(draft.id)) return undefined;
  return { ...cutTexts(draft), partial: true, ...stamp(element) };
}

function stamp(element: HTMLElement) {
  return {
    timestamp: new Date().toISOString(),
    page: location.href.slice(0, leadLimits.link),
    attribution: readAttribution(),
    guard: guardOf(element),
  };
}

function guardOf(element: HTMLElement): Guard {
  const trap = element.shadowRoot?.querySelector<HTMLInputElement>(`[name="${TRAP}"]`)?.value;
  const since = seen.get(element);
  // Of the whole page: no script can fake it. Browsers from before 2023 do not tell.
  const activation = (navigator as Partial<Navigator>).userActivation;
  return {
    trap: trap?.slice(0, leadLimits.choice),
    seconds: since === undefined ? undefined : Math.round((performance.now() - since) / 100) / 10,
    trusted: activation?.hasBeenActive,
  };
}
