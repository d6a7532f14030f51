import { run } from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptStyles } from '../../src/style/sheet';
import { withValueAt } from '../config/path';
import { type ConfigJson, newDraft } from '../draft/draft';
import { draftStore } from '../draft/draftStore';
import { Prices } from './Prices';

adoptStyles(document);

let pestControl: ConfigJson;
beforeAll(async () => {
  pestControl = await (await fetch('/demo/public/examples/pest-control.json')).json();
});

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 900);
  draftStore.getState().open(newDraft('Larkspur', pestControl));
});

function show(): () => void {
  const app = document.createElement('div');
  app.dataset['app'] = '';
  document.body.append(app);
  const root = createRoot(app);
  flushSync(() => root.render(<Prices />));
  const remove = () => {
    root.unmount();
    app.remove();
  };
  onTestFinished(remove);
  return remove;
}

const edit = (path: (string | number)[], value: unknown) =>
  draftStore.getState().edit((config) => withValueAt(config, path, value));
const rooms = () => page.getByRole('textbox', { name: 'How many rooms?' });
const explained = () => page.getByRole('list', { name: 'The price explained' });
const pinButton = () => page.getByRole('button', { name: 'Pin this price' });
const rows = () => page.getByRole('table', { name: 'Price checks' }).getByRole('row').elements().slice(1);
const textOf = (element: Element | undefined) => element?.textContent?.replace(/\s+/g, ' ') ?? '';
const linesOf = (list: Element) => Array.from(list.children, textOf);

async function answer(): Promise<void> {
  await rooms().fill('8');
  await page.getByLabelText('How often do you see them?').selectOptions('Every day');
  await page.getByLabelText('Do pets live with you?').selectOptions('Yes');
}

test('a price is explained line by line, in the words of the widget', async () => {
  show();
  await answer();
  expect(linesOf(explained().element())).toEqual([
    'Ants and roaches$200–$2908 × $18–$26 per roomHow often do you see them? Every day adds 40%',
    'Do pets live with you?$15',
    'Sales tax (8.25%)$20–$25',
    'Total$235–$330',
  ]);
  await page.getByLabelText('ZIP code').fill('78620');
  expect(linesOf(explained().element())).toContain('Drive into the Hill Country$35');
  await page.getByLabelText('ZIP code').fill('10001');
  await expect.element(page.getByText('The firm does not work there.')).toBeVisible();
});

test('the words are those of the config’s first language, and say so', async () => {
  const lawnCare: ConfigJson = await (await fetch('/demo/public/examples/lawn-care.json')).json();
  draftStore.getState().open(newDraft('Grünwerk', lawnCare));
  show();
  await page.getByRole('checkbox', { name: 'Laub abholen' }).click();
  await expect.element(explained().getByText('Grundpreis 60–140')).toBeVisible();
  expect(explained().element().closest('[lang]')?.getAttribute('lang')).toBe('de');
});

test('only what is asked for the selected items is asked', async () => {
  show();
  await page.getByRole('checkbox', { name: 'Ants and roaches' }).click();
  await expect.element(page.getByText('Choose something to see its price.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Mosquitoes' }).click();
  expect(page.getByLabelText('Do pets live with you?').elements()).toEqual([]);
  expect(page.getByLabelText('How often shall we come?').elements()).toHaveLength(1);
});

test('a pinned price turns red when an edit changes it, and says so; accepted, it is the same again', async () => {
  show();
  await answer();
  await pinButton().click();
  await expect.element(page.getByText('All pinned prices are the same.')).toBeVisible();
  expect(draftStore.getState().draft.priceChecks).toMatchObject([{ expected: { min: 235, max: 330 } }]);

  edit(['estimator', 'items', 0, 'price', 'min'], 19);
  await expect.element(page.getByRole('status').getByText('1 price has changed: 8 × Ants')).toBeVisible();
  expect(textOf(rows()[0])).toMatch(/^Changed8 × Ants and roaches, .*\$235–\$330\$250–\$330/);

  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.element(page.getByText('All pinned prices are the same.')).toBeVisible();
  expect(textOf(rows()[0])).toMatch(/^Same/);
});

