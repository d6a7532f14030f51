/** Each form from its first step to its thanks, with a look at each step, and at what it says where something is missing. */
import { expect, type Page } from 'playwright/test';
import { english } from '../../src/content/messages';
import * as audit from '../pages/auditWizard';
import { book, expectSuccess, field, newBooking, sendButton } from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import * as quote from '../pages/quoteBuilder';
import { firstQuoteItem, service } from './firm';
import { expectFocusVisible } from './focusVisible';
import { FORM } from './foreignPage';

/** Is called at each step, with its name. The focus stands where the form has put it. */
export type Look = (step: string) => Promise<void>;

interface Walk {
  tag: string;
  /** The page's part with the form. The panel of the estimator has to be on the page by itself. */
  inside: string;
  walk: (page: Page, look: Look) => Promise<void>;
}

/** Presses the button that leads on, by the keyboard. */
async function goOn(page: Page, tag: string, name: string): Promise<void> {
  const heading = page.locator(`${tag} [part=heading]`).first();
  const before = await heading.textContent();
  const button = page.locator(tag).getByRole('button', { name, exact: true });
  await button.focus();
  await expectFocusVisible(page, name);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(before ?? '', { timeout: 1000 });
  }).toPass();
}

/** Presses the button that leads on too early: it says what is missing, and the focus does not get lost. */
async function goOnTooEarly(page: Page, tag: string, name: string, look: Look): Promise<void> {
  const form = page.locator(tag);
  await form.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(
    form.locator('[data-refused], [data-missing], [aria-invalid=true], [role=alert]:not(:empty)'),
  ).not.toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.localName), 'the focus').not.toBe('body');
  await look(`"${name}" pressed too early`);
}

async function walkAudit(page: Page, look: Look): Promise<void> {
  const tag = 'bio-audit-wizard';
  const dialog = audit.dialog(page);
  await page.getByRole('link', { name: 'Free audit' }).click();
  await audit.heading(dialog).waitFor();
  for (const step of audit.STEPS) {
    await audit.expectStep(dialog, step);
    if (step === 'Submit') await audit.photoInput(dialog).waitFor();
    await look(step);
    if (step === 'Info') {
      await goOnTooEarly(page, tag, 'Next', look);
      await audit.fillInfo(dialog, audit.newInfo());
    }
    await goOn(page, tag, step === 'Submit' ? 'Submit' : 'Next');
  }
  await audit.expectConfirmation(dialog);
  await look('the thanks');
}

async function walkQuote(page: Page, look: Look): Promise<void> {
  const tag = 'bio-quote-builder';
  for (const step of quote.STEPS) {
    await expect(quote.heading(page, step)).toBeVisible();
    if (step === 'Select Core Services') await quote.item(page, firstQuoteItem.name).check();
    if (step === 'Signature & Approval') {
      await quote.drawButton(page).click();
      await quote.pad(page).waitFor();
    }
    await look(step);
    if (step === 'Client Information') await quote.fillClient(page, quote.newClient());
    if (step !== 'Signature & Approval') await goOn(page, tag, 'Next');
  }
  await goOnTooEarly(page, tag, 'Complete Quote', look);
  await quote.sign(page);
  await goOn(page, tag, 'Complete Quote');
  await expect(quote.confirmation(page)).toBeVisible();
  await look('the thanks');
}

async function walkEstimator(page: Page, look: Look): Promise<void> {
  const tag = 'bio-estimator';
  for (const step of ['services', 'addOns', 'property', 'location'] as const) {
    await expect(estimator.heading(page, step)).toBeVisible();
    await look(step);
    if (step === 'services') {
      await goOnTooEarly(page, tag, 'Next', look);
      await estimator.card(page, service.name).check();
    }
    await goOn(page, tag, step === 'location' ? 'See My Estimate' : 'Next');
  }
  await expect(estimator.heading(page, 'result')).toBeVisible();
  await look('result');
  await goOn(page, tag, 'Book my free property check');
  await estimator.photoInput(page).waitFor();
  await look('contact');
  await goOnTooEarly(page, tag, 'Confirm', look);
  await estimator.fillContact(page, estimator.newContact());
  await goOn(page, tag, 'Confirm');
  await estimator.expectConfirmation(page);
  await look('the thanks');
}

async function walkContactForm(page: Page, look: Look): Promise<void> {
  await field.fullName(page).waitFor();
  await look('the form');
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(field.fullName(page)).toBeFocused();
  await look('sent too early');
  await book(page, newBooking());
  await expectSuccess(page);
  // Its code comes after the answer, and moves what stands below it.
  await page.getByRole('heading', { name: english.form.nextHeading }).waitFor();
  await look('the thanks');
}

export const walks: Readonly<Record<string, Walk>> = {
  'the quote builder': { tag: 'bio-quote-builder', inside: quote.QUOTE, walk: walkQuote },
  'the audit wizard': { tag: 'bio-audit-wizard', inside: audit.LINK + audit.WIZARD, walk: walkAudit },
  'the estimator': { tag: 'bio-estimator', inside: estimator.ESTIMATOR, walk: walkEstimator },
  'the panel': {
    tag: 'bio-estimator',
    inside: estimator.PANEL,
    async walk(page, look) {
      await estimator.launchButton(page).click();
      await walkEstimator(page, look);
    },
  },
  'the contact form': { tag: 'bio-contact-form', inside: FORM, walk: walkContactForm },
};
