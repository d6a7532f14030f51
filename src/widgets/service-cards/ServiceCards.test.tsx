import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { inColumn, mount, recordEvents } from '../../testing/mount';
import './index';

const { services: servicesMessages } = defaultBusiness.texts.en;

const { services: builtIn } = defaultBusiness;

const show = (width: number, config?: object) =>
  mount<HTMLElementTagNameMap['bio-service-cards']>(
    inColumn(width, '<bio-service-cards></bio-service-cards>'),
    { config },
  );

const cards = () => page.getByRole('article').elements();

const service = (id: number, more: object = {}) => ({
  id: `s${id}`,
  name: `Service ${id}`,
  card: { min: 100, max: 200 + id },
  ...more,
});

const services = (count: number) => Array.from({ length: count }, (_, index) => service(index));

/** The right edge of the last card of each row. */
function rowEnds(): number[] {
  const ends = new Map<number, number>();
  for (const card of cards()) {
    const { top, right } = card.getBoundingClientRect();
    ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, Math.round(right)));
  }
  return [...ends.values()];
}

test('a card says what its range is a price of', async () => {
  await show(1200, { services: [service(0, { cardNote: 'For the whole job' }), service(1)] });
  const [first, second] = cards();
  expect([...(first?.querySelectorAll('dd') ?? [])].map((value) => value.textContent)).toEqual([
    '$100–$200',
    'For the whole job',
  ]);
  expect(second?.querySelectorAll('dd')).toHaveLength(1);
});

test('shows a card for each service, with its price range, a button and a link to its page', async () => {
  await show(1200, { services: [service(0), service(1, { href: '/one' })] });
  expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual(['Service 0', 'Service 1']);
  await expect.element(page.getByText('$100–$200')).toBeVisible();
  await expect.element(page.getByText('$100–$201')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Schedule Service 1' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'More about' })).toHaveAttribute('href', '/one');
});

test('shows the built-in services without a config', async () => {
  await show(1200);
  await expect.element(page.getByRole('heading', { level: 2, name: servicesMessages.heading })).toBeVisible();
  expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual(
    builtIn.map(({ name }) => name),
  );
});

test('a link to the id of a service scrolls to its card, clear of a fixed header', async () => {
  await show(1200, { services: services(12) });
  document.getElementById('s2')?.scrollIntoView();
  const { top } = page.getByRole('article', { name: 'Service 2' }).element().getBoundingClientRect();
  expect(Math.round(top)).toBeGreaterThan(64);
  expect(Math.round(top)).toBeLessThan(120);
});

test('the button of a card requests its service', async () => {
  const requested = recordEvents('bio-schedule');
  await show(800, { services: services(2), links: { contact: '#nowhere' } });
  await page.getByRole('link', { name: 'Schedule Service 1' }).click();
  expect(requested).toEqual([{ service: 'Service 1' }]);
  expect(location.hash).toBe('#nowhere');
});

test.each([1, 2, 3, 4, 5, 6, 40])('%i services end in a full row', async (count) => {
  await show(1200, { services: services(count) });
  expect(cards()).toHaveLength(count);
  expect(new Set(rowEnds()).size).toBe(1);
});

test('endless texts and unreachable pictures do not overflow', async () => {
  const long = 'x'.repeat(200);
  const config = {
    services: [
      service(1, { name: long, tagline: long, purpose: long, bestFor: long, href: '/long' }),
      service(2, { picture: { src: '/no-such-picture.jpg', alt: 'A roof' } }),
      service(3),
    ],
  };
  for (const width of [320, 760, 1200]) {
    const { element } = await show(width, config);
    expect(cards()).toHaveLength(3);
    for (const card of cards()) {
      card.scrollIntoView({ inline: 'center' }); // in a narrow column they stand in a row to swipe
      const pieces = [card, ...card.querySelectorAll('*')];
      const edge = Math.max(...pieces.map((piece) => piece.getBoundingClientRect().right));
      expect(edge).toBeLessThanOrEqual(element.getBoundingClientRect().right);
    }
  }
});

test.each(['ltr', 'rtl'])(
  'narrow, %s: a row to swipe, the next card in sight, and the focus scrolls',
  async (dir) => {
    await page.viewport(390, 844);
    document.body.dir = dir;
    await show(390, { services: services(5) });
    const boxes = () => cards().map((card) => card.getBoundingClientRect());
    const inSight = ({ left, right }: DOMRect) => Math.min(right, 390) - Math.max(left, 0);
    expect(new Set(boxes().map(({ top }) => top)).size).toBe(1);
    expect(boxes().map((box) => inSight(box) > 24)).toEqual([true, true, false, false, false]);
    expect(document.documentElement.scrollWidth).toBe(390);

    page.getByRole('link', { name: 'Schedule Service 4' }).element().focus();
    const last = () => boxes().at(-1) ?? new DOMRect();
    await expect.poll(() => Math.round(inSight(last()) - last().width)).toBe(0);
    document.body.dir = '';
  },
);

test('without services it is empty, heading included', async () => {
  const { element } = await show(1200);
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  element.config = { services: [] };
  await expect.element(page.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
});
