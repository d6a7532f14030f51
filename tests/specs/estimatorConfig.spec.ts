/** An agency gives the estimator facts of its own: another trade, another language, other steps. */
import { expect, type Page, test } from 'playwright/test';
import {
  answerServices,
  card,
  chip,
  computeButton,
  confirmButton,
  ESTIMATOR,
  estimateOf,
  expectConfirmation,
  fillContact,
  heading,
  launchButton,
  newContact,
  nextButton,
  PANEL,
  problem,
  QUICK,
  QUICK_RANGE,
  range,
  walkToResult,
  withConfig,
  zip,
} from '../pages/estimator';
import { expectRequested } from '../support/desk';
import {
  addOn,
  firstQuestion,
  firstService,
  formatPrices,
  otherAddOn,
  PHONE,
  PHONE_HREF,
  quantityLabel,
  service,
  serviceByUnit,
} from '../support/firm';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { watchOurLines, watchPageErrors } from '../support/pageReports';
import { sampleEntries } from '../support/sample';
import { DESK, FOREIGN_SITE } from '../support/urls';

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
  const pageErrors = await watchPageErrors(page);
  await openForeignPage(page, SCRIPT + withConfig(windows, 'quantities live-range'));
  // There are no add-ons: four steps.
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Glass' })).toBeVisible();
  await expect(panes(page)).toBeHidden();
  await expect(card(page, 'Windows')).toHaveAccessibleName(/\$4\.50 to \$7 per pane/);
  await card(page, 'Windows').check();
  const soFar = page.getByRole('paragraph').filter({ hasText: /^So far/ });
  await expect(soFar).toHaveText('So far from $80'); // the minimum, until the panes are counted
  await panes(page).fill('ten');
  await nextButton(page).click();
  await expect(panes(page)).toBeFocused();
  await expect(panes(page)).toHaveAccessibleDescription(/a number of at most 100,000/);
  await panes(page).fill('10');
  await expect(panes(page)).toHaveAttribute('aria-invalid', 'false');
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
  await page.getByRole('button', { name: 'Book my free property check' }).click();
  const contact = newContact();
  await fillContact(page, contact);
  await confirmButton(page).click();
  await expectConfirmation(page);
  expect(await expectRequested(contact)).toMatchObject({
    selectedServices: [{ id: 'panes', name: 'Windows', selected: true, quantity: 20 }],
    locationInfo: { zip: '10115', dirt: 'Very' },
    estimate: { min: 135, max: 210 },
  });
  expect(pageErrors).toEqual([]);
});

test('a config and all that shows it are requested at once, before any of it has come', async ({ page }) => {
  const config = await serve(JSON.stringify(windows), { headers: { 'content-type': 'application/json' } });
  // The widget's code cannot run, and so asks for nothing, while React is on its way.
  let sendReact = () => {};
  const react = new Promise<void>((resolve) => {
    sendReact = resolve;
  });
  await page.route(/\/react-[^/]+\.js$/, async (route) => {
    await react;
    await route.continue();
  });
  const requested = [config, '/config.js', '/wizard.js', '/estimator.js'].map((end) =>
    page.waitForRequest((request) => request.url().endsWith(end)),
  );
  await openForeignPage(
    page,
    `${SCRIPT}<bio-estimator endpoint="${DESK}" config="${config}"></bio-estimator>`,
  );
  await Promise.all(requested);
  sendReact();
  await expect(card(page, 'Windows')).toBeVisible();
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
  await walkToResult(house, QUICK);
  await expect(heading(glass, 'services')).toBeVisible();
  for (let step = 0; step < 2; step++) await nextButton(glass).click();
  await chip(glass, 'How dirty are they?', 'Very').check();
  await computeButton(glass).click();
  await expect(range(glass)).toHaveText('$90–$143');
  await expect(range(house)).toHaveText(QUICK_RANGE);
});

/** The names of what is selected on this step. */
const checked = (page: Page) =>
  page
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

