import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { inColumn, mount, recordEvents } from '../../testing/mount';
import './index';

const { addOns: builtIn } = defaultBusiness;

const LONG = 'x'.repeat(200);

async function show(config?: object, width = 1200) {
  const { root } = await mount(inColumn(width, '<bio-add-ons></bio-add-ons>'), { config });
  const rows = [...root.querySelectorAll<HTMLElement>('[part="add-on"]')];
  return { root, rows };
}

const linesOf = (row: HTMLElement | undefined) => row?.innerText.split('\n').filter(Boolean);
const prices = [{ price: { min: 10, max: 10 } }];
const addOns = [
  { id: 'washing-bins', name: 'Bins', prices },
  { id: 'washing-glass', name: 'Glass', prices },
];

test('shows every price of an add-on with its label, unit and note', async () => {
  const several = [
    { label: 'Once', price: { min: 25, max: 40 }, note: '2 bins' },
    { label: 'Monthly', price: { min: 1015, max: 1020 } },
    { price: { min: 25, max: 30 }, unit: 'visit' },
  ];
  const { rows } = await show({ addOns: [{ id: 'washing-bins', name: 'Bins', prices: several }] });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(rows[0]?.innerText.replace(/\s+/g, ' ')).toContain(
    'Once 2 bins $25–$40 Monthly $1,015–$1,020 $25–$30 per visit',
  );
});

test('shows the built-in add-ons without a config', async () => {
  const { rows } = await show();
  expect(rows.map((row) => row.querySelector('h2')?.textContent)).toEqual(builtIn.map(({ name }) => name));
});

test('the button of an add-on requests it by its name and follows the contact link', async () => {
  const requested = recordEvents('bio-schedule');
  await show({ addOns, links: { contact: '#form' } });
  page.getByRole('link', { name: 'Ask about Glass' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(requested).toEqual([{ service: 'Glass' }]);
  expect(location.hash).toBe('#form');
});

test('a link to the id of an add-on scrolls to it, clear of a fixed header', async () => {
  const tall = addOns.map((addOn) => ({ ...addOn, description: 'Washed inside and out. '.repeat(60) }));
  const { rows } = await show({ addOns: tall }, 390);
  document.getElementById('washing-glass')?.scrollIntoView();
  const top = rows[1]?.getBoundingClientRect().top;
  expect(top).toBeGreaterThan(64);
  expect(top).toBeLessThan(120);
});

test('an add-on without a picture reserves no space; an unreachable one keeps its space', async () => {
  const { rows } = await show({
    addOns: [
      { id: 'a', name: 'A', prices },
      { id: 'b', name: 'B', prices, picture: { src: '/none.webp', alt: 'None' } },
    ],
  });
  const [without, unreachable] = rows;
  expect(linesOf(without)).toEqual(['A', '$10', 'Ask about A']);
  expect(without?.querySelector('[part="picture"]')).toBeNull();
  const picture = unreachable?.querySelector<HTMLElement>('[part="picture"]');
  await expect.poll(() => picture?.querySelector('img')).toBeNull();
  expect(picture?.offsetHeight).toBeGreaterThan(100);
});

test('the picture that reaches to the edge is no higher than a screen, however wide the page is', async () => {
  const { rows } = await show(undefined, 2560);
  const picture = rows[0]?.querySelector('picture')?.getBoundingClientRect();
  expect(picture?.width).toBeGreaterThan(1200);
  expect(picture?.height).toBe(640);
});

test('without add-ons only the heading is shown', async () => {
  const { root } = await show({ addOns: [] });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(root.querySelector('ul')).toBeNull();
});

test.each([320, 600, 1200])('endless names and prices fit into %i px', async (width) => {
  const picture = { src: '/none.webp', alt: '' };
  const price = { label: LONG, price: { min: 99_999_998, max: 99_999_999 }, unit: LONG, note: LONG };
  const endless = Array.from({ length: 4 }, (_, index) => ({
    id: `a${index}`,
    name: LONG,
    description: LONG,
    prices: Array.from({ length: 1 + index }, () => price),
    ...(index % 2 ? { picture } : {}),
  }));
  const { rows } = await show({ addOns: endless }, width);
  for (const row of rows) expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
});
