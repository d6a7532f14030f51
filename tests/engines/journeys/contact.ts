import { defaultBusiness } from '../../../src/content/business';
import type { Booking } from '../../pages/contactForm';
import type { Visitor } from '../adapter/visitor';

const { contact } = defaultBusiness.texts.en;

/** Fills in the form and sends it, by pointer and keys. */
export async function bookByHand(visitor: Visitor, booking: Booking): Promise<void> {
  for (const field of ['fullName', 'phone', 'email', 'serviceAddress', 'areasOfConcern'] as const)
    await visitor.role('textbox', new RegExp(contact.labels[field])).fill(booking[field]);
  const source = visitor.role('combobox', contact.labels.hearAboutUs);
  await source.choose(booking.hearAboutUs);
  await visitor.role('button', contact.button).press();
}
