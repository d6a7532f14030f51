import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { inColumn, mount } from '../../testing/mount';
import './index';

const { biocheck: biocheckMessages } = defaultBusiness.texts.en;

const { biocheck: builtIn, links } = defaultBusiness;

const LONG = 'x'.repeat(200);

const show = async (config?: object, width = 1200): Promise<ShadowRoot> =>
  (await mount(inColumn(width, '<bio-biocheck></bio-biocheck>'), { config })).root;

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Entry ${index + 1}`, text: 'About it.' }));

const numbersIn = (root: ShadowRoot) =>
  [...root.querySelectorAll('[part="drawing"] text')].map(({ textContent }) => textContent);

test('shows the built-in checks and results, and links to the contact form', async () => {
  const root = await show();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
    [...builtIn.checked, ...builtIn.received].map(({ title }) => title),
  );
  await expect
    .element(page.getByRole('link', { name: biocheckMessages.action }))
    .toHaveAttribute('href', links.contact);
});

test('links to a sample of the report where the firm has one', async () => {
  await show({ links: { sampleReport: '/sample' } });
  await expect
    .element(page.getByRole('link', { name: biocheckMessages.sampleReport }))
    .toHaveAttribute('href', '/sample');
});

test('a firm without a sample of the report has no link to one', async () => {
  await show({ company: { name: 'Clear' }, biocheck: { checked: entries(1), received: entries(1) } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test.each([
  [1, ['1']],
  [4, ['1', '2', '3', '4']],
  [12, ['1', '2', '3', '4']],
])('with %i checks the drawing shows the numbers %j', async (count, numbers) => {
  const root = await show({ biocheck: { checked: entries(count), received: [] } });
  expect(numbersIn(root)).toEqual(numbers);
  expect(root.querySelectorAll('[part="check"]')).toHaveLength(count);
});

test('without entries there are no list headings, and no numbers in the drawing', async () => {
  const root = await show({ biocheck: { checked: [], received: [] }, audit: { areas: [] } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(root.querySelectorAll('h2, h3, ol, ul')).toHaveLength(0);
  expect(numbersIn(root)).toEqual([]);
});

test('parts of the house begin the audit, and so does a photo', async () => {
  await show({
    audit: { areas: [{ id: 'roof', label: 'The roof', choice: 'Protecting my Roof' }] },
    texts: { en: { biocheck: { areas: 'What worries you?', photo: 'Send a picture' } } },
  });
  const areas = page.getByRole('list', { name: 'What worries you?' });
  await expect
    .element(areas.getByRole('link', { name: 'The roof' }))
    .toHaveAttribute('href', `${links.audit}=roof`);
  await expect
    .element(page.getByRole('link', { name: 'Send a picture' }))
    .toHaveAttribute('href', `${links.audit}=photo`);
});

test('a press on the roof of the drawing is one on its link', async () => {
  await page.viewport(390, 900);
  const root = await show(undefined, 380);
  root.querySelector('[part="drawing"]')?.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = (
    root.querySelector('[part="drawing"]') as Element
  ).getBoundingClientRect();
  const pressed = root.elementFromPoint(left + width * 0.45, top + height * 0.2);
  expect(pressed?.getAttribute('href')).toBe(`${links.audit}=roof`);
});

test('a firm that names no areas and no photo has neither', async () => {
  const root = await show({
    audit: { areas: [] },
    texts: { en: { biocheck: { areas: 'What worries you?', photo: '' } } },
  });
  expect(root.textContent).not.toContain('What worries you?');
  expect(root.querySelector('[href*="="]')).toBeNull();
});

test.each([320, 600, 1200])('endless texts fit into %i px', async (width) => {
  const long = [{ title: LONG, text: LONG }];
  const root = await show(
    {
      company: { name: LONG, area: LONG },
      biocheck: { checked: long, received: long },
      texts: { en: { biocheck: { heading: LONG, lead: LONG, action: LONG } } },
    },
    width,
  );
  for (const section of root.querySelectorAll('section'))
    expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
});
