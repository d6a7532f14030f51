/** A firm's question for a file, in each of the four forms. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import * as audit from '../pages/auditWizard';
import * as contact from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import * as quote from '../pages/quoteBuilder';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { fileNamed } from '../support/builtFiles';
import { bookingsOf, estimatesOf, expectBooked, type StoredLead } from '../support/desk';
import { PHONE, PHONE_HREF } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { DESK } from '../support/urls';

const plan = { id: 'plan', label: 'Your floor plan', answer: 'file', required: true };
const views = { id: 'view', label: 'The view', answer: 'file' };

const asking = (tag: string, form: string, questions: readonly object[] = [plan, views]) =>
  `<bio-${tag} endpoint="${DESK}" config='${JSON.stringify({ questions: { [form]: questions } })}'></bio-${tag}>`;

const PDF = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n'),
};
const input = (where: Page | Locator, label: string) => where.getByLabel(label);

/** What the field says when it is missing: in words, and by a press that calls. */
async function expectWayOut(where: Page | Locator): Promise<void> {
  const message = `Please add a file. If you have none at hand, call us: ${PHONE}.`;
  await expect(where.getByText(message)).toBeVisible();
  await expect(where.getByRole('link', { name: `No file? Call ${PHONE}` })).toHaveAttribute(
    'href',
    PHONE_HREF,
  );
}

async function choose(where: Page | Locator): Promise<void> {
  await input(where, 'Your floor plan').setInputFiles(PDF);
  await expect(where.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
  await expect(where.getByText('Please add a file')).toHaveCount(0);
  await expect(where.getByRole('link', { name: /^No file/ })).toHaveCount(0);
}

/** The desk has the file under its label, and nothing for the question that was left blank. */
function expectFile(lead: StoredLead | undefined): void {
  expect(lead?.['answers']).toEqual([
    {
      id: 'plan',
      label: 'Your floor plan',
      file: `data:application/pdf;base64,${PDF.buffer.toString('base64')}`,
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
  await input(page, 'Your floor plan').waitFor();
  await contact.sendButton(page).click();
  await expectWayOut(page);
  await expect(input(page, 'Your floor plan')).toBeFocused();
  await expectNoViolations(page);
  await choose(page);
  await contact.sendButton(page).click();
  await contact.expectSuccess(page);
  expectFile(await expectBooked(booking));
  await expect(page.getByRole('button', { name: 'Remove plan.pdf' })).toHaveCount(0);
});

test('is there after a reload', async ({ page }) => {
  await openForeignPage(page, SCRIPT + asking('contact-form', 'contact'));
  await choose(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
});

test('is among the problems that a summary of errors lists', async ({ page }) => {
  const form = asking('contact-form', 'contact').replace(' endpoint', ' error-summary endpoint');
  await openForeignPage(page, SCRIPT + form);
  await input(page, 'Your floor plan').waitFor();
  await contact.sendButton(page).click();
  await page.getByRole('link', { name: /^Your floor plan/ }).click();
  await expect(input(page, 'Your floor plan')).toBeFocused();
});

test('in the first step of the audit wizard', async ({ page }) => {
  const questions = [{ ...plan, step: 'info' }];
  await openForeignPage(
    page,
    `${SCRIPT}<main><h1>Audit</h1>${audit.LINK}${asking('audit-wizard', 'audit', questions)}</main>`,
  );
  await page.getByRole('link', { name: 'Free audit' }).click();
  const dialog = audit.dialog(page);
  const info = audit.newInfo();
  await audit.fillInfo(dialog, info);
  await input(dialog, 'Your floor plan').waitFor();
  await expect(dialog.getByText('Still needed: Your floor plan')).toBeVisible();
  await choose(dialog);
  await expectNoViolations(page);
  for (let press = 0; press < 4; press++) await audit.nextButton(dialog).click();
  await audit.photoInput(dialog).setInputFiles(audit.png('roof.png'));
  await expect(audit.photos(dialog)).toHaveCount(1);
  await audit.submitButton(dialog).click();
  await expect(dialog.getByText('Thank you! Your audit is requested.')).toBeVisible();
  const [lead] = await bookingsOf(info);
  expectFile(lead);
  expect(lead?.['photos']).toHaveLength(1);
});

test('in the notes of the quote builder', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<main><h1>Quote</h1>${asking('quote-builder', 'quote')}</main>`);
  const client = quote.newClient();
  for (const [name, find] of Object.entries(quote.clientField))
    await find(page).fill(client[name as keyof quote.Client]);
  await quote.goToEnd(page);
  await quote.sign(page);
  await quote.completeButton(page).click();
  await expectWayOut(page);
  await expectNoViolations(page);
  await choose(page);
  await quote.nextButton(page).click();
  await quote.completeButton(page).click();
  await expect(quote.againButton(page)).toBeVisible();
  const [lead] = await bookingsOf(client);
  expectFile(lead);
});

test('in the contact form of the estimator', async ({ page }) => {
  await openForeignPage(page, `${SCRIPT}<main><h1>Price</h1>${asking('estimator', 'estimator')}</main>`);
  await estimator.walkToContact(page);
  const person = estimator.newContact();
  await estimator.fillContact(page, person);
  await input(page, 'Your floor plan').waitFor();
  await estimator.confirmButton(page).click();
  await expectWayOut(page);
  await choose(page);
  await estimator.confirmButton(page).click();
  await expect(estimator.heading(page, 'confirmation')).toBeVisible();
  const [lead] = await estimatesOf(person);
  expectFile(lead);
});

test('loads its code only where it is asked', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const files = () => loaded.filter((url) => fileNamed('FileQuestion', 'PhotoPicker').test(url)).length;
  await openForeignPage(
    page,
    SCRIPT + asking('contact-form', 'contact', [{ id: 'gate', label: 'The gate?' }]),
  );
  await page.getByRole('textbox', { name: 'The gate?' }).fill('Code 12');
  expect(files()).toBe(0);
  await openForeignPage(page, SCRIPT + asking('contact-form', 'contact'));
  await input(page, 'Your floor plan').waitFor();
  expect(files()).toBe(2);
});

test('in Spanish', async ({ page }) => {
  await openForeignPage(
    page,
    `${SCRIPT}<div lang="es">${asking('contact-form', 'contact').replace('<bio-contact-form', '<bio-contact-form lang="es"')}</div>`,
  );
  await expect(page.getByRole('link', { name: `¿Sin archivo? Llame al ${PHONE}` })).toBeVisible();
});
