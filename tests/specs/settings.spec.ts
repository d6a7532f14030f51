/** What a builder can set on a page, by attributes, by a config, by CSS; and change at any time. */
import { expect, type Page, test } from 'playwright/test';
import { alert, book, expectSuccess, field, newBooking, sendButton } from '../pages/contactForm';
import { PHONE } from '../support/firm';
import { FORM, openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { DESK, SITE } from '../support/urls';

/** A form whose endpoint refuses every lead: its error text names the phone. */
const REFUSED = `<bio-contact-form endpoint="${SITE}/nowhere"></bio-contact-form>`;

const errorPhone = (page: Page) => alert(page).getByRole('link');

const setAttribute = (page: Page, name: string, value: string | null, selector = 'bio-contact-form') =>
  page.locator(selector).evaluate(
    (element, [key, text]) => {
      if (text === null) element.removeAttribute(key);
      else element.setAttribute(key, text);
    },
    [name, value] as const,
  );

test('the phone can be set, changed and removed at any time', async ({ page }) => {
  await openForeignPage(page, SCRIPT + REFUSED);
  await book(page);
  await expect(errorPhone(page)).toHaveText(PHONE);
  await setAttribute(page, 'phone', '+1 404-555-0001');
  await expect(errorPhone(page)).toHaveText('+1 404-555-0001');
  await expect(errorPhone(page)).toHaveAttribute('href', 'tel:+14045550001');
  await setAttribute(page, 'phone', '404 555 0002');
  await expect(errorPhone(page)).toHaveText('404 555 0002');
  await setAttribute(page, 'phone', null);
  await expect(errorPhone(page)).toHaveText(PHONE);
  await page.locator('bio-contact-form').evaluate((form) => Object.assign(form, { phone: '404 555 0003' }));
  await expect(errorPhone(page)).toHaveText('404 555 0003');
  await expect(page.locator('bio-contact-form')).toHaveAttribute('phone', '404 555 0003');
});

test('nearest wins: the element, then the closest <bio-site>, then the outer one', async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<bio-site phone="outer"><bio-site phone="inner" class="inner">${REFUSED.replace(' ', ' phone="own" ')}</bio-site></bio-site>`,
  );
  await book(page);
  await expect(errorPhone(page)).toHaveText('own');
  await setAttribute(page, 'phone', null);
  await expect(errorPhone(page)).toHaveText('inner');
  await setAttribute(page, 'phone', null, '.inner');
  await expect(errorPhone(page)).toHaveText('outer');
});

test('the endpoint can be set after the form is there', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<bio-contact-form></bio-contact-form>`);
  await sendButton(page).waitFor();
  await page
    .locator('bio-contact-form')
    .evaluate((form, endpoint) => Object.assign(form, { endpoint }), DESK);
  await book(page);
  await expectSuccess(page);
});

test('reset() leaves an empty form', async ({ page }) => {
  await openForeignPage(page, SCRIPT + FORM);
  await book(page, newBooking({ email: 'wrong' }));
  await expect(field.email(page)).toHaveAttribute('aria-invalid', 'true');
  await page
    .locator('bio-contact-form')
    .evaluate((form) => (form as HTMLElement & { reset(): void }).reset());
  await expect(field.fullName(page)).toHaveValue('');
  await expect(field.email(page)).toHaveAttribute('aria-invalid', 'false');
});

const SPANISH = {
  company: { phone: '900 123 456' },
  texts: {
    es: {
      contact: {
        heading: 'Reserve su BioCheck™',
        labels: { fullName: 'Nombre completo' },
        button: 'Reservar',
        error: 'Algo salió mal. Llámenos al {phone}.',
      },
      form: { required: 'Rellene este campo.' },
    },
  },
};

