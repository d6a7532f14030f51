/** A visitor asks for a price on somebody else's page. */
import { expect, type Page, type Route, test } from 'playwright/test';
import { holdAnswers, watchSending, withoutStorage } from '../pages/contactForm';
import {
  againButton,
  answerAddOns,
  answerLocation,
  answerProperty,
  answersOf,
  askButton,
  backButton,
  bookButton,
  card,
  chip,
  computeButton,
  confirmButton,
  contactField,
  ESTIMATOR,
  estimateOf,
  expectConfirmation,
  expectContact,
  expectError,
  expectFirstStep,
  FULL,
  fillContact,
  heading,
  itemsOf,
  newContact,
  nextButton,
  problem,
  QUICK,
  QUICK_RANGE,
  questionText,
  range,
  requestEstimate,
  smsConsent,
  sqft,
  walkToContact,
  walkToResult,
  zip,
} from '../pages/estimator';
import { estimatesOf, expectRequested } from '../support/desk';
import {
  firstService,
  formatPrice,
  formatPrices,
  heardPrices,
  PHONE,
  PHONE_HREF,
  questionsIn,
  service,
  serviceByUnit,
  visitHours,
} from '../support/firm';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { listenTo, watchPageErrors } from '../support/pageReports';
import { DESK, FOREIGN_SITE } from '../support/urls';

const quick = estimateOf(QUICK);

/** A question of the estimator with its answer of FULL. */
function answered(id: string): string {
  const label = [...questionsIn('property'), ...questionsIn('location')].find(
    (question) => question.id === id,
  )?.label;
  return `${label}: ${label && { ...FULL.property, ...FULL.location }[label]}`;
}

