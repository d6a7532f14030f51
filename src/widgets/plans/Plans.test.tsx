import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { testimonialsMessages } from '../../content/messages/testimonials';
import { inColumn, mount, recordEvents } from '../../testing/mount';
import './index';

const { plans: plansMessages } = defaultBusiness.texts.en;

const { biocare, plans: builtIn } = defaultBusiness;

const LONG = 'x'.repeat(200);

async function show(config: object | undefined, { view = 'home', width = 1200 } = {}) {
  const { element, root } = await mount(inColumn(width, `<bio-plans view="${view}"></bio-plans>`), {
    config,
  });
  const parts = (part: string) => [...root.querySelectorAll<HTMLElement>(`[part~="${part}"]`)];
  return { element, root, parts };
}

const linesOf = (element: HTMLElement | undefined) => element?.innerText.split('\n').filter(Boolean);

const plan = (id: string, more: object = {}) => ({
  id: `own-${id}`,
  name: `Plan ${id}`,
  price: { min: 10, max: 20 },
  period: 'month',
  features: { home: [`Home ${id}`], page: [`Page ${id}`] },
  ...more,
});

const testimonial = { name: 'Ada', quote: 'They came when they said.', rating: 4, service: 'Roofs' };

test('the home page shows each plan with its price and features, and marks the popular one', async () => {
  const plans = [
    plan('a', { price: { min: 1035, max: 1055 }, period: 'year' }),
    plan('b', { popular: true }),
  ];
  const { parts } = await show({ plans });
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  expect(parts('plan').map(linesOf)).toEqual([
    ['Plan a', '$1,035–$1,055/year', plansMessages.features.home, 'Home a', 'Ask about Plan a'],
    [
      'Plan b',
      plansMessages.popular,
      '$10–$20/month',
      plansMessages.features.home,
      'Home b',
      'Ask about Plan b',
    ],
  ]);
  expect(parts('plan-popular')).toHaveLength(1);
});

test("the plans' own page shows its features, the benefits and a testimonial of a plan", async () => {
  const ofPlan = { ...testimonial, name: 'Eve', service: plansMessages.service, sample: true };
  const config = { plans: [plan('a')], testimonials: [testimonial, ofPlan] };
  const { parts } = await show(config, { view: 'page' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(linesOf(parts('plan')[0])).toEqual([
    'Plan a',
    '$10–$20/month',
    plansMessages.features.page,
    'Page a',
    'Ask about Plan a',
  ]);
  expect(parts('benefit')).toHaveLength(biocare.benefits.length);
  expect(linesOf(parts('testimonial')[0])).toEqual([testimonial.quote, 'Eve', testimonialsMessages.sample]);
  await expect.element(page.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
});

test('shows the built-in plans without a config', async () => {
  const { parts } = await show(undefined);
  expect(parts('plan').map((each) => each.querySelector('h3')?.textContent)).toEqual(
    builtIn.map(({ name }) => name),
  );
});

test('the button of a plan requests it by its name and follows the contact link', async () => {
  const requested = recordEvents('bio-schedule');
  await show({ plans: [plan('a')], links: { contact: '#form' } });
  page.getByRole('link', { name: 'Ask about Plan a' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(requested).toEqual([{ service: `${plansMessages.service} Plan a` }]);
  expect(location.hash).toBe('#form');
});

test.each(['home', 'page'])('without plans it is empty: %s', async (view) => {
  const { element } = await show({ plans: [] }, { view });
  expect(element.offsetHeight).toBe(0);
});

test('what the config leaves out leaves no empty element', async () => {
  const bare = plan('bare', { features: { home: [], page: [] } });
  const config = { plans: [bare], biocare: { benefits: [] }, testimonials: [] };
  const { parts } = await show(config, { view: 'page' });
  expect(linesOf(parts('plan')[0])).toEqual(['Plan bare', '$10–$20/month', 'Ask about Plan bare']);
  expect(parts('benefit')).toEqual([]);
  expect(parts('testimonial')).toEqual([]);
});

test('without a testimonial of a plan it shows the first one, unmarked if it is no sample', async () => {
  const testimonials = [testimonial, { ...testimonial, name: 'Ben' }];
  const { parts } = await show({ testimonials }, { view: 'page' });
  expect(linesOf(parts('testimonial')[0])).toEqual([testimonial.quote, 'Ada']);
});

test('prices follow currency and locale', async () => {
  const { parts } = await show({ plans: [plan('a')], currency: 'EUR', locale: 'de-DE' });
  expect(parts('plan')[0]?.innerText).toMatch(/10–20\s€/);
});

test.each([320, 600, 1200])('forty plans with endless names fit into %i px', async (width) => {
  const names = { name: LONG, tagline: LONG, description: LONG, features: { home: [LONG], page: [] } };
  const plans = Array.from({ length: 40 }, (_, index) =>
    plan(`p${index}`, { ...names, popular: index % 3 === 1, price: { min: 99_999_998, max: 99_999_999 } }),
  );
  const { element, parts } = await show({ plans }, { width });
  for (const each of parts('plan')) {
    each.scrollIntoView({ inline: 'center' }); // in a narrow column they stand in a row to swipe
    const { left, right } = element.getBoundingClientRect();
    const edges = each.getBoundingClientRect();
    expect(edges.left).toBeGreaterThanOrEqual(left);
    expect(edges.right).toBeLessThanOrEqual(right);
    expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
  }
});

test('in a narrow column the plans stand in a row, equally high, and the next one is in sight', async () => {
  await page.viewport(390, 844);
  const { parts } = await show(undefined, { width: 390 });
  const boxes = parts('plan').map((each) => each.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
  expect(boxes[1]?.left).toBeLessThan(390 - 24);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('the prices of the plans in a row stand at the same height', async () => {
  const plans = [plan('a'), plan('b', { tagline: 'Two words', popular: true })];
  const { root } = await show({ plans });
  const tops = [...root.querySelectorAll('p > span:first-child')].map(
    (price) => price.getBoundingClientRect().top,
  );
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});
