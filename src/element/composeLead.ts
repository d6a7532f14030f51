import { readAttribution } from '../leads/attribution';
import { leadLimits } from '../leads/limits';
import type { Lead } from '../leads/schema';
import type { LeadDraft } from './spec';

/** Completes a widget's draft with when and where it was sent. */
export function composeLead(_element: HTMLElement, draft: LeadDraft): Lead {
  const page = location.href.slice(0, leadLimits.link);
  return {
    ...draft,
    timestamp: new Date().toISOString(),
    page,
    attribution: readAttribution(page, document.referrer),
  };
}
