import type { Availability } from '../availability';
import type { BookingStore } from './booking';
import type { SlotMessages } from './slotForm';
import type { Clock } from './times';

/** What the parts of the picker are rendered from. */
export interface PickerView {
  booking: BookingStore;
  messages: SlotMessages;
  availability: Availability;
  clock: Clock;
  /** The day whose times are shown. */
  shown: string;
  onPick: (date: string) => void;
}
