import { keepAndSend, startFlushing } from '../leads/flush';
import { composeLead } from './composeLead';
import { emit, reportError, track } from './events';
import type { LeadDraft, LeadResult } from './spec';

export { attend } from './abandoned';

/** The one door that leads go out through: the page may take the lead itself, else it is kept and goes to the endpoint. */
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
  resume(); // what waited may go along
  const result: LeadResult = endpoint
    ? await keepAndSend(lead, { endpoint, guard })
    : { status: 'no-endpoint' };
  const where = `<${element.localName}> lead ${id}`;

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
  } else if (result.status === 'queued') {
    const { reason } = result;
    console.warn(`${where} may not have arrived at ${endpoint} (${reason}). It is kept and sent again.`);
    emit(element, 'bio-lead-queued', { id, kind, reason });
  } else {
    const status = result.status === 'refused' ? result.httpStatus : 0;
    const errors = result.status === 'refused' ? result.errors : [];
    console.error(
      `${where} was not accepted by ${endpoint}: ` +
        (result.status === 'refused' ? `status ${status} ${JSON.stringify(errors)}` : result.reason),
    );
    emit(element, 'bio-lead-failed', { id, kind, status, errors });
  }
  return result;
}

/** Sends what waits on this device since an earlier page, and goes on doing so. No widget knows of these leads: the document tells how they fare. */
export function resume(): void {
  startFlushing({
    sent({ id, kind }) {
      emit(document, 'bio-lead-sent', { id, kind });
      track(document, 'lead', { kind, id });
    },
    refused({ id, kind, endpoint }, { httpStatus: status, errors }) {
      console.error(
        `Lead ${id} was refused by ${endpoint} when it was sent again: status ${status} ${JSON.stringify(errors)}. It stays on this device for 30 days.`,
      );
      emit(document, 'bio-lead-failed', { id, kind, status, errors });
    },
    expired({ id, kind, endpoint }) {
      console.error(`Lead ${id} could not be sent to ${endpoint} for 30 days, and is given up.`);
      emit(document, 'bio-lead-failed', { id, kind, status: 0, errors: [] });
    },
  });
}