test('from the first choice to the thank-you, and over again', async ({ page }) => {
  const items = itemsOf(FULL);
  const estimate = estimateOf(FULL);
  const pageErrors = await watchPageErrors(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const path = await serve(`<!doctype html><html lang="en"><title>A page</title>${SCRIPT}${ESTIMATOR}`);
  const address = `${FOREIGN_SITE}${path}?utm_source=door-hanger`;
  await page.goto(address);

  await test.step('step 1 needs a service', async () => {
    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    await expect(backButton(page)).toBeHidden();
    await nextButton(page).click();
    await expect(problem(page)).toHaveText('Please select at least one service');
    const [message, button] = [await problem(page).boundingBox(), await nextButton(page).boundingBox()];
    expect(Math.abs((message?.y ?? 0) + (message?.height ?? 0) - (button?.y ?? 0))).toBeLessThan(40);
    await expect(heading(page, 'services')).toBeVisible();
    await card(page, service.name).check();
    await expect(problem(page)).toBeHidden();
    const unitPrice = `${heardPrices(serviceByUnit.price)} per ${serviceByUnit.unit}`;
    await card(page, serviceByUnit.name)
      .and(page.getByRole('checkbox', { name: unitPrice }))
      .check();
    await nextButton(page).click();
  });

  await test.step('steps 2 to 4 require nothing, and Back keeps everything', async () => {
    await answerAddOns(page, FULL);
    await nextButton(page).click();
    await answerProperty(page, FULL);
    await nextButton(page).click();
    await answerLocation(page, FULL);
    await expect(page.getByText('Step 4 of 5')).toBeVisible();
    await backButton(page).click();
    for (const [question, answer] of Object.entries(FULL.property))
      await expect(chip(page, question, answer)).toBeChecked();
    await expect(sqft(page)).toHaveValue('2,400');
    await backButton(page).click();
    for (const name of FULL.addOns) await expect(card(page, name)).toBeChecked();
    await backButton(page).click();
    for (const name of FULL.services) await expect(card(page, name)).toBeChecked();
    await expect(card(page, firstService.name)).not.toBeChecked();
    for (const step of ['addOns', 'property', 'location'] as const) {
      await nextButton(page).click();
      await expect(heading(page, step)).toBeVisible();
    }
    await expect(zip(page)).toHaveValue('30009');
    for (const [question, answer] of Object.entries(FULL.location))
      await expect(chip(page, question, answer)).toBeChecked();
    await expect(nextButton(page)).toBeHidden();
    await computeButton(page).click();
  });

  await test.step('the result says how much, and why', async () => {
    await expect(range(page)).toHaveText(formatPrices(estimate));
    const hours = [...new Set([visitHours.min, visitHours.max])].join('–');
    await expect(page.getByText(`A typical visit takes ${hours} hours.`)).toBeVisible();
    await expect(backButton(page)).toBeHidden();
    const breakdown = page.getByRole('region', { name: 'How this adds up' });
    const lines = breakdown.locator('ul:not(ul ul) > li');
    await expect(lines).toHaveCount(items.length + 1);
    for (const [index, { name, unit }] of items.entries()) {
      const estimated = estimate.items[index];
      if (!estimated) throw new Error(`There is no estimate of ${name}.`);
      const { base, factors, floor } = estimated;
      const line = lines.nth(index);
      await expect(line).toContainText(name);
      await expect(line).toContainText(formatPrices(estimated));
      await expect(line.getByRole('listitem')).toHaveText([
        `Base price ${formatPrices(base)}${unit ? ` per ${unit}` : ''}`,
        ...factors.map(({ id, factor }) => `${answered(id)} adds ${Math.round(factor * 100 - 100)}%`),
        ...(unit ? [`Price for one ${unit}, not multiplied`] : []),
        ...(floor === undefined ? [] : [`Our minimum for this job is ${formatPrice(floor)}`]),
      ]);
    }
    await expect(lines.last()).toHaveText(`Total${formatPrices(estimate)}`);
  });

  const contact = newContact();
  const before = new Date().toISOString();
  await test.step('the contact form says what is missing, and confirms', async () => {
    await bookButton(page).click();
    await expect(heading(page, 'contact')).toBeFocused();
    await confirmButton(page).click();
    for (const name of ['firstName', 'phone', 'email'] as const) {
      await expect(contactField[name](page)).toHaveJSProperty('required', true);
      await expect(contactField[name](page)).toHaveAccessibleDescription(/Please fill in this field\./);
    }
    await expect(contactField.preferredDays(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(contactField.firstName(page)).toBeFocused();
    await fillContact(page, { ...contact, email: 'ada.example.com' });
    await confirmButton(page).click();
    await expect(contactField.email(page)).toBeFocused();
    await expect(contactField.email(page)).toHaveAccessibleDescription(/name@example\.com/);
    await fillContact(page, contact);
    await smsConsent(page).check();
    await confirmButton(page).click();
    await expect(heading(page, 'confirmation')).toBeFocused();
    await expect(page.getByText(/within 24 hours/)).toBeVisible();
    // Nobody has sent an email: nothing may say so.
    await expect(page.getByText(/have sent|emailed/)).toHaveCount(0);
    await expect(page.getByText(formatPrices(estimate))).toContainText(contact.email);
  });

  const touch = { landingPage: address, utm_source: 'door-hanger', at: expect.any(String) };
  const lead = await expectRequested(contact);
  expect(lead).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    kind: 'estimate',
    guard: { trap: '', seconds: expect.any(Number), trusted: true },
    source: 'Instant Estimator',
    revision: 1,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    page: address,
    lang: 'en',
    attribution: { first: touch, last: touch },
    selectedServices: items.map(({ id, name }) => ({ id, name, selected: true })),
    propertyInfo: {
      type: FULL.property['Property type'] ?? '',
      sqft: '2,400',
      ...answersOf('property', FULL),
    },
    locationInfo: { zip: '30009', ...answersOf('location', FULL) },
    contactInfo: { ...contact, smsConsent: true },
    intent: 'visit',
    estimate: { min: estimate.min, max: estimate.max },
    breakdown: {
      currency: 'USD',
      lines: estimate.items.map(({ id, min, max, base }) =>
        expect.objectContaining({ id, name: items.find((item) => item.id === id)?.name, min, max, base }),
      ),
      factors: (['property', 'location'] as const).flatMap((step) =>
        questionsIn(step).map(({ label }) => ({
          label,
          answer: FULL[step][label],
          factor: expect.any(Number),
        })),
      ),
    },
    uploadedImages: [],
    consent: {
      sms: true,
      text: expect.stringMatching(/^Text me .* STOP .*purchase\.$/),
      at: expect.any(String),
    },
    // By the desk.
    receivedAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  const { at } = lead['consent'] as { at: string };
  expect(before <= at && at <= String(lead['timestamp'])).toBe(true);

  await test.step('another estimate begins from nothing, with a lead of its own', async () => {
    await againButton(page).click();
    await expect(heading(page, 'services')).toBeFocused();
    await expectFirstStep(page);
    await walkToResult(page, QUICK);
    await expect(range(page)).toHaveText(QUICK_RANGE);
    await askButton(page).click();
    await expect(heading(page, 'question')).toBeFocused();
    await questionText(page).fill('How long until it is dry?');
    await expectContact(page, { firstName: '', phone: '', email: '', preferredDays: '' });
    await expect(smsConsent(page)).not.toBeChecked();
    const second = newContact({ preferredDays: '' });
    await fillContact(page, second);
    await confirmButton(page).click();
    await expectConfirmation(page);
    const next = await expectRequested(second);
    expect(next).toMatchObject({
      propertyInfo: { type: '', sqft: '', ...answersOf('property', QUICK) },
      locationInfo: { zip: '', ...answersOf('location', QUICK) },
      contactInfo: { ...second, smsConsent: false },
      intent: 'question',
      question: 'How long until it is dry?',
      estimate: { min: quick.min, max: quick.max },
      consent: { sms: false },
    });
    expect(next['id']).not.toBe(lead['id']);
  });
  expect(dialogs).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('answers can be changed from the result, and are all still there', async ({ page }) => {
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await walkToResult(page, QUICK);
  await page.getByRole('button', { name: 'Change my answers' }).click();
  await expect(heading(page, 'services')).toBeFocused();
  await card(page, serviceByUnit.name).check();
  for (let step = 0; step < 3; step++) await nextButton(page).click();
  await computeButton(page).click();
  await expect(range(page)).toHaveText(
    formatPrices(estimateOf({ ...QUICK, services: [...QUICK.services, serviceByUnit.name] })),
  );
});

const answers: Record<string, (route: Route) => Promise<void>> = {
  'a refusal that names fields (400)': (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: '{"title":"No","errors":[{"field":"contactInfo.phone","message":"must not be empty"}]}',
    }),
  'a broken desk (500)': (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }),
  'a web page with status 200': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in to the hotel Wi-Fi</h1>' }),
  'a connection that breaks': (route) => route.abort('connectionreset'),
};

test('whatever goes wrong on a device without storage, the visitor reads the error, loses nothing, and one request arrives', async ({
  page,
}) => {
  await withoutStorage(page);
  const heard = await listenTo(page, ['bio-lead-failed', 'bio-lead-sent']);
  const sent = watchSending(page);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await walkToContact(page);
  const contact = newContact();
  await fillContact(page, contact);
  await smsConsent(page).check();
  const fail = async (answer: string, give: (route: Route) => Promise<void>) =>
    test.step(answer, async () => {
      await page.route(DESK, give);
      await confirmButton(page).click();
      await expectError(page);
      await page.unroute(DESK);
      await expect(problem(page)).toBeFocused();
      await expect(problem(page).getByRole('link', { name: PHONE })).toHaveAttribute('href', PHONE_HREF);
      await expectContact(page, contact);
      await expect(smsConsent(page)).toBeChecked();
      await expect(page.getByText(QUICK_RANGE)).toBeVisible();
      await expect(confirmButton(page)).toBeEnabled();
    });
  for (const [answer, give] of Object.entries(answers)) await fail(answer, give);
  expect(await estimatesOf(contact)).toHaveLength(0);
  // The cruellest case: the desk has stored it, and its answer is lost on the way.
  await fail('an answer that is lost', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await confirmButton(page).click();
  await expectConfirmation(page);

  const ids = sent.map((request) => (request.postDataJSON() as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
  expect(await expectRequested(contact)).toMatchObject({ id: ids[0] });
  const [id] = ids;
  expect(heard.map(({ name }) => name)).toEqual([
    ...Array<string>(5).fill('bio-lead-failed'),
    'bio-lead-sent',
  ]);
  expect(heard.map(({ detail }) => detail)).toMatchObject([
    { id, status: 400, errors: [{ field: 'contactInfo.phone', message: 'must not be empty' }] },
    ...Array.from({ length: 4 }, () => ({ id, kind: 'estimate', status: 0, errors: [] })),
    { id, kind: 'estimate' },
  ]);
});

test('however often Confirm is pressed: one request', async ({ page }) => {
  const sent = watchSending(page);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await walkToContact(page);
  const contact = newContact();
  await fillContact(page, contact);
  const release = await holdAnswers(page);
  await confirmButton(page).dblclick();
  const busy = page.getByRole('button', { name: 'Sending your request...' });
  await expect(busy).toBeDisabled();
  await contactField.email(page).press('Enter');
  release();
  await expectConfirmation(page);
  expect(sent).toHaveLength(1);
  await expectRequested(contact);
});

/** What the widget writes into the console beside a sentence with these words. */
const written = async (page: Page, words: string): Promise<unknown> => {
  const message = await page.waitForEvent('console', (line) => line.text().includes(words));
  return message.args()[1]?.jsonValue();
};

test('without an endpoint the lead is written to the console, and the visitor is thanked', async ({
  page,
}) => {
  await openForeignPage(page, SCRIPT + ESTIMATOR.replace(/ endpoint="[^"]*"/, ''));
  const lead = written(page, 'has no endpoint, so this lead');
  const contact = await requestEstimate(page);
  await expectConfirmation(page);
  expect(await lead).toMatchObject({
    kind: 'estimate',
    contactInfo: { ...contact, smsConsent: false },
    estimate: { min: quick.min, max: quick.max },
  });
  expect(await estimatesOf(contact)).toHaveLength(0);
});

const EVENTS = [
  'bio-ready',
  'bio-step',
  'bio-estimate',
  'bio-lead',
  'bio-lead-sent',
  'bio-track',
  'bio-error',
];

test('the page gets the events of each step, and may handle the lead itself', async ({ page }) => {
  const heard = await listenTo(page, EVENTS);
  const sent = watchSending(page);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  const contact = await requestEstimate(page, { answers: FULL });
  await expectConfirmation(page);
  const lead = await expectRequested(contact);

  const tag = 'bio-estimator';
  const steps = ['Add-ons', 'Property', 'Location', 'Estimate'].map((label, index) => ({
    tag,
    step: index + 2,
    label,
  }));
  const expected = estimateOf(FULL);
  const estimate = {
    min: expected.min,
    max: expected.max,
    items: expected.items.map(({ id, min, max }) => ({ id, min, max })),
  };
  const { id } = lead;
  const track = (name: string, params: object) => ({
    name: 'bio-track',
    detail: { name, params },
    target: tag,
  });
  expect(heard.filter(({ detail }) => detail['name'] === 'view')).toEqual([track('view', { tag })]);
  expect(heard.filter(({ detail }) => detail['name'] !== 'view')).toEqual([
    { name: 'bio-ready', detail: { tag }, target: tag },
    ...steps.flatMap((detail) => [{ name: 'bio-step', detail, target: tag }, track('step', detail)]),
    { name: 'bio-estimate', detail: estimate, target: tag },
    { name: 'bio-lead', detail: expect.objectContaining({ id, kind: 'estimate' }), target: tag },
    { name: 'bio-lead-sent', detail: { id, kind: 'estimate' }, target: tag },
    track('lead', { id, kind: 'estimate' }),
  ]);
  expect(lead).toMatchObject(heard.find(({ name }) => name === 'bio-lead')?.detail ?? {});

  heard.length = 0;
  await page.evaluate(() => document.addEventListener('bio-lead', (event) => event.preventDefault()));
  await againButton(page).click();
  const second = await requestEstimate(page);
  await expectConfirmation(page);
  expect(sent).toHaveLength(1);
  expect(await estimatesOf(second)).toHaveLength(0);
  expect(heard.map(({ name }) => name).slice(-3)).toEqual(['bio-estimate', 'bio-lead', 'bio-track']);
});
