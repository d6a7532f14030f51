/** A firm's own questions, in each of the four forms, by the same grammar. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import * as audit from '../pages/auditWizard';
import * as contact from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import * as quote from '../pages/quoteBuilder';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { bookingsOf, estimatesOf, expectBooked, type StoredLead } from '../support/desk';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { DESK } from '../support/urls';

const questions = [
  { id: 'gate', label: 'How do we get in?', required: true, hint: 'A code, or where the key is.' },
  { id: 'pets', label: 'Any pets?', answer: 'yesNo' },
  { id: 'kind', label: 'Which ones?', when: { answers: { pets: ['yes'] } }, required: true },
  {
    id: 'window',
    label: 'When suits you?',
    answer: 'one',
    options: [
      { id: 'early', label: '8–10' },
      { id: 'late', label: '4–6' },
    ],
    preselected: 'early',
    help: 'We call half an hour before.',
  },
  {
    id: 'sides',
    label: 'Which sides?',
    answer: 'many',
    options: [
      { id: 'north', label: 'North' },
      { id: 'south', label: 'South' },
      { id: 'east', label: 'East' },
    ],
  },
  { id: 'windows', label: 'How many windows?', answer: 'number' },
  {
    id: 'day',
    label: 'First day that suits you',
    answer: 'date',
    days: { from: 1, weekdays: [1, 2, 3, 4, 5] },
  },
  {
    id: 'visit',
    label: 'When may we come?',
    answer: 'window',
    days: { from: 1, weekdays: [1, 2, 3, 4, 5] },
    windows: [
      { from: '08:00', to: '10:00' },
      { from: '15:30', to: '17:00' },
    ],
    required: true,
  },
  { id: 'terms', label: 'I have read the terms.', answer: 'consent', required: true },
];

/** A widget of a firm that asks these questions in this form. */
const asking = (tag: string, form: string) =>
  `<bio-${tag} endpoint="${DESK}" config='${JSON.stringify({ questions: { [form]: questions } })}'></bio-${tag}>`;

const box = (where: Page | Locator, name: string) => where.getByRole('textbox', { name });
const gate = (where: Page | Locator) => box(where, 'How do we get in?');
const consent = (where: Page | Locator) => where.getByRole('checkbox', { name: 'I have read the terms.' });

/** A Monday far away. */
const MONDAY = '2090-01-02';

async function answerAll(where: Page | Locator): Promise<void> {
  await gate(where).fill('Code 12');
  await expect(box(where, 'Which ones?')).toHaveCount(0);
  await where.getByRole('group', { name: 'Any pets?' }).getByRole('radio', { name: 'Yes' }).check();
  await box(where, 'Which ones?').fill('Rex');
  await where.getByRole('checkbox', { name: 'South' }).check();
  await where.getByRole('checkbox', { name: 'North' }).check();
  await box(where, 'How many windows?').fill('12');
  await where.getByLabel('First day that suits you').fill(MONDAY);
  await where.getByLabel('When may we come?').fill(MONDAY);
  await where.getByRole('radio', { name: '3:30 – 5:00 PM' }).check();
  await consent(where).check();
}

