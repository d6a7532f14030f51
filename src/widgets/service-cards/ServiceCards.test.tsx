import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './index';

let wanted: string[] = [];
const note = ({ detail }: CustomEvent<{ service: string }>) => wanted.push(detail.service);

beforeEach(() => {
  wanted = [];
  document.addEventListener('bio-schedule', note);
});
afterEach(() => {
  document.removeEventListener('bio-schedule', note);
  document.body.replaceChildren();
  sessionStorage.clear();
});

/** Puts the cards into a column of this width. */
function show(width: number, config?: object): HTMLElementTagNameMap['bio-service-cards'] {
  const column = document.createElement('div');
  column.style.inlineSize = `${width}px`;
  const element = document.createElement('bio-service-cards');
  if (config) element.config = config;
  column.append(element);
  document.body.append(column);
  return element;
}

const cards = () => page.getByRole('article').elements();

const service = (id: number, more: object = {}) => ({
  id: `s${id}`,
  name: `Service ${id}`,
  card: { min: 100, max: 200 },
  ...more,
});

/** Where the cards stand: the right edge of each row's last card. */
async function rowEnds(count: number): Promise<number[]> {
  await expect.poll(() => cards().length).toBe(count);
  const ends = new Map<number, number>();
  for (const card of cards()) {
    const { top, right } = card.getBoundingClientRect();
    ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, Math.round(right)));
  }
  return [...ends.values()];
}

test('five services with their price ranges, each with a button and a page of its own', async () => {
  show(1200);
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('What your home may need');
  expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual([
    'BioRinse',
    'BioBlast',
    'BioSeal',
    'BioBuild',
    'BioGuide',
  ]);
  for (const range of ['$275–$975', '$450–$1,800', '$495–$2,200', '$400–$1,200', '$275–$1,200'])
    await expect.element(page.getByText(range)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Schedule BioBuild' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'More about BioGuide' }))
    .toHaveAttribute('href', '/services/bioguide');
});

test('each card can be reached by its anchor, clear of a bar at the top', async () => {
  show(1200);
  await expect.poll(() => document.getElementById('bioseal')).not.toBeNull();
  document.getElementById('bioseal')?.scrollIntoView();
  const card = page.getByRole('article', { name: 'BioSeal' }).element();
  expect(Math.round(card.getBoundingClientRect().top)).toBeGreaterThan(64);
  expect(Math.round(card.getBoundingClientRect().top)).toBeLessThan(120);
});

test('pressing Schedule says which service is wanted', async () => {
  show(800, { links: { contact: '#nowhere' } });
  await page.getByRole('link', { name: 'Schedule BioSeal' }).click();
  expect(wanted).toEqual(['BioSeal']);
  expect(location.hash).toBe('#nowhere');
});

test.each([1, 2, 3, 4, 5, 6, 40])('%i services end in a full row', async (count) => {
  show(1200, { services: Array.from({ length: count }, (_, index) => service(index)) });
  const ends = await rowEnds(count);
  expect(new Set(ends).size).toBe(1);
});

test('very long names, a picture that cannot be had and none at all stay inside the narrowest place', async () => {
  const long = 'x'.repeat(200);
  const config = {
    services: [
      service(1, { name: long, tagline: long, purpose: long, bestFor: long, href: '/long' }),
      service(2, { picture: { src: '/no-such-picture.jpg', alt: 'A roof' } }),
      service(3),
    ],
  };
  for (const width of [320, 760, 1200]) {
    document.body.replaceChildren();
    const element = show(width, config);
    await expect.poll(() => cards().length).toBe(3);
    const pieces = cards().flatMap((card) => [card, ...card.querySelectorAll('*')]);
    const edge = Math.max(...pieces.map((piece) => piece.getBoundingClientRect().right));
    expect(edge).toBeLessThanOrEqual(element.getBoundingClientRect().right);
  }
});

test('without services there is no section, not even a heading', async () => {
  const element = show(1200);
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  element.config = { services: [] };
  await expect.element(page.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
});
