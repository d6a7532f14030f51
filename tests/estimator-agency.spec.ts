/** An agency gives the estimator facts of its own: another trade, another language, other steps. */
import { expect, type Page, test } from 'playwright/test';
import { DESK, FOREIGN_SITE } from './addresses';
import { expectRequested } from './desk';
import {
  answerServices,
  card,
  chip,
  computeButton,
  confirmButton,
  ESTIMATOR,
  expectThanks,
  fillContact,
  heading,
  launchButton,
  newContact,
  nextButton,
  PANEL,
  problem,
  QUICK,
  range,
  walkToResult,
  withConfig,
  zip,
} from './estimator';
import { openForeignPage, publish, SCRIPT } from './publish';
import { PHONE } from './visitor';
import { watchComplaints, watchOurLines } from './watch';

/** Somebody who washes windows: one group, a price per pane with a minimum, a question of their own. */
const windows = {
  estimator: {
    groups: [{ id: 'glass', label: 'Glass', step: 'services' }],
    items: [
      {
        id: 'panes',
        name: 'Windows',
        group: 'glass',
        price: { min: 4.5, max: 7 },
        unit: 'pane',
        quantityLabel: 'Number of panes',
        floor: 80,
      },
      { id: 'skylight', name: 'Skylights', group: 'glass', price: { min: 60, max: 95 } },
    ],
    modifiers: [
      {
        id: 'dirt',
        label: 'How dirty are they?',
        step: 'location',
        options: [
          { id: 'little', label: 'A little', factor: 1 },
          { id: 'very', label: 'Very', factor: 1.5 },
        ],
      },
    ],
    servedZips: ['300', 'SW1A'],
  },
};

const panes = (page: Page) => page.getByRole('textbox', { name: 'Number of panes' });

test('units, a minimum, a question of its own, and where the firm works', async ({ page }) => {
  const complaints = await watchComplaints(page);
  await openForeignPage(page, SCRIPT + withConfig(windows, 'quantities live-range'));
  // There are no add-ons: four steps.
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Glass' })).toBeVisible();
  await expect(panes(page)).toBeHidden();
  await expect(card(page, 'Windows')).toHaveAccessibleName(/\$4\.50–\$7 per pane/);
  await card(page, 'Windows').check();
  const soFar = page.getByText(/^So far/);
  await expect(soFar).toHaveText('So far $5–$7'); // for one pane there is no minimum for the job
  await panes(page).fill('ten');
  await nextButton(page).click();
  await expect(panes(page)).toBeFocused();
  await expect(panes(page)).toHaveAccessibleDescription(/a number of at most 100,000/);
  await panes(page).fill('10');
  await expect(panes(page)).not.toHaveAttribute('aria-invalid');
  await expect(soFar).toHaveText('So far $80');
  await panes(page).fill('1,000.5');
  await expect(soFar).toHaveText('So far $4,502–$7,004');
  await panes(page).fill('20');
  await expect(soFar).toHaveText('So far $90–$140');
  await nextButton(page).click();
  await nextButton(page).click();
  await zip(page).fill(' 10115 ');
  await expect(zip(page)).toHaveAccessibleDescription(/do not come to 10115 yet/);
  await zip(page).fill('sw1a 1aa');
  await expect(zip(page)).toHaveAccessibleDescription('');
  await zip(page).fill('10115');
  await chip(page, 'How dirty are they?', 'Very').check();
  await computeButton(page).click();
  await expect(range(page)).toHaveText('$135–$210');
  await expect(page.getByRole('listitem').filter({ hasText: /^20 × / })).toHaveText('20 × $4.50–$7 per pane');
  await page.getByRole('button', { name: 'Book my free visit' }).click();
  const contact = newContact();
  await fillContact(page, contact);
  await confirmButton(page).click();
  await expectThanks(page);
  expect(await expectRequested(contact)).toMatchObject({
    selectedServices: [{ id: 'panes', name: 'Windows', selected: true, quantity: 20 }],
    locationInfo: { zip: '10115', dirt: 'Very' },
    estimate: { min: 135, max: 210 },
  });
  expect(complaints).toEqual([]);
});

const german = {
  currency: 'EUR',
  locale: 'de-DE',
  estimator: { ...windows.estimator, stepsOff: ['property', 'location'] },
  texts: {
    de: {
      estimator: {
        progress: 'Schritt {step} von {steps}',
        steps: { services: { heading: 'Was soll sauber werden?' }, result: { heading: 'Ihr Preis' } },
        perUnit: '{range} je {unit}',
        missingService: 'Bitte wählen Sie etwas aus',
        compute: 'Preis zeigen',
      },
    },
  },
};

