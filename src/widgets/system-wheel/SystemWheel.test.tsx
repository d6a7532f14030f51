import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index';

afterEach(() => document.body.replaceChildren());

/** Puts the wheel into a column of this width. */
function show(width: number, config?: object): HTMLElementTagNameMap['bio-system-wheel'] {
  const column = document.createElement('div');
  column.style.inlineSize = `${width}px`;
  const element = document.createElement('bio-system-wheel');
  if (config) element.config = config;
  column.append(element);
  document.body.append(column);
  return element;
}

const stations = () => page.getByRole('list').getByRole('link').elements();

const station = (id: number, more: object = {}) => ({
  id: `s${id}`,
  label: `Station ${id}`,
  description: `What station ${id} does.`,
  href: '#somewhere',
  ...more,
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => station(index));

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

test('seven links in order, each with its label and description for its name', async () => {
  show(1200);
  await expect.poll(() => stations().length).toBe(7);
  expect(stations().map((link) => link.getAttribute('href'))).toEqual([
    '#biorinse',
    '/services/bioblast',
    '#bioseal',
    '#biobuild',
    '#bioguide',
    '/biocare',
    '/biocheck',
  ]);
  await expect
    .element(
      page.getByRole('link', {
        name: 'Repair Pavers, joints, fascia and soffit made sound.',
        exact: true,
      }),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'see the add-ons' }))
    .toHaveAttribute('href', '/services/add-ons');
});

test.each([1, 2, 3, 7, 12])('%i stations stand on one circle, evenly and apart', async (count) => {
  const element = show(1200, { wheel: numbered(count) });
  await expect.poll(() => stations().length).toBe(count);
  const hub = centre(element.shadowRoot?.querySelector('[part=hub]') as Element);
  const places = stations().map(centre);
  const radii = places.map(({ x, y }) => Math.round(Math.hypot(x - hub.x, y - hub.y)));
  expect(Math.max(...radii) - Math.min(...radii)).toBeLessThanOrEqual(1);
  expect(places[0]?.x).toBeCloseTo(hub.x, 0);
  const size = stations()[0]?.getBoundingClientRect().width ?? 0;
  for (const [index, { x, y }] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(size);
});

test('the hub shows what the station does that is pointed at; hovering comes before the focus', async () => {
  const element = show(1200);
  await expect.poll(() => stations().length).toBe(7);
  const opacityOf = (text: string) => {
    const pieces = [...(element.shadowRoot?.querySelectorAll('li span, [part=hub] p') ?? [])];
    const piece = pieces.find(
      ({ textContent, childElementCount }) => childElementCount < 2 && textContent === text,
    );
    return piece && getComputedStyle(piece).opacity;
  };
  const [cleaning, stripping] = [
    'Soft washing that lifts grime without force.',
    'Old paint, rust and coatings come off.',
  ];
  expect([opacityOf('BioSystem'), opacityOf(cleaning)]).toEqual(['1', '0']);

  await userEvent.keyboard('{Tab}');
  expect(element.shadowRoot?.activeElement).toBe(stations()[0]);
  await expect.poll(() => [opacityOf('BioSystem'), opacityOf(cleaning)]).toEqual(['0', '1']);

  await page.getByRole('link', { name: 'Stripping' }).hover();
  await expect.poll(() => [opacityOf(cleaning), opacityOf(stripping)]).toEqual(['0', '1']);
});

test.each([
  { where: 'a narrow place', width: 600, count: 7 },
  { where: 'any place, if they are more than twelve', width: 1200, count: 40 },
])('in $where the stations are a list with every description in sight', async ({ width, count }) => {
  const element = show(width, { wheel: numbered(count) });
  await expect.poll(() => stations().length).toBe(count);
  expect(new Set(stations().map((link) => Math.round(link.getBoundingClientRect().left))).size).toBe(1);
  await expect.element(page.getByText(`What station ${count - 1} does.`)).toBeVisible();
  const hub = element.shadowRoot?.querySelector('[part=hub]') as Element;
  expect(hub.getBoundingClientRect().width).toBe(0);
});

test('very long labels and names stay inside', async () => {
  const long = 'x'.repeat(200);
  const config = {
    company: { name: long },
    wheel: [station(0, { label: long, description: 'Very long. '.repeat(150) }), station(1)],
  };
  for (const width of [320, 1200]) {
    document.body.replaceChildren();
    const element = show(width, config);
    await expect.poll(() => stations().length).toBe(2);
    const section = element.shadowRoot?.querySelector('section') as Element;
    expect(section.scrollWidth).toBeLessThanOrEqual(width);
    for (const link of stations())
      for (const piece of link.querySelectorAll('svg, span'))
        expect(piece.getBoundingClientRect().right).toBeLessThanOrEqual(
          section.getBoundingClientRect().right,
        );
  }
});

test('without stations the words stand alone', async () => {
  const element = show(1200, { wheel: [] });
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  expect(element.shadowRoot?.querySelector('ol, [part=hub]')).toBeNull();
});