function expectAnswers(lead: StoredLead | undefined): void {
  expect(lead?.['answers']).toEqual([
    { id: 'gate', label: 'How do we get in?', value: 'Code 12' },
    { id: 'pets', label: 'Any pets?', value: 'Yes' },
    { id: 'kind', label: 'Which ones?', value: 'Rex' },
    { id: 'window', label: 'When suits you?', value: '8–10' },
    { id: 'sides', label: 'Which sides?', value: 'North, South' },
    { id: 'windows', label: 'How many windows?', value: '12' },
    { id: 'day', label: 'First day that suits you', value: MONDAY },
    { id: 'visit', label: 'When may we come?', value: `${MONDAY}, 3:30 – 5:00 PM` },
    {
      id: 'terms',
      label: 'I have read the terms.',
      value: 'Yes',
      agreedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
}

test.beforeEach(async ({ page }) => {
  await bringAxe(page);
});

test('in the contact form', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<main><h1>Book</h1>${asking('contact-form', 'contact')}</main>`);
  const booking = contact.newBooking({});
  await contact.fillIn(page, booking);
  await contact.sendButton(page).click();
  await expect(gate(page)).toBeFocused();
  await expect(gate(page)).toHaveAccessibleDescription(
    /A code, or where the key is\..*Please fill in this field\./,
  );
  await expect(consent(page)).toHaveAccessibleDescription('Please fill in this field.');
  await answerAll(page);
  await box(page, 'How many windows?').fill('a few');
  await page.getByLabel('First day that suits you').fill('2090-01-01'); // a Sunday
  await contact.sendButton(page).click();
  await expect(page.getByText('Please enter a number, such as 12.')).toBeVisible();
  await expect(page.getByText('That day is not possible. Please choose another one.')).toBeVisible();
  await expectNoViolations(page);
  await box(page, 'How many windows?').fill('12');
  await page.getByLabel('First day that suits you').fill(MONDAY);
  await contact.sendButton(page).click();
  await contact.expectSuccess(page);
  expectAnswers(await expectBooked(booking));
});

test('what was answered is there after a reload, a consent is not', async ({ page }) => {
  await openForeignPage(page, SCRIPT + asking('contact-form', 'contact'));
  await answerAll(page);
  await page.reload();
  await expect(gate(page)).toHaveValue('Code 12');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(box(page, 'Which ones?')).toHaveValue('Rex');
  await expect(page.getByRole('checkbox', { name: 'South' })).toBeChecked();
  await expect(consent(page)).not.toBeChecked();
});

test('in the last step of the audit wizard', async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<main><h1>Audit</h1>${audit.LINK}${asking('audit-wizard', 'audit')}</main>`,
  );
  await page.getByRole('link', { name: 'Free audit' }).click();
  const dialog = audit.dialog(page);
  const info = await audit.walkToSubmit(dialog);
  await expect(audit.submitButton(dialog)).toBeDisabled();
  await expect(
    dialog.getByText('Still needed: How do we get in?, When may we come?, I have read the terms.'),
  ).toBeVisible();
  await answerAll(dialog);
  await expectNoViolations(page);
  await audit.submitButton(dialog).click();
  await expect(dialog.getByText('Thank you! Your audit is requested.')).toBeVisible();
  const [lead] = await bookingsOf(info);
  expectAnswers(lead);
});

test('in the notes of the quote builder', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<main><h1>Quote</h1>${asking('quote-builder', 'quote')}</main>`);
  const client = quote.newClient();
  await quote.goToEnd(page);
  for (let press = 0; press < 5; press++) await quote.previousButton(page).click();
  for (const [name, find] of Object.entries(quote.clientField))
    await find(page).fill(client[name as keyof quote.Client]);
  for (let press = 0; press < 5; press++) await quote.nextButton(page).click();
  await quote.approval(page).check();
  await quote.signature(page).fill('Ada Lovelace');
  await quote.completeButton(page).click();
  await expect(gate(page)).toBeFocused();
  await answerAll(page);
  await expectNoViolations(page);
  await quote.nextButton(page).click();
  await quote.completeButton(page).click();
  await expect(quote.againButton(page)).toBeVisible();
  const [lead] = await bookingsOf(client);
  expectAnswers(lead);
});

test('in the contact form of the estimator', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<main><h1>Price</h1>${asking('estimator', 'estimator')}</main>`);
  await estimator.walkToContact(page);
  const person = estimator.newContact();
  await estimator.fillContact(page, person);
  await estimator.confirmButton(page).click();
  await expect(gate(page)).toBeFocused();
  await answerAll(page);
  await expectNoViolations(page);
  await estimator.confirmButton(page).click();
  await expect(estimator.heading(page, 'confirmation')).toBeVisible();
  const [lead] = await estimatesOf(person);
  expectAnswers(lead);
});
