import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index';

const LONG = 'x'.repeat(200);

afterEach(() => document.body.replaceChildren());

/** Puts the widget on the page, in a place as wide as told. */
async function show(config: object = {}, width = 1200): Promise<HTMLElement> {
  const ready = new Promise((resolve) => document.addEventListener('bio-ready', resolve, { once: true }));
  const place = document.createElement('div');
  place.style.inlineSize = `${width}px`;
  const element = document.createElement('bio-add-ons');
  Object.assign(element, { config });
  place.append(element);
  document.body.replaceChildren(place);
  await ready;
  return element;
}

const rows = (element: HTMLElement) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part="add-on"]') ?? []),
];

test('shows each add-on with all its prices', async () => {
  const element = await show();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [lighting, bins, glass] = rows(element).map(({ innerText }) => innerText.replace(/\s+/g, ' '));
  expect(lighting).toContain('$750–$4,500');
  expect(bins).toContain('One-time 2 bins $25–$40 Monthly $15–$20 Quarterly $25–$30 per visit');
  expect(glass).toContain('$150–$450');
});

test('an add-on is asked for by keyboard: the form is told its name, and the link leads there', async () => {
  const asked = vi.fn();
  document.addEventListener('bio-schedule', (event) => asked(event.detail), { once: true });
  await show({ links: { contact: '#form' } });
  page.getByRole('link', { name: 'Ask about Bin cleaning' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveBeenCalledWith({ service: 'Bin cleaning' });
  expect(location.hash).toBe('#form');
  history.replaceState(null, '', location.pathname + location.search);
});

test('a link reaches an add-on by its id, and leaves room above it for a fixed header', async () => {
  const element = await show({}, 390);
  await expect.poll(() => document.getElementById('bin-cleaning')).not.toBeNull();
  document.getElementById('bin-cleaning')?.scrollIntoView();
  const top = rows(element)[1]?.getBoundingClientRect().top;
  expect(top).toBeGreaterThan(64);
  expect(top).toBeLessThan(120);
  scrollTo(0, 0);
});

test('an add-on without a picture has no empty place for one; a broken one keeps its place', async () => {
  const prices = [{ price: { min: 10, max: 10 } }];
  const element = await show({
    addOns: [
      { id: 'a', name: 'A', prices },
      { id: 'b', name: 'B', prices, picture: { src: '/none.webp', alt: 'None' } },
    ],
  });
  const [without, broken] = rows(element);
  expect(without?.innerText.split('\n').filter(Boolean)).toEqual(['A', '$10', 'Ask about A']);
  expect(without?.querySelector('[part="picture"]')).toBeNull();
  const place = broken?.querySelector<HTMLElement>('[part="picture"]');
  await expect.poll(() => place?.querySelector('img')).toBeNull();
  expect(place?.offsetHeight).toBeGreaterThan(100);
});

test('without add-ons the heading stands alone', async () => {
  const element = await show({ addOns: [] });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(element.shadowRoot?.querySelector('ul')).toBeNull();
});

test.each([320, 600, 1200])('names and prices that never end fit into %i px', async (width) => {
  const picture = { src: '/none.webp', alt: '' };
  const price = { label: LONG, price: { min: 99_999_998, max: 99_999_999 }, unit: LONG, note: LONG };
  const addOns = Array.from({ length: 4 }, (_, index) => ({
    id: `a${index}`,
    name: LONG,
    description: LONG,
    prices: Array.from({ length: 1 + index }, () => price),
    ...(index % 2 ? { picture } : {}),
  }));
  const element = await show({ addOns }, width);
  for (const row of rows(element)) expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
});