test('what is selected at the start: by the URL, else the attribute, else the config', async ({ page }) => {
  const lines = watchOurLines(page);
  const preselected = { estimator: { preselected: [otherAddOn.id, serviceByUnit.id] } };
  const path = await serve(SCRIPT + withConfig(preselected, `services="${service.id}, ${addOn.id}"`));
  const plain = await serve(SCRIPT + withConfig(preselected));
  const cases = {
    [`${path}?services=${firstService.id},${otherAddOn.id},nonsense`]: [[firstService.id], [otherAddOn.id]],
    [`${path}?services=nonsense`]: [[service.id], [addOn.id]],
    [path]: [[service.id], [addOn.id]],
    [plain]: [[serviceByUnit.id], [otherAddOn.id]],
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
  const pageErrors = await watchPageErrors(page);
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await card(page, service.name).waitFor();
  await setAttribute(page, 'services', service.id);
  await expect(card(page, service.name)).toBeChecked();
  await card(page, serviceByUnit.name).check();
  const selected = { services: [service.name, serviceByUnit.name] };
  const units = page.getByRole('textbox', { name: quantityLabel });
  await expect(units).toBeHidden();
  await setAttribute(page, 'quantities', '');
  await units.fill('100');
  await setAttribute(page, 'live-range', '');
  await expect(page.getByRole('paragraph').filter({ hasText: /^So far/ })).toHaveText(
    `So far ${formatPrices(estimateOf(selected, { [serviceByUnit.name]: 100 }))}`,
  );
  await setAttribute(page, 'quantities', 'false');
  await expect(page.getByRole('paragraph').filter({ hasText: /^So far/ })).toHaveText(
    `So far ${formatPrices(estimateOf(selected))}`,
  );
  await setAttribute(page, 'live-range', null);
  await expect(page.getByRole('paragraph').filter({ hasText: /^So far/ })).toBeHidden();
  await setAttribute(page, 'quantities', '');
  await expect(units).toHaveValue('100');
  // The first choice was the visitor's: no attribute changes it any more.
  await setAttribute(page, 'services', firstService.id);
  await expect(card(page, firstService.name)).not.toBeChecked();

  await setAttribute(page, 'config', JSON.stringify(windows));
  await expect(card(page, 'Windows')).toBeVisible();
  await setAttribute(page, 'config', null);
  await expect(card(page, service.name)).toBeChecked();

  await setAttribute(page, 'mode', 'panel');
  await expect(card(page, service.name)).toBeHidden();
  await launchButton(page).click();
  await expect(card(page.getByRole('dialog'), service.name)).toBeChecked();
  await setAttribute(page, 'mode', null);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card(page, service.name)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('where nothing is on offer, it says so and names the phone', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  for (const html of [
    withConfig({ estimator: { items: [] } }),
    withConfig({ estimator: { items: [] } }, 'mode="panel"'),
  ]) {
    await openForeignPage(page, SCRIPT + html);
    if (html.includes('panel')) await launchButton(page).click();
    await expect(page.getByText('Our price list is being renewed. Please call us at')).toBeVisible();
    await expect(page.getByRole('link', { name: PHONE })).toHaveAttribute('href', PHONE_HREF);
    await expect(nextButton(page)).toBeHidden();
  }
  const line = expect.stringContaining('config estimator.items is empty; the estimator offers nothing');
  expect(pageErrors).toEqual([line, line]);
});

const mistakes: Record<string, { html: string; says: (string | RegExp)[] }> = {
  'a service that is not on offer': {
    html: ESTIMATOR.replace(' ', ` services="${service.id},nonsense" `),
    says: [
      `services="${service.id},nonsense"`,
      'not on offer: nonsense',
      `Expected some of ${firstService.id}`,
    ],
  },
  'a mode that there is not': {
    html: ESTIMATOR.replace(' ', ' mode="popup" '),
    says: [/mode/, /popup/, /"inline" or "panel"/],
  },
  'a price in quotes': {
    html: withConfig({
      estimator: { items: [{ id: firstService.id, group: firstService.group, price: { min: '275' } }] },
    }),
    says: [/estimator\.items\[0\]\.price\.min/, /"275"/, /Expected a number/],
  },
  'a price upside down': {
    html: withConfig({ estimator: { items: [{ id: firstService.id, price: { min: 900, max: 100 } }] } }),
    says: [/estimator\.items\[0\]\.price/, /900 to 100/, /min not above the max/],
  },
  'a factor of nothing': {
    html: withConfig({
      estimator: {
        modifiers: [{ id: firstQuestion.id, options: [{ ...firstQuestion.options[0], factor: 0 }] }],
      },
    }),
    says: [/estimator\.modifiers\[0\]\.options\[0\]\.factor/, /a number above 0/],
  },
  'a step that cannot be left out': {
    html: withConfig({ estimator: { stepsOff: ['services'] } }),
    says: [/estimator\.stepsOff\[0\]/, /"services"/, /"addOns", "property" or "location"/],
  },
  'a drawing that there is not': {
    html: withConfig({ estimator: { items: [{ id: firstService.id, icon: 'shieldd' }] } }),
    says: [/estimator\.items\[0\]\.icon/, /shieldd/, /spray/],
  },
  'a currency that there is not': {
    html: withConfig({ currency: 'dollars' }),
    says: [/currency/, /dollars/],
  },
};

test('a mistake of the agency is one line each, and the estimator works', async ({ page }) => {
  const lines = watchOurLines(page);
  for (const [mistake, { html, says }] of sampleEntries('mistakes of agencies', mistakes, 4)) {
    await test.step(mistake, async () => {
      lines.length = 0;
      await openForeignPage(page, SCRIPT + html);
      await expect(nextButton(page)).toBeVisible();
      await page.getByRole('checkbox').first().check();
      await nextButton(page).click();
      await expect(heading(page, 'services')).toBeHidden();
      expect(lines, mistake).toHaveLength(1);
      expect(lines[0]).toMatch(/^<bio-estimator> /);
      for (const part of says)
        expect(lines[0]).toEqual(
          typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part),
        );
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test('a mistake in the panel, too, is reported once and not before it is needed', async ({ page }) => {
  const lines = watchOurLines(page);
  await openForeignPage(page, SCRIPT + PANEL.replace(' ', ' services="x" '));
  await launchButton(page).waitFor();
  expect(lines).toEqual([]);
  await launchButton(page).click();
  await answerServices(page.getByRole('dialog'), QUICK);
  expect(lines).toHaveLength(1);
});

test('an endpoint of the panel that is no address is reported before a visitor comes, and once', async ({
  page,
}) => {
  const lines = watchOurLines(page);
  await openForeignPage(page, SCRIPT + PANEL.replace(DESK, 'ftp://example.com'));
  await expect.poll(() => lines).toHaveLength(1);
  await launchButton(page).click();
  await answerServices(page.getByRole('dialog'), QUICK);
  expect(lines).toHaveLength(1);
});