test('what an edit takes away is the reason; undone, everything is as before', async () => {
  show();
  await page.getByRole('checkbox', { name: 'Rats and mice' }).click();
  await pinButton().click();
  edit(['estimator', 'items', 4], undefined);
  await expect.element(page.getByText('The item rodents does not exist any more.')).toBeVisible();
  draftStore.getState().undo();
  await expect.element(page.getByText('All pinned prices are the same.')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Rats and mice' })).toBeChecked();
});

test('by keys alone: pin, load, accept, delete; the focus is never lost', async () => {
  show();
  await answer();
  await page.getByLabelText('Name of the price').fill('Eight rooms');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('“Eight rooms” is pinned.')).toBeVisible();

  await rooms().fill('2');
  edit(['estimator', 'items', 0, 'price', 'min'], 19);
  await expect.element(page.getByText('1 price has changed: Eight rooms.')).toBeVisible();
  pinButton().element().focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Try answers' })).toHaveFocus();
  await expect.element(rooms()).toHaveValue('8');

  page.getByRole('button', { name: 'Load answers' }).element().focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('All pinned prices are the same.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Load answers' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Price checks' })).toHaveFocus();
  expect(draftStore.getState().draft.priceChecks).toEqual([]);
});

test('a number that the field does not allow is said, and not pinned', async () => {
  show();
  await rooms().fill('99');
  await expect.element(page.getByText('Please enter a number from 1 to 20')).toBeVisible();
  await pinButton().click();
  await expect.element(page.getByText('Correct the numbers first.')).toBeVisible();
  expect(draftStore.getState().draft.priceChecks).toEqual([]);
});

test('answers stay over a reload, and another draft begins without them', async () => {
  const remove = show();
  await rooms().fill('8');
  remove();
  show();
  await expect.element(rooms()).toHaveValue('8');
  draftStore.getState().open(newDraft('Another', pestControl));
  await expect.element(rooms()).toHaveValue('5');
});

test('a firm without items is told what is missing', async () => {
  draftStore.getState().open(newDraft('New', { company: { name: 'New' }, estimator: { items: [] } }));
  show();
  await expect.element(page.getByText('There is nothing to price yet')).toBeVisible();
});

test.each([390, 1280])('at %d px nothing sticks out, and axe finds nothing', async (width) => {
  await page.viewport(width, 900);
  show();
  await answer();
  await pinButton().click();
  await page.getByRole('checkbox', { name: 'Wasp nest' }).click();
  await pinButton().click();
  edit(['estimator', 'items', 5], undefined);
  await expect.element(page.getByText('1 price has changed')).toBeVisible();
  await rooms().fill('99');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const { violations, passes } = await run(document.body);
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
});

test('what is always included, one of a group, choices with names, days and later visits are answered as by a visitor', async () => {
  const firm: ConfigJson = {
    company: { name: 'Fair & Dry' },
    estimator: {
      groups: [{ id: 'plan', step: 'services', choose: 'one' }],
      items: [
        { id: 'visit', name: 'First look', group: 'plan', price: 99, always: true, visit: 'first' },
        { id: 'small', name: 'Small', group: 'plan', price: 20 },
        { id: 'large', name: 'Large', group: 'plan', formula: 'load * 2 + 14' },
      ],
      modifiers: [
        {
          id: 'load',
          label: 'How full?',
          step: 'property',
          number: { control: 'choices', choices: [1, 8], choiceLabels: ['1/8 truck', 'Full truck'], fee: 10 },
        },
        { id: 'day', label: 'Which day?', step: 'property', date: {} },
      ],
      surcharges: [{ id: 'same', label: 'Same day', amount: 50, when: { answers: { day: ['sameDay'] } } }],
      laterVisits: { label: 'Each later visit', firstLabel: 'First visit' },
    },
  };
  draftStore.getState().open(newDraft('Fair & Dry', firm));
  show();
  const box = (name: RegExp) => page.getByRole('checkbox', { name });
  await expect.element(box(/^First look/)).toBeChecked();
  await box(/^First look/).click();
  await expect.element(box(/^First look/)).toBeChecked();
  await box(/^Small/).click();
  await box(/^Large/).click();
  await expect.element(box(/^Small/)).not.toBeChecked();
  await page.getByLabelText('How full?').selectOptions('Full truck');
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  await page.getByLabelText('Which day?').fill(today);
  const totals = page.getByRole('list', { name: 'The price explained' }).elements().map(linesOf);
  expect(totals.map((lines) => lines.at(-1))).toEqual(['Total$259', 'Total$160']);
});
