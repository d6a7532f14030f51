/** Somebody books the BioCheck: typed and pressed on a page that has just been opened, delivered to the desk. */
import { english } from '../../../src/content/messages';
import { newBooking, SUCCESS } from '../../pages/contactForm';
import { expectBooked } from '../../support/desk';
import { FORM, SCRIPT, serve } from '../../support/foreignPage';
import { FOREIGN_SITE, SITE } from '../../support/urls';
import { expect, test } from '../adapter/test';
import { bookByHand } from '../journeys/contact';

const { contact } = english;

test('a booking typed on our own site lands in the desk with every field', async ({ visitor }) => {
  await visitor.open(`${SITE}/biocheck`);
  const booking = newBooking();
  await bookByHand(visitor, booking);
  await expect.poll(async () => (await visitor.role('status').look())?.text).toBe(SUCCESS);
  expect(await visitor.focused()).toContain('status');
  await expectBooked(booking);
});

test('the same on a foreign page that has one script tag and one element', async ({ visitor }) => {
  await visitor.open(
    FOREIGN_SITE + (await serve(`<!doctype html><html lang="en"><title>A page</title>${SCRIPT}${FORM}`)),
  );
  const booking = newBooking();
  await bookByHand(visitor, booking);
  await expect.poll(async () => (await visitor.role('status').look())?.text).toBe(SUCCESS);
  await expectBooked(booking);
});

test('by keyboard alone, and what is missing is said at its field', async ({ visitor }) => {
  await visitor.open(`${SITE}/biocheck`);
  const booking = newBooking({ areasOfConcern: '', hearAboutUs: '' });
  const fullName = visitor.role('textbox', new RegExp(contact.labels.fullName));
  await visitor.tabTo(fullName);
  await visitor.type(booking.fullName);
  await visitor.key('Enter');
  await expect.poll(() => visitor.focused()).toBe(`textbox ${contact.labels.phone}`);
  for (const field of ['phone', 'email', 'serviceAddress'] as const) {
    const box = visitor.role('textbox', new RegExp(contact.labels[field]));
    if (!(await box.look())?.focused) await visitor.tabTo(box);
    await visitor.type(booking[field]);
  }
  await visitor.tabTo(visitor.role('button', contact.button));
  await visitor.key('Enter');
  await expect.poll(async () => (await visitor.role('status').look())?.text).toBe(SUCCESS);
  await expectBooked(booking);
});
