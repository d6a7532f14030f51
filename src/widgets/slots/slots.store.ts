import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BookingStore, createBooking } from '../../forms/slots/part/booking';

export interface SlotsState {
  booking: BookingStore;
}

/** The choice of a time, which the element owns. The form that takes it over has the desk keep it. */
export const createSlotsStore = (): StoreApi<SlotsState> =>
  createStore<SlotsState>(() => ({ booking: createBooking({ keeps: false }) }));
