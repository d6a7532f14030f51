/** The form for everybody: by keyboard, zoomed in, in forced colors, with a screen reader. */
import { expect, test } from 'playwright/test';
import {
  alert,
  book,
  expectError,
  expectSuccess,
  field,
  holdAnswers,
  newBooking,
  openOurSite,
  sendButton,
} from '../pages/contactForm';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { expectBooked } from '../support/desk';
import { sample } from '../support/sample';
import { DESK } from '../support/urls';

test('a booking by keyboard alone', async ({ page }) => {
  await openOurSite(page);
  const booking = newBooking({ serviceAddress: '12 Main Street', hearAboutUs: 'Referral' });
  // Where a visitor has read on is where Tab goes on from.
  await page.getByRole('heading', { name: 'Book your free BioCheck™' }).click();
  await page.keyboard.press('Tab');
  for (const name of ['fullName', 'phone', 'email', 'serviceAddress', 'areasOfConcern'] as const) {
    await expect(field[name](page)).toBeFocused();
    await page.keyboard.type(booking[name]);
    await page.keyboard.press('Tab');
  }
  await expect(field.hearAboutUs(page)).toBeFocused();
  await page.keyboard.type('Ref');
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSuccess(page);
  await expectBooked(booking);
});

test('every stop of the keyboard can be seen', async ({ page }) => {
  await openOurSite(page);
  await page.getByRole('heading', { name: 'Book your free BioCheck™' }).click();
  for (let stop = 0; stop < 7; stop++) {
    await page.keyboard.press('Tab');
    const outline = await page.locator('bio-contact-form :focus').evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return { outlineStyle, outlineWidth, outlineColor };
    });
    expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', outlineColor: 'rgb(28, 95, 138)' });
  }
});

test('a browser can fill the fields in: each says what it is for', async ({ page }) => {
  await openOurSite(page);
  await expect(field.fullName(page)).toHaveAttribute('autocomplete', 'name');
  await expect(field.phone(page)).toHaveAttribute('autocomplete', 'tel');
  await expect(field.phone(page)).toHaveAttribute('type', 'tel');
  await expect(field.email(page)).toHaveAttribute('autocomplete', 'email');
  await expect(field.email(page)).toHaveAttribute('type', 'email');
  await expect(field.serviceAddress(page)).toHaveAttribute('autocomplete', 'street-address');
});

test('required fields are marked visibly and for assistive technology', async ({ page }) => {
  await openOurSite(page);
  for (const label of ['Full Name', 'Phone', 'Email', 'Service Address'])
    await expect(page.locator('bio-contact-form label', { hasText: label })).toHaveText(`${label} *`);
  for (const name of ['fullName', 'phone', 'email', 'serviceAddress'] as const)
    await expect(field[name](page)).toHaveJSProperty('required', true);
  for (const name of ['areasOfConcern', 'hearAboutUs'] as const)
    await expect(field[name](page)).toHaveJSProperty('required', false);
});

// 1280 × 1024 at 400 % zoom; and the narrowest phone.
for (const viewport of [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
]) {
  test(`at ${viewport.width} × ${viewport.height} nothing needs sideways scrolling, and booking works`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openOurSite(page);
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    expect(await fits()).toBe(true);
    await sendButton(page).click();
    await expect(field.fullName(page)).toBeInViewport();
    expect(await fits()).toBe(true);
    await book(page);
    await expectSuccess(page);
    await expect(page.getByRole('status')).toBeInViewport();
    expect(await fits()).toBe(true);
  });
}

test('thumbs and eyes: targets of 44 px, text of 16 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOurSite(page);
  for (const control of [...Object.values(field).map((find) => find(page)), sendButton(page)]) {
    const { height, fontSize } = await control.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
    }));
    expect(height).toBeGreaterThanOrEqual(44);
    expect(fontSize).toBeGreaterThanOrEqual(16);
  }
});

test('in forced colors every field and the button keep an outline of their own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openOurSite(page);
  for (const control of [...Object.values(field).map((find) => find(page)), sendButton(page)]) {
    const { border, ground } = await control.evaluate((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      return { border: `${borderTopWidth} ${borderTopStyle} ${borderTopColor}`, ground: backgroundColor };
    });
    expect(border).toMatch(/^1px solid/);
    expect(border).not.toContain(ground);
  }
  await book(page);
  await expectSuccess(page);
});

test('with reduced motion nothing turns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOurSite(page);
  const release = await holdAnswers(page);
  await book(page);
  const sign = page.locator('bio-contact-form button svg');
  await sign.waitFor();
  const { duration, count } = await sign.evaluate((element) => {
    const style = getComputedStyle(element);
    return { duration: Number.parseFloat(style.animationDuration), count: style.animationIterationCount };
  });
  expect(duration).toBeLessThan(0.01);
  expect(count).toBe('1');
  release();
  await expectSuccess(page);
});

for (const width of sample('widths of the contact form', [390, 1440], 1)) {
  test(`axe finds nothing in any state at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // what is just fading in has no contrast yet
    await bringAxe(page);
    await openOurSite(page);
    await expectNoViolations(page);

    await sendButton(page).click();
    await expect(field.fullName(page)).toBeFocused();
    await expectNoViolations(page);

    await page.route(DESK, (route) => route.abort());
    await book(page);
    await expectError(page);
    await expectNoViolations(page);

    await page.unroute(DESK);
    await sendButton(page).click();
    await expectSuccess(page);
    await expect(alert(page)).toBeHidden();
    await expectNoViolations(page);
  });
}
