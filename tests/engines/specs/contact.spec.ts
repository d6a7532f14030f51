/** Somebody books the BioCheck: typed and pressed on a page that has just been opened, delivered to the desk. */
import { defaultBusiness } from '../../../src/content/business';
import { newBooking, SUCCESS } from '../../pages/contactForm';
import { expectBooked } from '../../support/desk';
import { FORM, SCRIPT, serve } from '../../support/foreignPage';
import { FOREIGN_SITE, SITE } from '../../support/urls';
import { expect, test } from '../adapter/test';
import { bookByHand } from '../journeys/contact';

const { contact } = defaultBusiness.texts.en;

/** In a box that is the same on each page. */
const FRAMED = FORM.replace(
  '<bio-contact-form',
  '<bio-contact-form style="display:block!important;width:640px!important;margin:0!important;padding:0!important;float:none!important;border:0!important"',
);

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

/** The worst of what pages do to strangers: resets, important rules for all elements and controls, scripts that patch arrays. */
const HOSTILE = `<style>
  * { padding: 9px !important; color: red !important; font-size: 40px !important; box-sizing: content-box !important;
    border: 5px dashed lime !important; float: left !important; background: yellow !important }
  input, button, label, textarea, select, form { display: none !important }
  :not(:defined) { visibility: hidden }
  body { text-transform: uppercase; letter-spacing: 5px; white-space: pre; -webkit-text-fill-color: lime; user-select: none }
</style><script>
  Array.prototype.each = function (f) { this.forEach(f) };
  Array.from = (list) => Array.prototype.slice.call(list);
  document.addEventListener('keydown', (event) => event.stopPropagation());
</script>`;

test('the same on a page whose styles and scripts fit no stranger; the form looks as it does elsewhere', async ({
  visitor,
}) => {
  const open = async (hostility: string) =>
    visitor.open(
      FOREIGN_SITE +
        (await serve(`<!doctype html><html lang="en"><title>A page</title>${hostility}${SCRIPT}${FRAMED}`)),
    );
  const send = visitor.role('button', contact.button);
  const look = async () => {
    const { box, text } = await send.seen();
    const style = await visitor.tab.evaluate<string>(
      `(() => { const { color, backgroundColor, fontSize, textTransform, border } = getComputedStyle(document.querySelector('bio-contact-form').shadowRoot.querySelector('button[type=submit]')); return [color, backgroundColor, fontSize, textTransform, border].join(); })()`,
    );
    return { text, style, width: Math.round(box.width), height: Math.round(box.height) };
  };
  await open('');
  const elsewhere = await look();
  await open(HOSTILE);
  expect(await look()).toEqual(elsewhere);
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
