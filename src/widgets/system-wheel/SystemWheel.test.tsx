import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { inColumn, mount } from '../../testing/mount';
import './index';

const { wheel: wheelMessages } = defaultBusiness.texts.en;

const { links, wheel } = defaultBusiness;

async function show(width: number, config?: object): Promise<ShadowRoot> {
  await page.viewport(1300, 900);
  return (await mount(inColumn(width, '<bio-system-wheel></bio-system-wheel>'), { config })).root;
}

const stations = () => page.getByRole('list').getByRole('link').elements();
const hubOf = (root: ShadowRoot) =>
  root.querySelector('[part=hub]')?.getBoundingClientRect() ?? new DOMRect();
const centre = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

const station = (id: number, more: object = {}) => ({
  id: `s${id}`,
  label: `Station ${id}`,
  description: `What station ${id} does.`,
  href: '#somewhere',
  ...more,
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => station(index));

test('shows the built-in stations in their order, each named by label and description', async () => {
  await show(1200);
  expect(stations().map((link) => link.getAttribute('href'))).toEqual(wheel.map(({ href }) => href));
  for (const { label, description } of wheel)
    await expect
      .element(page.getByRole('link', { name: `${label} ${description}`, exact: true }))
      .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: wheelMessages.addOns }))
    .toHaveAttribute('href', links.addOns);
});

test.each([1, 2, 3, 7, 12])('wide: %i stations stand on a circle, evenly and apart', async (count) => {
  const hub = centre(hubOf(await show(1200, { wheel: numbered(count) })));
  const places = stations().map((link) => centre(link.getBoundingClientRect()));
  expect(places).toHaveLength(count);
  const radii = places.map(({ x, y }) => Math.round(Math.hypot(x - hub.x, y - hub.y)));
  expect(Math.max(...radii) - Math.min(...radii)).toBeLessThanOrEqual(1);
  expect(places[0]?.x).toBeCloseTo(hub.x, 0);
  const size = stations()[0]?.getBoundingClientRect().width ?? 0;
  for (const [index, { x, y }] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(size);
});

test('wide: each circle holds the description of its station', async () => {
  const root = await show(1200);
  for (const link of stations()) {
    const circle = link.getBoundingClientRect();
    const text = link.querySelector('span:last-child')?.getBoundingClientRect() ?? new DOMRect();
    const { x, y } = centre(circle);
    const corner = Math.max(...[text.left, text.right].map((side) => Math.hypot(side - x, text.bottom - y)));
    expect(corner).toBeLessThan(circle.width / 2);
  }
  for (const { description } of wheel)
    await expect.element(page.getByText(description, { exact: true })).toBeVisible();
  expect(hubOf(root).width).toBeGreaterThan(200);
});

const describe = (id: number) =>
  `What station ${id} does, in a sentence that no circle could hold as a whole.`;

test('the hub shows the description of the focused station, or of the hovered one first', async () => {
  const long = (id: number) => ({ description: describe(id) });
  const stationsOfTheHub = [0, 1, 2].map((id) => station(id, long(id)));
  const root = await show(1200, { company: { name: 'Firm' }, wheel: stationsOfTheHub });
  const opacityOf = (text: string) => {
    const pieces = [...root.querySelectorAll('li span, [part=hub] p')];
    const piece = pieces.find(
      ({ textContent, childElementCount }) => childElementCount < 2 && textContent === text,
    );
    return piece && getComputedStyle(piece).opacity;
  };
  const [first, second] = [describe(0), describe(1)];
  expect([opacityOf('Firm'), opacityOf(first)]).toEqual(['1', '0']);

  await userEvent.keyboard('{Tab}');
  expect(root.activeElement).toBe(stations()[0]);
  await expect.poll(() => [opacityOf('Firm'), opacityOf(first)]).toEqual(['0', '1']);

  await page.getByRole('link', { name: 'Station 1' }).hover();
  await expect.poll(() => [opacityOf(first), opacityOf(second)]).toEqual(['0', '1']);
});

test.each([
  { title: 'in a narrow column', width: 600, count: 7 },
  { title: 'with more than twelve', width: 1200, count: 40 },
])('$title the stations are a list with visible descriptions', async ({ width, count }) => {
  const root = await show(width, { wheel: numbered(count) });
  expect(stations()).toHaveLength(count);
  expect(new Set(stations().map((link) => Math.round(link.getBoundingClientRect().left))).size).toBe(1);
  await expect.element(page.getByText(`What station ${count - 1} does.`)).toBeVisible();
  expect(hubOf(root).width).toBe(0);
});

test('very long texts do not overflow', async () => {
  const long = 'x'.repeat(200);
  const config = {
    company: { name: long },
    wheel: [station(0, { label: long, description: 'Very long. '.repeat(150) }), station(1)],
  };
  for (const width of [320, 1200]) {
    const root = await show(width, config);
    expect(stations()).toHaveLength(2);
    const section = root.querySelector('section');
    const edge = section?.getBoundingClientRect().right;
    expect(section?.scrollWidth).toBeLessThanOrEqual(width);
    for (const link of stations())
      for (const piece of link.querySelectorAll('svg, span'))
        expect(piece.getBoundingClientRect().right).toBeLessThanOrEqual(edge ?? 0);
  }
});

test('without stations only the heading and the text are shown', async () => {
  const root = await show(1200, { wheel: [] });
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  expect(root.querySelector('ol, [part=hub]')).toBeNull();
});
