import { deliver } from '../leads/deliver';
import { withToken } from '../leads/guard';
import { composeLead } from './composeLead';
import { emit, reportError, track } from './events';
import type { LeadDraft, LeadResult } from './spec';

export { attend } from './abandoned';

/**
 * The one door that leads go out through: the page may take the lead itself, else it goes to the endpoint.
 * A lead that is not known to have arrived is only reported as such: keeping it and sending it again belongs here,
 * between `deliver` and the caller.
 */
export async function sendLead(
  element: HTMLElement,
  draft: LeadDraft,
  endpoint: string | undefined,
  guard?: string,
): Promise<LeadResult> {
  const lead = composeLead(element, draft);
  const { id, kind } = lead;

  if (!emit(element, 'bio-lead', lead)) {
    track(element, 'lead', { kind, id });
    return { status: 'accepted' }; // the page delivers it
  }
  const result: LeadResult = endpoint
    ? await deliver(await withToken(JSON.stringify(lead), guard), endpoint)
    : { status: 'no-endpoint' };

  if (result.status === 'accepted') {
    emit(element, 'bio-lead-sent', { id, kind });
    track(element, 'lead', { kind, id });
  } else if (result.status === 'no-endpoint' && kind !== 'contact') {
    // These ask for nothing that must be booked: without an endpoint they are a demonstration, not a mistake.
    console.log(`<${element.localName}> has no endpoint, so this lead was only written here:`, lead);
    track(element, 'lead', { kind, id });
  } else if (result.status === 'no-endpoint') {
    reportError(
      element,
      'no-endpoint',
      'has no endpoint, so this lead went nowhere: expected endpoint="https://…" on it or on a <bio-site> around it.',
    );
  } else {
    const status = result.status === 'refused' ? result.httpStatus : 0;
    const errors = result.status === 'refused' ? result.errors : [];
    console.error(
      `<${element.localName}> lead ${id} was not accepted by ${endpoint}: ` +
        (result.status === 'refused' ? `status ${status} ${JSON.stringify(errors)}` : result.reason),
    );
    emit(element, 'bio-lead-failed', { id, kind, status, errors });
  }
  return result;
}