test('with lang="es" and Spanish messages in the config the form is Spanish', async ({ page }) => {
  const config = JSON.stringify(SPANISH);
  await openForeignPage(page, `${SCRIPT}<bio-contact-form lang="es" config='${config}'></bio-contact-form>`);
  await expect(page.getByRole('heading', { name: 'Reserve su BioCheck™' })).toBeVisible();
  await page.getByRole('button', { name: 'Reservar' }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveAccessibleDescription(
    'Rellene este campo.',
  );
  // What the config leaves out is as in the built-in Spanish.
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toBeVisible();
  await expect(page.locator('bio-contact-form section')).toHaveAttribute('lang', 'es');

  await setAttribute(page, 'lang', 'en');
  await expect(page.getByRole('heading', { name: 'Book your free BioCheck™' })).toBeVisible();
});

test('the nearest lang of the page counts', async ({ page }) => {
  const config = JSON.stringify(SPANISH);
  await openForeignPage(
    page,
    `${SCRIPT}<main lang="es-MX"><bio-contact-form config='${config}'></bio-contact-form></main>`,
  );
  await expect(page.getByRole('heading', { name: 'Reserve su BioCheck™' })).toBeVisible();
});

test('a config of another origin serves all widgets of a site by one request', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${SITE}/examples/ours.json`) requests.push(request.url());
  });
  await openForeignPage(
    page,
    `${SCRIPT}<bio-site config="${SITE}/examples/ours.json" endpoint="${DESK}">${'<bio-contact-form></bio-contact-form>'.repeat(3)}</bio-site>`,
  );
  await expect(sendButton(page)).toHaveCount(3);
  expect(requests).toHaveLength(1);
  const last = page.locator('bio-contact-form').last();
  await book(last);
  await expectSuccess(last);
});

test('a config can change while the page is open', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}${REFUSED.replace(' ', ` config='{"company":{"phone":"one"}}' `)}`);
  await book(page);
  await expect(errorPhone(page)).toHaveText('one');
  const next = await serve('{"company":{"phone":"two"}}', {
    headers: { 'content-type': 'application/json' },
  });
  await setAttribute(page, 'config', next);
  await expect(errorPhone(page)).toHaveText('two');
  await page
    .locator('bio-contact-form')
    .evaluate((form) => Object.assign(form, { config: { company: { phone: 'three' } } }));
  await expect(errorPhone(page)).toHaveText('three');
  await setAttribute(page, 'config', null);
  await expect(errorPhone(page)).toHaveText(PHONE);
  await expect(field.fullName(page)).toHaveValue('Ada Lovelace');
});

test('HTML in a config is shown as text', async ({ page }) => {
  const heading = '<img src=x onerror=document.title=1><b>Hi</b>';
  const config = JSON.stringify({ texts: { en: { contact: { heading } } } }).replaceAll('<', '&lt;');
  await openForeignPage(page, `${SCRIPT}<bio-contact-form config='${config}'></bio-contact-form>`);
  await expect(page.getByRole('heading')).toHaveText(heading);
  await expect(page).toHaveTitle("Somebody else's page");
});

const BLUE = 'rgb(0, 0, 255)';

test('a theme in the config colors the button', async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<bio-contact-form config='{"theme":{"color-accent":"#00f"}}'></bio-contact-form>`,
  );
  await expect(sendButton(page)).toHaveCSS('background-color', BLUE);
  await setAttribute(page, 'config', null);
  await expect(sendButton(page)).toHaveCSS('background-color', 'rgb(163, 47, 42)');
});

test("a custom property on the page's :root colors the button, also in a <bio-site>", async ({ page }) => {
  await openForeignPage(
    page,
    `<style>:root { --bio-color-accent: blue }</style>${SCRIPT}${FORM}<bio-site>${FORM}</bio-site>`,
  );
  for (const button of [sendButton(page).first(), sendButton(page).last()])
    await expect(button).toHaveCSS('background-color', BLUE);
});

test('::part() opens the pieces that a designer asks for first', async ({ page }) => {
  await openForeignPage(
    page,
    `<style>bio-contact-form::part(button) { border-radius: 0 } bio-contact-form::part(card) { border-color: blue }
     bio-contact-form::part(field) { outline: 1px solid blue }</style>${SCRIPT}${FORM}`,
  );
  await expect(sendButton(page)).toHaveCSS('border-radius', '0px');
  await expect(page.locator('bio-contact-form [part=card]')).toHaveCSS('border-color', BLUE);
  await expect(page.locator('bio-contact-form [part=field]').first()).toHaveCSS('outline-color', BLUE);
});

test("the form takes the host page's font", async ({ page }) => {
  await openForeignPage(page, `<style>body { font-family: Georgia, serif }</style>${SCRIPT}${FORM}`);
  for (const piece of [sendButton(page), field.email(page), page.getByRole('heading')])
    await expect(piece).toHaveCSS('font-family', 'Georgia, serif');
});