test('two steps, in euros, in German', async ({ page }) => {
  await openForeignPage(page, SCRIPT + withConfig(german, 'lang="de" quantities'));
  await expect(page.getByText('Schritt 1 von 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Was soll sauber werden?' })).toBeVisible();
  await page.getByRole('button', { name: 'Preis zeigen' }).click();
  await expect(problem(page)).toHaveText('Bitte wählen Sie etwas aus');
  await card(page, 'Windows').check();
  await panes(page).fill('1.000,5');
  await page.getByRole('button', { name: 'Preis zeigen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Preis' })).toBeFocused();
  await expect(range(page)).toHaveText(/^4\.502\s€–7\.004\s€$|^4\.502–7\.004\s€$/);
  await expect(page.locator('bio-estimator section[lang]').first()).toHaveAttribute('lang', 'de');
});

test('two estimators with two configs on one page keep apart', async ({ page }) => {
  await openForeignPage(page, SCRIPT + withConfig(windows, 'quantities id="glass"') + ESTIMATOR);
  const [glass, house] = [page.locator('#glass'), page.locator('bio-estimator:not([id])')];
  await card(glass, 'Skylights').check();
  await nextButton(house).click();
  await expect(problem(house)).toBeVisible();
  await expect(problem(glass)).toBeHidden();
  await walkToResult(house, { ...QUICK, location: { Access: 'Easy' } });
  await expect(heading(glass, 'services')).toBeVisible();
  for (let step = 0; step < 2; step++) await nextButton(glass).click();
  await chip(glass, 'How dirty are they?', 'Very').check();
  await computeButton(glass).click();
  await expect(range(glass)).toHaveText('$90–$143');
  await expect(range(house)).toHaveText('$403–$1,380');
});

/** The names of what is selected on this step. */
const checked = (page: Page) =>
  page
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

test('what is selected at the start: by the address, else the attribute, else the config', async ({
  page,
}) => {
  const lines = watchOurLines(page);
  const preselected = { estimator: { preselected: ['glass', 'flow-audit'] } };
  const path = await publish(SCRIPT + withConfig(preselected, 'services="bioseal, lighting"'));
  const plain = await publish(SCRIPT + withConfig(preselected));
  const cases = {
    [`${path}?services=biorinse,bin-cleaning,nonsense`]: [['biorinse'], ['bin-cleaning']],
    [`${path}?services=nonsense`]: [['bioseal'], ['lighting']],
    [path]: [['bioseal'], ['lighting']],
    [plain]: [['flow-audit'], ['glass']],
  };
  for (const [address, [services, addOns]] of Object.entries(cases)) {
    await test.step(address.slice(38), async () => {
      await page.goto(FOREIGN_SITE + address);
      await expect(nextButton(page)).toBeVisible();
      await expect.poll(() => checked(page)).toEqual(services);
      await nextButton(page).click();
      await expect(heading(page, 'addOns')).toBeVisible();
      expect(await checked(page)).toEqual(addOns);
      await page.evaluate(() => sessionStorage.clear());
    });
  }
  expect(lines).toEqual([]);
});

const setAttribute = (page: Page, name: string, value: string | null) =>
  page.locator('bio-estimator').evaluate(
    (element, [key, text]) => {
      if (text === null) element.removeAttribute(key);
      else element.setAttribute(key, text);
    },
    [name, value] as const,
  );

