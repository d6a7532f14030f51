import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './index';

const LONG = 'x'.repeat(200);

afterEach(() => document.body.replaceChildren());

/** Puts the widget on the page, in a place as wide as told. */
async function show(config: object = {}, width = 1200): Promise<HTMLElement> {
  const ready = new Promise((resolve) => document.addEventListener('bio-ready', resolve, { once: true }));
  const place = document.createElement('div');
  place.style.inlineSize = `${width}px`;
  const element = document.createElement('bio-biocheck');
  Object.assign(element, { config });
  place.append(element);
  document.body.replaceChildren(place);
  await ready;
  return element;
}

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Entry ${index + 1}`, text: 'About it.' }));

const marks = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('[part="drawing"] text') ?? [])].map((mark) => mark.textContent);

test('says what is checked and what the owner receives, and leads to the form', async () => {
  await show();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of [
    'Surface condition',
    'Protection status',
    'Water flow and drainage',
    'Structural concerns',
    'Surface health report',
    'Honest recommendations',
    'Same-day quote',
    'No-pressure approach',
  ])
    await expect.element(page.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Book my free BioCheck' }))
    .toHaveAttribute('href', '#contact');
});

test.each([
  [1, ['1']],
  [4, ['1', '2', '3', '4']],
  [12, ['1', '2', '3', '4']],
])('of %i entries the drawing shows the numbers that it has a place for', async (count, numbers) => {
  const element = await show({ biocheck: { checked: entries(count), received: [] } });
  expect(marks(element)).toEqual(numbers);
  expect(element.shadowRoot?.querySelectorAll('[part="check"]')).toHaveLength(count);
});

test('without entries there are no headings of empty lists, and the drawing has no numbers', async () => {
  const element = await show({ biocheck: { checked: [], received: [] } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(element.shadowRoot?.querySelectorAll('h2, h3, ol, ul')).toHaveLength(0);
  expect(marks(element)).toEqual([]);
});

test.each([320, 600, 1200])('words that never end fit into %i px', async (width) => {
  const long = [{ title: LONG, text: LONG }];
  const element = await show(
    {
      company: { name: LONG, area: LONG },
      biocheck: { checked: long, received: long },
      texts: { en: { biocheck: { heading: LONG, lead: LONG, action: LONG } } },
    },
    width,
  );
  for (const section of element.shadowRoot?.querySelectorAll('section') ?? [])
    expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
});
