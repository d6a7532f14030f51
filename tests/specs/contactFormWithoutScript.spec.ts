/** Booking where our code does not run: the browser sends the form itself, and the desk answers by a page. */
import { expect, type Page, test } from 'playwright/test';
import {
  book,
  expectFilledIn,
  field,
  fillIn,
  newBooking,
  SUCCESS,
  sendButton,
  withoutMap,
} from '../pages/contactForm';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { isCode } from '../support/builtFiles';
import { expectBooked } from '../support/desk';
import { PHONE, PHONE_HREF } from '../support/firm';
import { sample, sampleEntries } from '../support/sample';
import { PAGES, SITE } from '../support/urls';

async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${SITE}/thank-you`);
  await expect(page.getByRole('status')).toHaveText(SUCCESS);
}

/** The form is in view, or a link to it. */
async function expectFormInView(page: Page): Promise<void> {
  const form = field
    .fullName(page)
    .or(page.getByRole('link', { name: /^Book (your free|another) BioCheck/ }));
  await expect(form.first()).toBeInViewport();
}

const wrong = newBooking({ email: 'ada@', phone: '' });

async function expectErrors(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing has been sent yet: please check the fields that are marked.',
  );
  await expect(field.phone(page)).toBeFocused();
  await expect(field.phone(page)).toHaveAccessibleDescription('Please fill in this field.');
  await expect(field.email(page)).toHaveAccessibleDescription(/such as name@example.com/);
  for (const name of ['phone', 'email'] as const)
    await expect(field[name](page)).toHaveAttribute('aria-invalid', 'true');
  for (const name of ['fullName', 'serviceAddress'] as const)
    await expect(field[name](page)).toHaveAttribute('aria-invalid', 'false');
  await expectFilledIn(page, wrong);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  const withForm = PAGES.filter(
    (path) => !['/privacy', '/terms', '/accessibility', '/thank-you'].includes(path),
  );
  for (const path of sample('pages with the form', withForm, 3))
    test(`${path}: a booking arrives, and the visitor is thanked`, async ({ page }) => {
      await page.goto(path);
      const booking = await book(page);
      await expectThanks(page);
      expect(await expectBooked(booking)).toMatchObject({
        kind: 'contact',
        source: 'Contact Form',
        page: SITE + path,
        guard: { trap: '', trusted: true },
      });
    });

  test('reloading, or going back and sending again, books nothing twice', async ({ page }) => {
    await page.goto('/biocheck');
    const booking = await book(page);
    await expectThanks(page);
    await page.reload();
    await expectThanks(page);
    await page.goBack();
    await book(page, booking);
    await expectThanks(page);
    await expectBooked(booking);
  });

  test('wrong input comes back with errors beside the fields, and is sent when corrected', async ({
    page,
  }) => {
    await page.goto('/biocheck');
    await book(page, wrong);
    await expectErrors(page);
    const corrected = newBooking({ fullName: wrong.fullName });
    await book(page, corrected);
    await expectThanks(page);
    expect(await expectBooked(corrected)).toMatchObject({ page: `${SITE}/biocheck` });
  });

  test('the field that only robots see is sent with the booking', async ({ page }) => {
    await page.goto('/biocheck');
    const booking = newBooking();
    await fillIn(page, booking);
    await page.locator('bio-contact-form [name=remark]').fill('buy now', { force: true });
    await sendButton(page).click();
    await expectThanks(page);
    expect(await expectBooked(booking)).toMatchObject({ guard: { trap: 'buy now' } });
  });

  test('what opens a dialog with script leads to the form', async ({ page }) => {
    for (const path of sample('pages', PAGES, 4)) {
      await page.goto(path);
      const hrefs = new Set(
        await page
          .locator('a[href="#audit"], a[href="#estimate"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
      );
      expect(hrefs, path).toContain('#audit');
      for (const href of hrefs) {
        await page.goto(path);
        await page.locator(`a[href="${href}"]`).first().press('Enter');
        await expectFormInView(page);
      }
    }
  });

  test('forms that need script say so before their fields, and show no button', async ({ page }) => {
    for (const [path, form, firstField] of [
      ['/', 'bio-quote-builder', 'textbox'],
      ['/services/biorinse', 'bio-estimator:not([mode])', 'checkbox'],
    ] as const) {
      await page.goto(path);
      const widget = page.locator(form);
      const notice = widget.locator('p').filter({ hasText: /needs JavaScript, which is switched off/ });
      await expect(notice).toBeVisible();
      await expect(notice.getByRole('link', { name: PHONE })).toHaveAttribute('href', PHONE_HREF);
      const top = async (element: typeof notice) => (await element.boundingBox())?.y ?? Number.NaN;
      expect(await top(notice)).toBeLessThan(await top(widget.getByRole(firstField).first()));
      await expect(widget.getByRole('button')).toHaveCount(0);
    }
    await expect(page.getByRole('button', { name: 'Price in a minute' })).toHaveCount(0);
  });

  test('the contact form says nothing of JavaScript, because it needs none', async ({ page }) => {
    await page.goto('/biocheck');
    await expect(sendButton(page)).toBeVisible();
    await expect(page.locator('bio-contact-form').getByText('JavaScript')).toHaveCount(0);
  });
});

/** What of our code does not come, and how. */
const losses: Record<string, (page: Page) => Promise<unknown>> = {
  'the script is missing': (page) => page.route('**/biosystem.js', (route) => route.fulfill({ status: 404 })),
  'the script never comes': async (page) => {
    await page.clock.install();
    await page.route('**/biosystem.js', () => {});
  },
  'the code of the form is blocked': (page) => page.route(isCode, (route) => route.abort()),
  'the code of the form never comes': async (page) => {
    await page.clock.install();
    await page.route(isCode, () => {});
  },
};

for (const [loss, lose] of sampleEntries('lost scripts', losses, 2))
  test.describe(`where ${loss}`, () => {
    const isSlow = loss.includes('never');
    /** The patience of the page ends. */
    const wait = async (page: Page) => {
      if (isSlow) await page.clock.runFor(8_000);
    };

    test.beforeEach(async ({ page }) => {
      await withoutMap(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await lose(page);
    });

    test('a booking arrives, and the visitor is thanked', async ({ page }) => {
      await page.goto('/', { waitUntil: 'commit' });
      const booking = await book(page);
      if (isSlow) await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
      await wait(page);
      await expectThanks(page);
      await expectBooked(booking);
    });

    test('wrong input comes back with errors beside the fields', async ({ page }) => {
      await page.goto('/biocheck', { waitUntil: 'commit' });
      await book(page, wrong);
      await wait(page);
      await expectErrors(page);
    });
  });

test('where the script is missing, what needs it leads to the form', async ({ page }) => {
  await withoutMap(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/biosystem.js', (route) => route.fulfill({ status: 404 }));
  for (const path of ['/', '/privacy']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Free property check' }).first().press('Enter');
    await expect(field.fullName(page)).toBeInViewport();
  }
  await page.goto('/');
  await page.locator('bio-quote-builder').getByRole('button', { name: 'Next' }).click();
  await expect(field.fullName(page)).toBeInViewport();
});

test('where the script is missing and the network too, the form waits for the network', async ({
  page,
  context,
}) => {
  await withoutMap(page);
  await page.route('**/biosystem.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/biocheck');
  const booking = newBooking();
  await fillIn(page, booking);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
  await expectFilledIn(page, booking);
  await context.setOffline(false);
  await expectThanks(page);
  await expectBooked(booking);
});

test('with script, a link that opens a dialog does not move the page to the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Free property check' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('bio-contact-form')).not.toBeInViewport();
});

test('axe finds nothing on the page with errors', async ({ page }) => {
  await bringAxe(page);
  await page.route('**/biosystem.js', (route) => route.fulfill({ status: 404 }));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/biocheck');
    await book(page, wrong);
    await expectErrors(page);
    await expectNoViolations(page, `errors, ${width} px`);
  }
});