test('attributes may change at any time, and answers stay', async ({ page }) => {
  const complaints = await watchComplaints(page);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await card(page, 'BioSeal').waitFor();
  await setAttribute(page, 'services', 'bioseal');
  await expect(card(page, 'BioSeal')).toBeChecked();
  await card(page, 'Gutter guards').check();
  const feet = page.getByRole('textbox', { name: 'How many feet of gutter?' });
  await expect(feet).toBeHidden();
  await setAttribute(page, 'quantities', '');
  await feet.fill('100');
  await setAttribute(page, 'live-range', '');
  await expect(page.getByText(/^So far/)).toHaveText('So far $1,395–$3,095');
  await setAttribute(page, 'quantities', 'false');
  await expect(page.getByText(/^So far/)).toHaveText('So far $504–$1,511');
  await setAttribute(page, 'live-range', null);
  await expect(page.getByText(/^So far/)).toBeHidden();
  await setAttribute(page, 'quantities', '');
  await expect(feet).toHaveValue('100');
  // The first choice was the visitor's: no attribute changes it any more.
  await setAttribute(page, 'services', 'biorinse');
  await expect(card(page, 'BioRinse')).not.toBeChecked();

  await setAttribute(page, 'config', JSON.stringify(windows));
  await expect(card(page, 'Windows')).toBeVisible();
  await setAttribute(page, 'config', null);
  await expect(card(page, 'BioSeal')).toBeChecked();

  await setAttribute(page, 'mode', 'panel');
  await expect(card(page, 'BioSeal')).toBeHidden();
  await launchButton(page).click();
  await expect(card(page.getByRole('dialog'), 'BioSeal')).toBeChecked();
  await setAttribute(page, 'mode', null);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card(page, 'BioSeal')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('where nothing is on offer, it says so and names the phone', async ({ page }) => {
  const complaints = await watchComplaints(page);
  for (const html of [
    withConfig({ estimator: { items: [] } }),
    withConfig({ estimator: { items: [] } }, 'mode="panel"'),
  ]) {
    await openForeignPage(page, SCRIPT + html);
    if (html.includes('panel')) await launchButton(page).click();
    await expect(page.getByText('Our price list is being renewed. Please call us at')).toBeVisible();
    await expect(page.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:7705550142');
    await expect(nextButton(page)).toBeHidden();
  }
  const line = expect.stringContaining('config estimator.items is empty; the estimator offers nothing');
  expect(complaints).toEqual([line, line]);
});

const mistakes: Record<string, { html: string; says: RegExp[] }> = {
  'a service that is not on offer': {
    html: ESTIMATOR.replace(' ', ' services="bioseal,biosael" '),
    says: [/services="bioseal,biosael"/, /not on offer: biosael/, /Expected some of biorinse/],
  },
  'a mode that there is not': {
    html: ESTIMATOR.replace(' ', ' mode="popup" '),
    says: [/mode/, /popup/, /"inline" or "panel"/],
  },
  'a price in quotes': {
    html: withConfig({
      estimator: { items: [{ id: 'biorinse', group: 'services', price: { min: '275' } }] },
    }),
    says: [/estimator\.items\[0\]\.price\.min/, /"275"/, /Expected a number/],
  },
  'a price upside down': {
    html: withConfig({ estimator: { items: [{ id: 'bioseal', price: { min: 900, max: 100 } }] } }),
    says: [/estimator\.items\[0\]\.price/, /900 to 100/, /min not above the max/],
  },
  'a factor of nothing': {
    html: withConfig({
      estimator: { modifiers: [{ id: 'stories', options: [{ id: '1', label: 'One', factor: 0 }] }] },
    }),
    says: [/estimator\.modifiers\[0\]\.options\[0\]\.factor/, /a number above 0/],
  },
  'a step that cannot be left out': {
    html: withConfig({ estimator: { stepsOff: ['services'] } }),
    says: [/estimator\.stepsOff\[0\]/, /"services"/, /"addOns", "property" or "location"/],
  },
  'a drawing that there is not': {
    html: withConfig({ estimator: { items: [{ id: 'bioseal', icon: 'shieldd' }] } }),
    says: [/estimator\.items\[0\]\.icon/, /shieldd/, /spray/],
  },
  'a currency that there is not': {
    html: withConfig({ currency: 'dollars' }),
    says: [/currency/, /dollars/],
  },
};

test('a mistake of the agency is one line each, and the estimator works', async ({ page }) => {
  const lines = watchOurLines(page);
  for (const [mistake, { html, says }] of Object.entries(mistakes)) {
    await test.step(mistake, async () => {
      lines.length = 0;
      await openForeignPage(page, SCRIPT + html);
      await expect(nextButton(page)).toBeVisible();
      await page.getByRole('checkbox').first().check();
      await nextButton(page).click();
      await expect(heading(page, 'services')).toBeHidden();
      expect(lines, mistake).toHaveLength(1);
      expect(lines[0]).toMatch(/^<bio-estimator> /);
      for (const part of says) expect(lines[0]).toMatch(part);
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test('a line of the panel, too, is told once and not before it is needed', async ({ page }) => {
  const lines = watchOurLines(page);
  await openForeignPage(
    page,
    SCRIPT + PANEL.replace(DESK, 'ftp://example.com').replace(' ', ' services="x" '),
  );
  await launchButton(page).waitFor();
  expect(lines).toEqual([]);
  await launchButton(page).click();
  await answerServices(page.getByRole('dialog'), QUICK);
  expect(lines).toHaveLength(2);
});
