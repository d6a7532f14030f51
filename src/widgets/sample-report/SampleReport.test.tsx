import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { sampleReportMessages as messages } from '../../content/messages/sampleReport';
import { inColumn, mount } from '../../testing/mount';
import './index';

const { links, sampleReport: builtIn } = defaultBusiness;
const { sampleReport: ownMessages } = defaultBusiness.texts.en;

const LONG = 'x'.repeat(200);

const report = {
  property: 'A small house',
  summary: 'All in all, fine.',
  surfaces: [
    { id: 'roof', name: 'Roof', condition: 'now', found: 'Moss.', advice: 'Wash it.' },
    { id: 'deck', name: 'Deck', condition: 'later', found: 'Dry wood.', advice: 'Oil it in spring.' },
    { id: 'wall', name: 'Wall', condition: 'fine', found: 'Clean.' },
  ],
  work: [
    { id: 'wash', name: 'Roof washed', when: 'now', price: { min: 100, max: 200 } },
    {
      id: 'gutter',
      name: 'Gutter cleared',
      when: 'now',
      text: 'On the same visit.',
      price: { min: 50.5, max: 80 },
    },
    { id: 'oil', name: 'Deck oiled', when: 'later', price: { min: 300, max: 400 } },
  ],
  next: ['Read it.', 'Decide.'],
};

const show = async (sampleReport: object, width = 1200): Promise<ShadowRoot> =>
  (
    await mount(inColumn(width, '<bio-sample-report></bio-sample-report>'), {
      config: { company: { name: 'Clear' }, sampleReport },
    })
  ).root;

const linesOf = (root: ShadowRoot, part: string) =>
  [...root.querySelectorAll<HTMLElement>(`[part="${part}"]`)].map((element) =>
    element.innerText.split('\n').filter(Boolean),
  );

test('shows the built-in report without a config, and leads to the contact form', async () => {
  const { root } = await mount('<bio-sample-report></bio-sample-report>');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(ownMessages.heading);
  expect(
    [...root.querySelectorAll('[part="surface"] h4, [part="surface"] h3')].map((name) => name.textContent),
  ).toEqual(builtIn.surfaces.map(({ name }) => name));
  await expect
    .element(page.getByRole('link', { name: ownMessages.action }))
    .toHaveAttribute('href', links.contact);
});

test('says of each surface how it is, what was found and what is recommended', async () => {
  const root = await show(report);
  expect(linesOf(root, 'surface')).toEqual([
    ['Roof', messages.conditions.now, 'Moss.', messages.advice, 'Wash it.'],
    ['Deck', messages.conditions.later, 'Dry wood.', messages.advice, 'Oil it in spring.'],
    ['Wall', messages.conditions.fine, 'Clean.'],
  ]);
});

test('tells what should be done now from what can wait, with prices and their sum', async () => {
  const root = await show(report);
  expect(linesOf(root, 'work').map(([name]) => name)).toEqual([
    'Roof washed',
    'Gutter cleared',
    'Deck oiled',
  ]);
  await expect.element(page.getByRole('heading', { name: messages.workNow, exact: true })).toBeVisible();
  expect(linesOf(root, 'price').flat()).toEqual([
    '$100–$200',
    '$50.50–$80',
    '$150.50–$280',
    '$300–$400', // alone: no sum
  ]);
});

test('is marked as a sample on the sheet itself', async () => {
  await show(report);
  await expect.element(page.getByRole('article').getByText(messages.sample, { exact: true })).toBeVisible();
});

test('its button prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await show(report);
  await page.getByRole('button', { name: messages.print }).click();
  expect(print).toHaveBeenCalledOnce();
});

test('a firm without a report shows nothing', async () => {
  const { element } = await mount('<bio-sample-report></bio-sample-report>', {
    config: { sampleReport: { surfaces: [] } },
  });
  expect(element.offsetHeight).toBe(0);
});

test('what a report does not have is not shown', async () => {
  const root = await show({ surfaces: [report.surfaces[2]] });
  expect(linesOf(root, 'work')).toEqual([]);
  expect(root.querySelectorAll('ol')).toHaveLength(0);
});

test.each([320, 700, 1200])('endless texts fit into %i px', async (width) => {
  const price = { min: 99_999_998, max: 99_999_999 };
  const root = await show(
    {
      property: LONG,
      summary: LONG,
      surfaces: [
        {
          id: 'a',
          name: LONG,
          condition: 'now',
          found: LONG,
          advice: LONG,
          picture: { src: '/a.webp', alt: '' },
        },
        { id: 'b', name: LONG, condition: 'fine', found: LONG, picture: { src: '/a.webp', alt: '' } },
      ],
      work: ['a', 'b'].map((id) => ({ id, name: LONG, when: 'now', text: LONG, price })),
      next: [LONG],
    },
    width,
  );
  const article = root.querySelector('article');
  expect(article?.scrollWidth).toBeLessThanOrEqual(article?.clientWidth ?? 0);
});
