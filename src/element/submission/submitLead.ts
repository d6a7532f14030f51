import { NO_ENDPOINT } from '../../leads/outbox';
import { queueAndSend, startRetrying } from '../../leads/outboxSender';
import { toJson } from '../../leads/toJson';
import { commonAttributes } from '../../page/attributes';
import { emit, reportError, track } from '../../page/events';
import { nearestSetting } from '../../page/nearestSetting';
import { safeDocument } from '../../page/safeDocument';
import type { LeadInput, SubmitResult } from '../spec';
import { bookingOf, type LeadBooking } from './booking';
import { composeLead } from './composeLead';
import { reportBadDestination } from './endpointCheck';
import { findDestination } from './findDestination';
import { dropOutcome, followOutcomes, recordOutcome } from './outcomes';
import { startPrefill } from './prefill';
import { secretOf } from './revisions';
import { watchForm } from './watchForm';

/**
 * Submits a lead: the page may handle it itself (`bio-lead`), else it is queued in the outbox and sent to the endpoint. Every
 * lead of every widget goes through here.
 */
export async function submitLead(
  element: HTMLElement,
  input: LeadInput,
  endpoint: string | undefined,
  guard?: string,
): Promise<SubmitResult> {
  const booking = bookingOf(element);
  const time = booking && (await booking.prepare());
  if (time === 'taken') return { status: 'time-taken' };
  const lead = composeLead(element, withTime(input, time));
  const { id, kind } = lead;

  if (!emit(element, 'bio-lead', lead)) {
    track(element, 'lead', { kind, id });
    if (time) booking.sent();
    return { status: 'accepted' }; // the page delivers it
  }
  dropOutcome(id);
  resumeOutbox(); // leads that were queued earlier are sent too
  // The settings have none where the page names one that is no address.
  const to = endpoint ?? (nearestSetting(element, 'endpoint') ? NO_ENDPOINT : undefined);
  const result: SubmitResult = to
    ? await queueAndSend({ ...lead, secret: secretOf(id) }, { endpoint: to, guard })
    : { status: 'no-endpoint' };
  const where = `<${element.localName}> lead ${id}`;

  if (result.status === 'accepted') {
    emit(element, 'bio-lead-sent', { id, kind });
    track(element, 'lead', { kind, id });
  } else if (result.status === 'no-endpoint' && kind !== 'contact') {
    // Only a booking needs an endpoint: the others work as a demonstration without one.
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
    if (to === NO_ENDPOINT) reportBadEndpoint(element, id);
    else
      console.warn(
        `${where} may not have arrived at ${to} (${reason}${hint(reason)}). It is kept and sent again.`,
      );
    emit(element, 'bio-lead-queued', { id, kind, reason });
  } else {
    const refusal = result.status === 'refused' ? result : undefined;
    const { httpStatus: status = 0, errors = [] } = refusal ?? {};
    console.error(
      `${where} was not accepted by ${to}: ` +
        (result.status === 'refused' ? `status ${status} ${toJson(errors)}` : result.reason),
    );
    if (refusal && to) reportBadDestination(element, to, refusal);
    emit(element, 'bio-lead-failed', { id, kind, status, errors });
  }
  if (time) booking.sent(result);
  return result;
}

function withTime(input: LeadInput, time: Awaited<ReturnType<LeadBooking['prepare']>>): LeadInput {
  if (!time || time === 'taken') return input;
  const { slot, answer } = time;
  return {
    ...input,
    ...(slot && { slot }),
    ...(answer && { answers: [...(input.answers ?? []), answer] }),
  };
}

const hint = (reason: string): string =>
  reason === 'redirect' ? ', which is not followed: name the address that it leads to' : '';

function reportBadEndpoint(element: HTMLElement, id: string): void {
  reportError(
    element,
    'no-endpoint',
    `has no usable endpoint, so lead ${id} is kept on this device until a page names one: expected ${commonAttributes.endpoint.expected}.`,
  );
}

/**
 * Sends the leads that earlier pages queued on this device, and retries as long as the page is open. Their outcomes are
 * dispatched on the document, because no widget of this page knows them.
 */
export function resumeOutbox(): void {
  startRetrying(findDestination, {
    settled: recordOutcome,
    sent({ id, kind }) {
      emit(safeDocument, 'bio-lead-sent', { id, kind });
      track(safeDocument, 'lead', { kind, id });
    },
    refused({ id, kind, endpoint }, refusal) {
      const { httpStatus: status, errors } = refusal;
      console.error(
        `Lead ${id} was refused by ${endpoint} when it was sent again: status ${status} ${toJson(errors)}. It stays on this device for 30 days.`,
      );
      reportBadDestination(safeDocument.documentElement, endpoint, refusal);
      emit(safeDocument, 'bio-lead-failed', { id, kind, status, errors });
    },
    expired({ id, kind, endpoint }) {
      console.error(`Lead ${id} could not be sent to ${endpoint} for 30 days, and is given up.`);
      emit(safeDocument, 'bio-lead-failed', { id, kind, status: 0, errors: [] });
    },
  });
}

/** What a form needs to be filled in by the page, and to send leads. */
export const submission = { submitLead, watchForm, followOutcomes, startPrefill };
