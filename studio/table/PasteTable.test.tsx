import { run } from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptStyles } from '../../src/style/sheet';
import { newDraft } from '../draft/draft';
import { draftStore } from '../draft/draftStore';
import { PasteTable } from './PasteTable';

adoptStyles(document);

const groups = [
  { id: 'inside', label: 'Inside the house' },
  { id: 'outside', label: 'Around the house' },
];
const TABLE = 'Name\tUnit\tMin\tMax\nAnts\troom\t$18\t$26\nWasps\t\tcheap\t\nLighting\t\t95\t140\n';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 900);
  draftStore.getState().open(newDraft('New', { currency: 'EUR', locale: 'de' }));
});

function show(existingIds: readonly string[] = []) {
  const app = document.createElement('main');
  app.dataset['app'] = '';
  document.body.append(app);
  const root = createRoot(app);
  const onItems = vi.fn();
  flushSync(() => root.render(<PasteTable groups={groups} existingIds={existingIds} onItems={onItems} />));
  const remove = () => {
    root.unmount();
    app.remove();
  };
  onTestFinished(remove);
  return { onItems, remove };
}

const field = () => page.getByLabelText('Paste from your spreadsheet');
/** Also one that is not enabled. */
async function press(name: string): Promise<void> {
  page.getByRole('button', { name }).element().focus();
  await userEvent.keyboard('{Enter}');
}
const previewed = () =>
  page
    .getByRole('region', { name: 'What was understood' })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

test('shows what was understood and what not, adds the items, and keeps the lines with mistakes', async () => {
  const { onItems } = show(['ants']);
  await field().fill(TABLE);
  expect(previewed()).toEqual([
    ['2', 'Ants', 'room', '18–26\u00a0€'],
    ['3', expect.stringMatching(/^“cheap” is no price such as .*Wasps\t\tcheap\t$/s)],
    ['4', 'Lighting', '', '95–140\u00a0€'],
  ]);
  await expect
    .element(page.getByRole('status').getByText('2 items understood. 1 line has a mistake; it stays here.'))
    .toBeVisible();

  await page.getByLabelText('Group').selectOptions('Around the house');
  await page.getByRole('button', { name: 'Add 2 items' }).click();
  expect(onItems).toHaveBeenCalledExactlyOnceWith([
    { id: 'ants-2', name: 'Ants', group: 'outside', unit: 'room', price: { min: 18, max: 26 } },
    // The built-in item of this id has a description, which this one is not to have.
    { id: 'lighting-2', name: 'Lighting', group: 'outside', price: { min: 95, max: 140 } },
  ]);
  await expect.element(page.getByText('2 items added.')).toBeVisible();
  await expect.element(field()).toHaveValue('Name\tUnit\tMin\tMax\nWasps\t\tcheap\t');
});

test('by keys: what is typed stays over a reload, until it is added', async () => {
  const { remove } = show();
  await field().click();
  await userEvent.keyboard('Ants;18;26');
  remove();
  const { onItems } = show();
  await expect.element(field()).toHaveValue('Ants;18;26');
  await field().click();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  expect(onItems).toHaveBeenCalledExactlyOnceWith([
    { id: 'ants', name: 'Ants', group: 'inside', price: { min: 18, max: 26 } },
  ]);
  await expect.element(field()).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Add items' })).toHaveFocus();
});

test('nothing is added where nothing was understood, or more than a config holds', async () => {
  const { onItems } = show(Array.from({ length: 199 }, (_, index) => `item-${index}`));
  await press('Add items');
  await expect.element(page.getByText('Paste a table first.')).toBeVisible();
  await field().fill(TABLE);
  await press('Add 2 items');
  expect(page.getByText('A config has at most 200 items: 1 too many.').elements()).not.toEqual([]);
  expect(onItems).not.toHaveBeenCalled();
});

test('of a table that is longer than a config may be, the beginning is shown', async () => {
  show();
  await field().fill(Array.from({ length: 250 }, (_, index) => `Item ${index}\t${index}`).join('\n'));
  await expect.element(page.getByText('50 more lines are not shown.')).toBeVisible();
});

test.each([390, 1280])('at %d px nothing sticks out, and axe finds nothing', async (width) => {
  await page.viewport(width, 900);
  show();
  await field().fill(`${TABLE}${'A long name '.repeat(10)}\tsquare foot\t1000\t2000`);
  await expect.element(page.getByText('3 items understood.')).toBeVisible();
  // Axe takes the colors of a button that is just becoming usable for its own.
  await expect.element(page.getByRole('button', { name: 'Add 3 items' })).toBeEnabled();
  for (const animation of document.getAnimations()) animation.finish();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const { violations, passes } = await run(document.body);
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
});
