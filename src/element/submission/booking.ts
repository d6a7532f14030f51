/** What a form's choice of a time has to do with its lead. The choice itself is code of its own: only some firms offer times. */
import type { Lead } from '../../domain/leadSchema';
import type { LeadOutcome, SubmitResult } from '../spec';

interface ChosenTime {
  slot?: NonNullable<Lead['slot']>;
  answer?: NonNullable<Lead['answers']>[number] | undefined;
}

export interface LeadBooking {
  /**
   * Makes sure of the chosen time before the lead is sent.
   * @returns the lead's part: what is to be booked, and the answer that says it to who books nothing; undefined where no time was chosen, `taken`
   * where somebody else has it now.
   */
  prepare: () => Promise<ChosenTime | 'taken' | undefined>;
  /** The lead was sent, with its time. @param result left out where the page delivers it. */
  sent: (result?: SubmitResult) => void;
  /** What became of it, where it was queued. */
  settled: (outcome: LeadOutcome) => void;
}

const bookings = new WeakMap<HTMLElement, LeadBooking>();

export const bookingOf = (element: HTMLElement): LeadBooking | undefined => bookings.get(element);

/** From now on the element's leads have the time that is chosen in it. */
export const setBooking = (element: HTMLElement, booking: LeadBooking): unknown =>
  bookings.set(element, booking);
