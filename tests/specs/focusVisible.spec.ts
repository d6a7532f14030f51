/** What has the focus is never covered: by a wizard's sticky foot, a dialog's head, the fixed header or the floating button. */
import { expect, type Page, test } from 'playwright/test';
import * as audit from '../pages/auditWizard';
import * as estimator from '../pages/estimator';
import * as quote from '../pages/quoteBuilder';
import { firstQuoteItem, service } from '../support/firm';
import { expectFocusVisible, tabThrough } from '../support/focusVisible';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { hydrateAll, watchHydration } from '../support/hydration';
import { sample } from '../support/sample';
import { DESK } from '../support/urls';

const sizes = [
  [320, 640],
  [375, 667],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

/** From the heading of a step through all of it, and back. */
async function lookThrough(page: Page): Promise<void> {
  await tabThrough(page);
  await tabThrough(page, 'Shift+Tab');
}

/** Presses the button that leads on, by the keyboard. */
async function goOn(page: Page, name: string): Promise<void> {
  const heading = page
    .locator(':is(bio-quote-builder,bio-estimator,bio-audit-wizard) [part=heading]')
    .first();
  const before = await heading.textContent();
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await expectFocusVisible(page, name);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(before ?? '', { timeout: 1000 });
  }).toPass();
}

/** Each form, from its first step to its last. */
const forms: Record<string, { inside: string; walk: (page: Page) => Promise<void> }> = {
  'the quote builder': {
    inside: quote.QUOTE,
    async walk(page) {
      for (const step of quote.STEPS) {
        if (step === 'Select Core Services') await quote.item(page, firstQuoteItem.name).check();
        if (step === 'Signature & Approval') await quote.drawButton(page).click();
        await lookThrough(page);
        if (step !== 'Signature & Approval') await goOn(page, 'Next');
      }
    },
  },
  'the audit wizard': {
    inside: audit.LINK + audit.WIZARD,
    async walk(page) {
      await page.getByRole('link', { name: 'Free audit' }).click();
      for (const step of audit.STEPS) {
        await lookThrough(page);
        if (step === 'Info') await audit.fillInfo(audit.dialog(page), audit.newInfo());
        if (step !== 'Submit') await goOn(page, 'Next');
      }
    },
  },
  'the estimator': {
    inside: estimator.ESTIMATOR,
    walk: walkEstimator,
  },
  'the panel': {
    inside: '',
    async walk(page) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await estimator.launchButton(page).click();
      await walkEstimator(page);
    },
  },
  'the contact form': { inside: FORM, walk: lookThrough },
};

async function walkEstimator(page: Page): Promise<void> {
  for (const step of ['services', 'addOns', 'property', 'location'] as const) {
    if (step === 'services') await estimator.card(page, service.name).check();
    await lookThrough(page);
    await goOn(page, step === 'location' ? 'See My Estimate' : 'Next');
  }
  await lookThrough(page);
  await goOn(page, 'Book my free visit');
  await lookThrough(page);
}

const cases = Object.keys(forms).flatMap((form) => sizes.map((size) => ({ form, size })));

for (const { form, size } of sample('focus that is visible', cases, 3))
  test(`at ${size.join('×')} all that Tab leads to in ${form} can be seen, in each step`, async ({
    page,
  }) => {
    test.setTimeout(180_000); // some hundred key presses, each looked at
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await watchHydration(page);
    const { inside = '', walk } = forms[form] ?? {};
    await openForeignPage(
      page,
      `${SCRIPT}<meta name="viewport" content="width=device-width">
      <bio-site endpoint="${DESK}"><bio-header page="home"></bio-header><p style="padding:90px 0">Words</p>
      ${inside}${form === 'the estimator' ? '' : estimator.PANEL}</bio-site><p style="padding:600px 0">Words</p>`,
    );
    await hydrateAll(page);
    await walk?.(page);
  });
