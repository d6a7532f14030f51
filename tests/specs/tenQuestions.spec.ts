/** What people ask before they call: each answer is on the home page, or at most two presses away from it. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { defaultBusiness } from '../../src/content/business';
import { withoutMap } from '../pages/contactForm';
import { company, formatPrices, PHONE } from '../support/firm';

type Press = (page: Page) => Locator;

const { servicePages, gutters, faqs, plans } = defaultBusiness;
const find = <Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry => {
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`The facts have no entry "${id}".`);
  return found;
};

const link =
  (name: string | RegExp): Press =>
  (page) =>
    page.getByRole('link', { name }).first();
const moreAbout = (service: string): Press => link(`More about ${service}`);
const allQuestions: Press = (page) => page.getByText('See All FAQs');
const question =
  (id: string): Press =>
  (page) =>
    page.locator('details summary', { hasText: find(faqs, id).question });
/** Facts refer to each other: `{services.bioseal.name}`. The words before and after are the same. */
const wordsOf = (fact: string): string => fact.split('}').at(-1)?.trim() ?? '';

const perFoot = find(gutters, 'install');
const gutterFactors = find(servicePages, 'bioguide').priceFactors?.higher ?? [];

const QUESTIONS: readonly { asked: string; presses: readonly Press[]; answer: readonly string[] }[] = [
  {
    asked: 'What does a two-story brick house with 120 feet of gutter cost?',
    presses: [moreAbout('BioGuide')],
    answer: [formatPrices(perFoot.price), `per ${perFoot.unit}`, ...gutterFactors.slice(0, 1)],
  },
  {
    asked: 'Is a Saturday possible?',
    presses: [allQuestions, question('how-soon-do-you-answer')],
    answer: ['which days suit you'],
  },
  {
    asked: 'What happens to my photos?',
    presses: [link('Privacy Policy')],
    answer: ['send photos. We use this to answer you and for nothing else'],
  },
  { asked: 'Do you come to my town?', presses: [], answer: company.cities.slice(0, 3) },
  {
    asked: 'How long does it take?',
    presses: [allQuestions, question('how-long-is-a-visit')],
    answer: [find(faqs, 'how-long-is-a-visit').answer],
  },
  {
    asked: 'What is BioSeal?',
    presses: [moreAbout('BioSeal')],
    answer: [wordsOf(find(servicePages, 'bioseal').whatItDoes ?? '')],
  },
  {
    asked: 'What does the property check cost, and what do I get?',
    presses: [],
    answer: [find(faqs, 'what-is-biocheck').answer],
  },
  { asked: 'Can I speak to somebody?', presses: [], answer: [PHONE] },
  {
    asked: 'What does a plan cost?',
    presses: [],
    answer: plans.slice(0, 1).map(({ price }) => formatPrices(price)),
  },
  {
    asked: 'Wash or blast: which one do I need?',
    presses: [allQuestions, question('soft-wash-or-blast')],
    answer: [wordsOf(find(faqs, 'soft-wash-or-blast').answer)],
  },
];

for (const width of [390, 1440])
  for (const { asked, presses, answer } of QUESTIONS)
    test(`${asked} (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await withoutMap(page);
      await page.goto('/');
      expect(presses.length).toBeLessThanOrEqual(2);
      for (const press of presses) await press(page).click();
      for (const words of answer)
        await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    });
