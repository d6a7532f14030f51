/** The form in which a time is chosen. */
import type { StoreApi } from 'zustand/vanilla';
import type { Availability } from '../availability';
import { type BookingStore, createBooking } from './booking';

/** What the state of every form has that times depend on. */
interface FormOfTime {
  leadId: string;
  status: string;
  fields: Readonly<Record<string, string>>;
  /** Of the estimator. */
  answers?: { zip: string };
}

export interface SlotForm {
  store: Pick<StoreApi<FormOfTime>, 'getState' | 'getInitialState' | 'subscribe'>;
  settings: {
    facts: { availability?: Availability };
    messages: object;
    lang: string;
    endpoint: string | undefined;
  };
}

/** Every text about times; `{time}`, `{day}`, `{count}` and `{zone}` are replaced. */
export type SlotMessages = Readonly<
  Record<
    | 'choose'
    | 'chosen'
    | 'lapsed'
    | 'ifFree'
    | 'again'
    | 'day'
    | 'times'
    | 'dayTimes'
    | 'dayFull'
    | 'later'
    | 'previousMonth'
    | 'nextMonth'
    | 'loading'
    | 'failed'
    | 'retry'
    | 'none'
    | 'zipNeeded'
    | 'zone'
    | 'yours'
    | 'onRequest'
    | 'wish'
    | 'wished'
    | 'asWish'
    | 'clear'
    | 'taken'
    | 'thanks'
    | 'booked'
    | 'requested'
    | 'unbooked'
    | 'kept',
    string
  >
>;

/** The messages are loaded with the facts that ask for them; undefined where they could not be. */
export const messagesOf = ({ settings }: Pick<SlotForm, 'settings'>): SlotMessages | undefined =>
  (settings.messages as { slots?: SlotMessages }).slots;

const bookings = new WeakMap<object, BookingStore>();

/** The choice of a form, which lives as long as its store does. */
export function bookingOf({ store }: Pick<SlotForm, 'store'>): BookingStore {
  const known = bookings.get(store);
  if (known) return known;
  const booking = createBooking();
  bookings.set(store, booking);
  store.subscribe((state, before) => {
    // What became of the last request is said until another one begins.
    if (state.leadId !== before.leadId && state.status !== 'sent') booking.getState().reset();
  });
  return booking;
}

/** The ZIP code in an address, the last of what looks like one: of five digits, or as Britain and Canada write theirs. */
export const zipIn = (address: string): string | undefined =>
  address.match(/\b(?:\d{5}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/gi)?.at(-1);

/** The ZIP code that the visitor has typed by now. */
export function zipOf({ answers, fields }: FormOfTime): string | undefined {
  return answers ? answers.zip.trim() : zipIn(fields['serviceAddress'] ?? fields['address'] ?? '');
}
