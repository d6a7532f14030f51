/** Everything that a visitor can type is data: it arrives unchanged, or a clear message says why not. */
import { expect, type Locator, test } from 'playwright/test';
import {
  type Booking,
  book,
  expectFilledIn,
  expectSuccess,
  field,
  fillIn,
  newBooking,
  openOurSite,
  sendButton,
  success,
  watchSending,
} from '../pages/contactForm';
import { bookingsOf, expectAllBooked, expectBooked } from '../support/desk';
import { sampleEntries } from '../support/sample';
import { SITE } from '../support/urls';

/** Sets a value as a password manager or a script would: characters that no keyboard has get through too. */
const put = (control: Locator, value: string) =>
  control.evaluate((element, text) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      throw new Error('no field');
    // React has put its own `value` on the element; the platform's lies on the prototype.
    const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
    native?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);

const odd: Record<string, Parameters<typeof newBooking>[0]> = {
  'an apostrophe and an extension': { fullName: "Siobhán O'Neil", phone: '+1 (770) 555-0100 ext. 7' },
  'emoji, made of several parts too': { fullName: '👩🏽‍🔧 Zoë 🏳️‍🌈', areasOfConcern: 'Moss 🌿 everywhere 😀' },
  'right-to-left text and marks': {
    fullName: 'نور \u202eevil\u202c \u200fشارع',
    areasOfConcern: '\u2066עברית\u2069',
  },
  'HTML and script': {
    fullName: '<img src=x onerror="document.title=\'broken into\'">',
    areasOfConcern: '</textarea><script>document.title="broken into"</script>&amp;&lt;',
  },
  'a spreadsheet formula': { fullName: '=1+1', areasOfConcern: '=HYPERLINK("http://x")' },
  'SQL and template syntax': {
    fullName: "Robert'); DROP TABLE leads;--",
    areasOfConcern: '{{7*7}} ${7*7} %s %00',
  },
  'quotes, backslashes and line ends': { areasOfConcern: '"\\" \\u0000 \\n\n\n\tdone' },
  'blanks around it': { fullName: '  Ada  ', areasOfConcern: ' \n ' },
  'the longest that is allowed': { areasOfConcern: 'x'.repeat(5_000), fullName: 'n'.repeat(200) },
};

test('whatever is typed arrives unchanged', async ({ page }) => {
  await openOurSite(page);
  const title = await page.title();
  const bookings: Booking[] = [];
  for (const [what, changes] of sampleEntries('odd input', odd, 5)) {
    await test.step(what, async () => {
      bookings.push(await book(page, newBooking(changes)));
      await expectSuccess(page);
      await expect(success(page)).toBeFocused();
    });
  }
  await expectAllBooked(bookings);
  expect(await page.title()).toBe(title);
});

test('NUL and other control characters arrive unchanged', async ({ page }) => {
  await openOurSite(page);
  const booking = newBooking({
    fullName: 'Ada\u0000Lovelace\u0007',
    areasOfConcern: 'before\u0000\u001b[31mafter',
  });
  await fillIn(page, newBooking({ ...booking, fullName: '', areasOfConcern: '' }));
  await put(field.fullName(page), booking.fullName);
  await put(field.areasOfConcern(page), booking.areasOfConcern);
  await sendButton(page).click();
  await expectSuccess(page);
  await expectBooked(booking);
});

test('half an emoji does not stop a booking', async ({ page }) => {
  await openOurSite(page);
  const booking = newBooking({ areasOfConcern: '' });
  await fillIn(page, booking);
  // Cut in two by somebody else's script; no text file and no database can hold such a half.
  await field.areasOfConcern(page).evaluate((area: HTMLTextAreaElement) => {
    area.setRangeText(`moss ${'😀'.slice(0, 1)}`);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await sendButton(page).click();
  await expectSuccess(page);
  expect((await bookingsOf(booking))[0]?.['areasOfConcern']).toMatch(/^moss .$/);
});

test('a megabyte pasted into areas of concern: a clear message, and nothing lost', async ({ page }) => {
  const sent = watchSending(page);
  await openOurSite(page);
  const booking = newBooking({ areasOfConcern: '' });
  await fillIn(page, booking);
  const megabyte = 'moss '.repeat(210_000);
  await field.areasOfConcern(page).focus();
  await page.keyboard.insertText(megabyte);
  await sendButton(page).click();
  await expect(field.areasOfConcern(page)).toBeFocused();
  await expect(field.areasOfConcern(page)).toHaveAccessibleDescription(/shorten this to 5,?000 characters/);
  expect(sent).toHaveLength(0);
  await expectFilledIn(page, { ...booking, areasOfConcern: megabyte });

  await field.areasOfConcern(page).fill('moss');
  await sendButton(page).click();
  await expectSuccess(page);
  await expectBooked({ ...booking, areasOfConcern: 'moss' });
});

test('a limit is said before it is reached', async ({ page }) => {
  await openOurSite(page);
  await field.areasOfConcern(page).fill('x'.repeat(4_500));
  await expect(field.areasOfConcern(page)).toHaveAccessibleDescription(/5,?000 characters/);
});

test('a booking works on a page with a very long URL', async ({ page }) => {
  await openOurSite(page, `/#${'a'.repeat(9_000)}`);
  const booking = await book(page);
  await expectSuccess(page);
  const lead = await expectBooked(booking);
  expect(lead['page']).toContain(`${SITE}/`);
});
