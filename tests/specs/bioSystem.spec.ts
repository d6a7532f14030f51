/** What `BioSystem` offers a page and its tag manager, in every state of the widgets. */
import { expect, test } from 'playwright/test';
import { recipe } from '../../scripts/docs/markdown';
import { closeIcon, dialog, infoField, nextButton as nextInAudit, WIZARD } from '../pages/auditWizard';
import {
  alert,
  book,
  ERROR,
  expectFilledIn,
  expectSuccess,
  field,
  newBooking,
  sendButton,
} from '../pages/contactForm';
import {
  answerProperty,
  answerServices,
  bookButton,
  closeButton,
  computeButton,
  confirmButton,
  contactField,
  ESTIMATOR,
  heading,
  newContact,
  nextButton,
  PANEL,
  panel,
  QUICK,
  zip,
} from '../pages/estimator';
import { isCode, REACT } from '../support/builtFiles';
import { bookingsOf, expectBooked, expectRequested } from '../support/desk';
import { FORM, openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { hydrate, isDefined, watchHydration } from '../support/hydration';
import { watchPageErrors } from '../support/pageReports';
import { holdBack } from '../support/slowNetwork';
import { CLASSIC_FILE, FOREIGN_SITE, MODULE_FILE, SITE } from '../support/urls';
import { backFromNewEntry } from '../support/waysBack';

/** Scripts that define `BioSystem` where they stand. */
const scripts = {
  'the script tag': `<script src="${MODULE_FILE}"></script>`,
  'the classic file': `<script src="${CLASSIC_FILE}"></script>`,
};

const call = (code: string) => `<script>${code}</script>`;

for (const [name, script] of Object.entries(scripts)) {
  test(`open() as the first thing on a page opens the dialog, which Back closes, with ${name}`, async ({
    page,
  }) => {
    await page.goto(`${FOREIGN_SITE}${await serve('<!doctype html><title>Before</title>')}`);
    await openForeignPage(page, `${script}${call("BioSystem.open('audit')")}<p>Text</p>${WIZARD}`);
    const { pathname } = new URL(page.url());
    await expect(dialog(page)).toBeVisible();
    await backFromNewEntry(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(FOREIGN_SITE + pathname);
  });

  test(`open() of a panel, closed and opened again, with ${name}`, async ({ page }) => {
    await openForeignPage(page, `${script}${PANEL}`);
    for (let time = 0; time < 2; time++) {
      expect(await page.evaluate(() => BioSystem.open('estimate'))).toBe(true);
      await expect(panel(page)).toBeVisible();
      await expect(heading(panel(page), 'services')).toBeFocused();
      await closeButton(page).click();
      await expect(panel(page)).toBeHidden();
    }
  });

  test(`on() hears of a lead, and prefill() fills in the form that sends it, with ${name}`, async ({
    page,
  }) => {
    const { fullName, phone, email, serviceAddress, ...typed } = newBooking({
      serviceAddress: '12 Oak Lane',
    });
    const values = { name: fullName, phone, email, address: serviceAddress };
    await openForeignPage(
      page,
      `${script}${call(`
        BioSystem.prefill(${JSON.stringify(values)});
        BioSystem.on('lead-sent', ({ id, kind }) => { document.title = kind + ' ' + id });
      `)}${FORM}`,
    );
    await expect(field.email(page)).toHaveValue(email);
    await field.areasOfConcern(page).fill(typed.areasOfConcern);
    await field.hearAboutUs(page).selectOption(typed.hearAboutUs);
    await sendButton(page).click();
    await expectSuccess(page);
    const lead = await expectBooked({ fullName, phone, email, serviceAddress, ...typed });
    await expect(page).toHaveTitle(`contact ${String(lead['id'])}`);
    await expect(field.email(page)).toHaveValue('');
  });

  test(`calls before the script are made in their order once it is there, with ${name}`, async ({ page }) => {
    await openForeignPage(
      page,
      `${call(recipe('calls'))}${call(`
        BioSystem.prefill({ name: 'Ana Ortiz', phone: '(678) 555-0123' });
        BioSystem.on('ready', () => { window.heard = true });
        BioSystem.prefill({ name: 'Ada Lovelace' });
        BioSystem.ready.then(() => { window.isReady = true });
        BioSystem.open('nothing of that name').then((found) => { window.found = found });
      `)}${FORM}${script}`,
    );
    await expect(field.fullName(page)).toHaveValue('Ada Lovelace');
    await expect(field.phone(page)).toHaveValue('(678) 555-0123');
    await page.waitForFunction('window.heard && window.isReady && window.found === false');
    expect(await page.evaluate(() => 'calls' in BioSystem)).toBe(false);
  });

  test(`ready resolves once the widgets show something, with ${name}`, async ({ page }) => {
    await openForeignPage(
      page,
      `${script}${call(`
        const shown = [];
        addEventListener('bio-ready', ({ detail }) => shown.push(detail.tag));
        BioSystem.ready.then(() => { document.title = shown.sort().join() });
      `)}${FORM}<bio-faq></bio-faq><bio-unknown></bio-unknown>`,
    );
    await expect(page).toHaveTitle('bio-contact-form,bio-faq');
  });
}

test('open() by a strict page, before the code has come, shows the panel once it is there', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  const inline = "BioSystem.open('estimate')";
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inline))).toString(
    'base64',
  );
  await openForeignPage(page, `${scripts['the script tag']}${call(inline)}${PANEL}`, {
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${SITE} 'sha256-${hash}'; style-src 'self'; connect-src ${SITE}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  });
  await expect(panel(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('open() of a panel whose code cannot be had ends with a message', async ({ page }) => {
  await page.route(
    (url) => isCode(url) && !/\/(?:snapshots\/|launcher|calls)/.test(url.pathname),
    (route) => route.abort(),
  );
  await openForeignPage(page, SCRIPT + PANEL);
  await page.locator('bio-estimator').getByRole('button').waitFor();
  await page.evaluate(() => BioSystem.open('estimate'));
  await expect(alert(page)).toHaveText(ERROR);
  await expect(alert(page)).toBeInViewport();
});

test('open() of what is not there says so in one line', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await openForeignPage(page, SCRIPT + ESTIMATOR + WIZARD);
  await page.waitForFunction(() => 'BioSystem' in window);
  expect(await page.evaluate(() => BioSystem.open('estimate'))).toBe(false);
  await expect
    .poll(() => lines.filter((line) => line.startsWith('BioSystem')))
    .toEqual(['BioSystem.open("estimate"): there is nothing to open. Expected "audit".']);
  expect(new URL(page.url()).hash).toBe('');
});

test('a form is filled in before it is hydrated, and hydration takes that over', async ({ page }) => {
  await watchHydration(page);
  const booking = newBooking();
  await openForeignPage(
    page,
    `<main data-prefill-name="Far Away" data-prefill-email="${booking.email}">${SCRIPT}
      <bio-site data-prefill-first-name="Ada" data-prefill-last-name="Lovelace" data-prefill-name="Ada Lovelace">${FORM}</bio-site></main>`,
  );
  await expect(field.email(page)).toHaveValue(booking.email);
  await expect(field.fullName(page)).toHaveValue('Ada Lovelace');
  expect(await isDefined(page, 'bio-contact-form')).toBe(false);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await hydrate(page, 'bio-contact-form');
  await expect(field.email(page)).toHaveValue(booking.email);
  await expect(alert(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await book(page, booking);
  await expectSuccess(page);
  await expectBooked(booking);
});

for (const isHydrated of [false, true])
  test(`what a visitor changes in a form that was filled in survives reload and Back${isHydrated ? ', hydrated' : ''}`, async ({
    page,
  }) => {
    await watchHydration(page);
    const form = `<div data-prefill-name="Ada Lovelace" data-prefill-email="ada@example.com" data-prefill-phone="(770) 555-0100">${FORM}</div>`;
    await openForeignPage(page, SCRIPT + form);
    await expect(field.email(page)).toHaveValue('ada@example.com');
    if (isHydrated) await hydrate(page, 'bio-contact-form');
    // Without the interactions that would hydrate it.
    const change = (name: string, value: string) =>
      page.locator(`bio-contact-form [name=${name}]`).evaluate((control: HTMLInputElement, typed) => {
        control.focus = () => {};
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, typed);
        control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      }, value);
    await change('email', '');
    await change('phone', '1');
    const expectChanged = async () => {
      await expect(field.fullName(page)).toHaveValue('Ada Lovelace');
      await expect(field.phone(page)).toHaveValue('1');
      await expect(field.email(page)).toHaveValue('');
    };
    await page.reload();
    await expectChanged();
    await hydrate(page, 'bio-contact-form');
    await expectChanged();
    await page.goto(`${FOREIGN_SITE}${await serve('<!doctype html><title>Elsewhere</title>')}`);
    await page.goBack();
    await expectChanged();
  });

test('the query fills in fields where the page allows it, and does not travel with the lead', async ({
  page,
}) => {
  const booking = newBooking();
  const query = new URLSearchParams({ utm_source: 'letter', name: booking.fullName, email: booking.email });
  await watchHydration(page);
  const html = (attribute: string) => `<!doctype html><html lang="en" ${attribute}>${SCRIPT}${FORM}`;
  await page.goto(`${FOREIGN_SITE}${await serve(html(''))}?${query}`);
  await hydrate(page, 'bio-contact-form');
  await expect(field.email(page)).toHaveValue('');
  await page.evaluate(() => localStorage.clear());

  await page.goto(`${FOREIGN_SITE}${await serve(html('data-prefill-query'))}?${query}#form`);
  await expect(field.email(page)).toHaveValue(booking.email);
  await book(page, booking);
  await expectSuccess(page);
  const lead = await expectBooked(booking);
  const { pathname } = new URL(page.url());
  expect(lead['page']).toBe(`${FOREIGN_SITE}${pathname}?utm_source=letter#form`);
  const landingPage = `${FOREIGN_SITE}${pathname}?utm_source=letter#form`;
  expect(lead['attribution']).toMatchObject({ first: { landingPage }, last: { landingPage } });
});

test('what the page knows stands in the later steps of an estimator, and reaches its lead', async ({
  page,
}) => {
  const contact = newContact();
  await openForeignPage(page, `<div data-prefill-zip="30009">${SCRIPT}${ESTIMATOR}</div>`);
  await page.waitForFunction(() => 'BioSystem' in window);
  await answerServices(page, QUICK);
  await nextButton(page).click();
  await page.evaluate(
    ({ firstName, phone, email }) => BioSystem.prefill({ name: `${firstName} Lovelace`, phone, email }),
    contact,
  );
  await nextButton(page).click();
  await answerProperty(page, QUICK);
  await nextButton(page).click();
  await expect(zip(page)).toHaveValue('30009');
  await computeButton(page).click();
  await bookButton(page).click();
  await expect(contactField.firstName(page)).toHaveValue(contact.firstName);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.reload();
  await expect(contactField.email(page)).toHaveValue(contact.email);
  await confirmButton(page).click();
  await expect(heading(page, 'confirmation')).toBeVisible();
  expect(await expectRequested(contact)).toMatchObject({
    locationInfo: { zip: '30009' },
    contactInfo: { firstName: contact.firstName, phone: contact.phone, smsConsent: false },
  });
});

test('what the page says after the first letter, before the code is there, stays when it comes and after a reload', async ({
  page,
}) => {
  await watchHydration(page);
  const release = await holdBack(page, REACT);
  await openForeignPage(page, SCRIPT + FORM);
  await sendButton(page).waitFor();
  await page.locator('bio-contact-form [name=email]').evaluate((control: HTMLInputElement) => {
    control.value = 'typed@example.com';
    control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  });
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
  const tell = () => page.evaluate(() => BioSystem.prefill({ phone: '555', email: 'ada@example.com' }));
  const expectBoth = async () => {
    await expect(field.phone(page)).toHaveValue('555');
    await expect(field.email(page)).toHaveValue('typed@example.com');
  };
  await tell();
  await expectBoth();
  expect(await isDefined(page, 'bio-contact-form')).toBe(false);
  release();
  await hydrate(page, 'bio-contact-form');
  await expectBoth();
  await page.reload();
  await expect(field.email(page)).toHaveValue('typed@example.com');
  await page.waitForFunction(() => 'BioSystem' in window);
  await tell();
  await expectBoth();
});

test('several widgets are filled in, and none that was typed into', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}${FORM}<bio-quote-builder></bio-quote-builder>${WIZARD}`);
  await field.email(page).fill('typed@example.com');
  await page.evaluate(() =>
    BioSystem.prefill({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '555',
      address: '12 Oak Lane',
    }),
  );
  await expectFilledIn(page.locator('bio-contact-form'), {
    fullName: 'Ada Lovelace',
    phone: '555',
    email: 'typed@example.com',
    serviceAddress: '12 Oak Lane',
    areasOfConcern: '',
    hearAboutUs: '',
  });
  const quote = page.locator('bio-quote-builder');
  await expect(quote.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  await page.evaluate(() => BioSystem.open('audit'));
  await expect(infoField.serviceAddress(dialog(page))).toHaveValue('12 Oak Lane');
  await nextInAudit(dialog(page)).click();
  await closeIcon(dialog(page)).click();
  expect(await bookingsOf({ email: 'ada@example.com' })).toEqual([]);
});
