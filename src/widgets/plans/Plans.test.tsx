import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index';

const LONG = 'x'.repeat(200);

afterEach(() => document.body.replaceChildren());

/** Puts the widget on the page, in a place as wide as told. */
async function show(config: object = {}, { view = 'home', width = 1200 } = {}): Promise<HTMLElement> {
  const ready = new Promise((resolve) => document.addEventListener('bio-ready', resolve, { once: true }));
  const place = document.createElement('div');
  place.style.inlineSize = `${width}px`;
  const element = document.createElement('bio-plans');
  Object.assign(element, { view, config });
  place.append(element);
  document.body.replaceChildren(place);
  await ready;
  return element;
}

const parts = (element: HTMLElement, part: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${part}"]`) ?? []),
];

const linesOf = (element: HTMLElement | undefined) => element?.innerText.split('\n').filter(Boolean);

const plan = (id: string, more: object = {}) => ({
  id,
  name: `Plan ${id}`,
  price: { min: 10, max: 20 },
  period: 'month',
  features: { home: ['Washing'], page: ['Washing'] },
  ...more,
});

test('the home page shows each plan with its price per month and what it includes; Protect is the popular one', async () => {
  const element = await show();
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  const [essential, protect, premium] = parts(element, 'plan').map(({ innerText }) => innerText);
  expect(essential).toContain('$35–$55');
  expect(protect).toContain('$75–$125');
  expect(premium).toContain('$150–$195');
  expect(premium).toContain('/month');
  expect(essential).toContain('2 soft washes a year');
  expect(premium).toContain('$200 annual repair credit');
  expect(parts(element, 'plan-popular').map((each) => linesOf(each)?.slice(0, 2))).toEqual([
    ['Protect', 'Popular'],
  ]);
});

test("the plans' own page has a first heading, its own features, the benefits and what a BioCare customer said", async () => {
  const element = await show({}, { view: 'page' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(parts(element, 'plan')[2]?.innerText).toContain('20% discount on services');
  expect(parts(element, 'benefit')).toHaveLength(3);
  const [praise] = parts(element, 'testimonial');
  expect(praise?.innerText).toContain('Elena M.');
  expect(praise?.innerText).toContain('Sample text');
  await expect.element(page.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
});

test('a plan is asked for by keyboard: the form is told its name, and the link leads there', async () => {
  const asked = vi.fn();
  document.addEventListener('bio-schedule', (event) => asked(event.detail), { once: true });
  await show({ links: { contact: '#form' } });
  const link = page.getByRole('link', { name: 'Ask about Protect' });
  link.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveBeenCalledWith({ service: 'BioCare Protect' });
  expect(location.hash).toBe('#form');
  history.replaceState(null, '', location.pathname + location.search);
});

test.each(['home', 'page'])('without plans there is nothing to show (%s)', async (view) => {
  const element = await show({ plans: [] }, { view });
  expect(element.offsetHeight).toBe(0);
});

test('what an agency leaves out leaves no gap', async () => {
  const bare = plan('bare', { features: { home: [], page: [] } });
  const element = await show(
    { plans: [bare], biocare: { benefits: [] }, testimonials: [] },
    { view: 'page' },
  );
  expect(linesOf(parts(element, 'plan')[0])).toEqual(['Plan bare', '$10–$20/month', 'Ask about Plan bare']);
  expect(parts(element, 'benefit')).toEqual([]);
  expect(parts(element, 'testimonial')).toEqual([]);
});

test('without a word about the plans the first testimonial stands for all; a real one is not marked', async () => {
  const real = { name: 'Ada', quote: 'They came when they said.', rating: 4, service: 'Roofs' };
  const element = await show({ testimonials: [real, { ...real, name: 'Ben' }] }, { view: 'page' });
  const [praise] = parts(element, 'testimonial');
  expect(linesOf(praise)).toEqual(['They came when they said.', 'Ada']);
  await expect.element(page.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
});

test('prices are written as the country does', async () => {
  const element = await show({ plans: [plan('a')], currency: 'EUR', locale: 'de-DE' });
  expect(parts(element, 'plan')[0]?.innerText).toMatch(/10–20\s€/);
});

test.each([320, 600, 1200])('forty plans with names that never end fit into %i px', async (width) => {
  const names = { name: LONG, tagline: LONG, description: LONG, features: { home: [LONG], page: [] } };
  const plans = Array.from({ length: 40 }, (_, index) =>
    plan(`p${index}`, { ...names, popular: index % 3 === 1, price: { min: 99_999_998, max: 99_999_999 } }),
  );
  const element = await show({ plans }, { width });
  const edges = parts(element, 'plan').map((each) => each.getBoundingClientRect());
  const place = element.getBoundingClientRect();
  expect(edges.every(({ left, right }) => left >= place.left && right <= place.right)).toBe(true);
  for (const each of parts(element, 'plan')) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
});

test('the plans of a row begin their prices at the same height', async () => {
  const element = await show({ plans: [plan('a'), plan('b', { tagline: 'Two words', popular: true })] });
  const tops = [...(element.shadowRoot?.querySelectorAll('p > span') ?? [])].map(
    (price) => price.getBoundingClientRect().top,
  );
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});
