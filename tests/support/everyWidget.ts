/** A page with every widget, and each widget's main action: what a visitor comes for. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import * as audit from '../pages/auditWizard';
import { book, expectSuccess, newBooking } from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import * as quote from '../pages/quoteBuilder';
import { submenu } from './firm';
import type { Declaration } from './parityInteractions';
import { DESK, SITE } from './urls';

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
  modules: { declarations: Declaration[] }[];
};

/** Differs from lead to lead. */
const UNIQUE = ['id', 'timestamp', 'secret', 'guard', 'page', 'attribution', 'at'];

/** What a widget needs to show something. */
const ATTRIBUTES: Record<string, string> = {
  'bio-service-card': 'service="bioseal"',
  'bio-service-detail': 'service="bioseal"',
  'bio-trust': `config='{"trust":{"founded":1987}}'`,
  'bio-before-after': `before="${SITE}/icon.svg" after="${SITE}/icon.svg" before-alt="Dirty" after-alt="Clean"`,
};
const CONTENT: Record<string, string> = { 'bio-reveal': '<p>Revealed</p>' };

/** Their tags, but for `<bio-site>`, which shows nothing of its own. */
export const widgets = modules
  .flatMap(({ declarations }) => declarations)
  .map(({ tagName }) => tagName)
  .filter((tag) => tag !== 'bio-site');

/** A widget with what it needs to show something. */
export const markupOf = (tag: string, attributes = ATTRIBUTES[tag] ?? ''): string =>
  `<${tag} ${attributes}>${CONTENT[tag] ?? ''}</${tag}>`;

const HYDRATE = 'Hydrate all';

/** A press hydrates all of them, also those that no interaction hydrates: a setting that they read is set. */
const BUTTON = `<button onclick="this.nextElementSibling.lang = 'en'">${HYDRATE}</button>`;

export const EVERY_WIDGET = `${BUTTON}<bio-site endpoint="${DESK}">${audit.LINK}${widgets
  .map((tag) => markupOf(tag))
  .join('')}</bio-site><p style="block-size: 2000px"></p>`;

/** What a visitor got: the text of each widget, and the leads that were sent. */
export interface Usage {
  texts: Record<string, string>;
  leads: Record<string, unknown>[];
}

/** The sections' actions, by tag. */
const actions: Record<string, (page: Page) => Promise<unknown>> = {
  'bio-header': async (page) => {
    const button = page.locator('bio-header').getByRole('button', { name: submenu.label });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
  'bio-testimonials': async (page) => {
    const dot = page.getByRole('button', { name: 'Show testimonial 3' });
    await dot.press('Enter');
    await expect(dot).toHaveAttribute('aria-current', 'true');
  },
  'bio-faq': async (page) => {
    const question = page.locator('bio-faq summary').first();
    await question.press('Enter');
    await expect(page.locator('bio-faq details[open]').first()).toBeAttached();
  },
  'bio-before-after': async (page) => {
    const slider = page.locator('bio-before-after').getByRole('slider');
    await slider.press('End');
    await expect(slider).toHaveValue('100');
  },
  'bio-contact-form': async (page) => {
    const form = page.locator('bio-contact-form');
    await book(form, newBooking({ email: 'ada@example.com' }));
    await expectSuccess(form);
  },
  'bio-estimator': async (page) => {
    const form = page.locator('bio-estimator');
    await estimator.requestEstimate(form, { contact: estimator.newContact({ email: 'ada@example.com' }) });
    await estimator.expectConfirmation(form);
  },
  'bio-quote-builder': async (page) => {
    const form = page.locator('bio-quote-builder');
    await quote.quickQuote(form, { ...quote.newClient(), email: 'ada@example.com' });
    await expect(quote.confirmation(form)).toBeVisible();
  },
  'bio-audit-wizard': async (page) => {
    await page.getByRole('link', { name: 'Free audit', exact: true }).first().press('Enter');
    const box = audit.dialog(page);
    await audit.requestAudit(box, audit.newInfo({ email: 'ada@example.com' }));
    await audit.expectConfirmation(box);
    await audit.closeButton(box).click();
    await expect(box).toHaveCount(0);
  },
};

/** Answers for the desk, and keeps what it is sent. Call it before the page is opened. */
export async function keepLeads(page: Page): Promise<Record<string, unknown>[]> {
  const leads: Record<string, unknown>[] = [];
  await page.route(DESK, async (route) => {
    const lead = route.request().postDataJSON() as Record<string, unknown>;
    leads.push(lead);
    await route.fulfill({
      status: 201,
      headers: { 'access-control-allow-origin': '*' },
      json: { id: lead['id'] },
    });
  });
  return leads;
}

/**
 * Hydrates every widget, and does what each is for. Nothing runs in the page's own world, which a test may have spoilt.
 * @param leads of `keepLeads`.
 */
export async function useEveryWidget(page: Page, leads: Record<string, unknown>[]): Promise<Usage> {
  leads.splice(0);
  for (const tag of widgets) await page.locator(`${tag}[data-ready]`).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: HYDRATE }).press('Enter');
  const texts: Usage['texts'] = {};
  for (const tag of widgets) {
    await page.locator(`${tag}[data-hydrated]`).waitFor({ state: 'attached' });
    texts[tag] = await page.locator(`${tag} [data-app]`).innerText();
  }
  for (const act of Object.values(actions)) await act(page);
  return {
    texts,
    leads: leads.map(
      (lead) =>
        JSON.parse(
          JSON.stringify(lead, (name, value: unknown) => (UNIQUE.includes(name) ? undefined : value)),
        ) as Record<string, unknown>,
    ),
  };
}
