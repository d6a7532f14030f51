import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { trustMessages } from '../../content/messages/trust';
import { inColumn, mount } from '../../testing/mount';
import './index';

const LONG = 'x'.repeat(200);

const license = { id: 'state', name: 'Residential contractor', number: 'RBQA 123', authority: 'State board' };
const people = [
  { id: 'kim', name: 'Kim Lee', role: 'Crew leader', text: 'Has looked after roofs for ten years.' },
  { id: 'sam', name: 'Sam', picture: { src: '/sam.webp', alt: 'Sam, smiling' } },
];

const show = async (trust: object, attributes = '', width = 1200): Promise<ShadowRoot> =>
  (
    await mount(inColumn(width, `<bio-trust ${attributes}></bio-trust>`), {
      config: { company: { name: 'Clear' }, trust },
    })
  ).root;

const facts = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>('[part="fact"]')].map((fact) =>
    fact.innerText.split('\n').filter(Boolean),
  );

test('shows each fact that the firm names, with all that is known of it', async () => {
  const root = await show({
    founded: 2009,
    licenses: [{ ...license, href: 'https://board.example/123' }],
    insurance: { text: 'General liability', insurer: 'Harbor Mutual', amount: 2_000_000 },
    guarantee: { title: 'Two-year guarantee', text: 'We come back.', href: '/guarantee' },
  });
  expect(facts(root)).toEqual([
    ['Residential contractor', 'No. RBQA 123', 'State board', 'Look up: Residential contractor'],
    ['Insured up to $2,000,000', 'General liability', 'Harbor Mutual'],
    ['Two-year guarantee', 'We come back.', 'Read more: Two-year guarantee'],
    ['In business since 2009'],
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Look up: Residential contractor' }))
    .toHaveAttribute('href', 'https://board.example/123');
  await expect.element(page.getByRole('region', { name: trustMessages.heading })).toBeVisible();
});

test('shows people with their portraits, or with the initials of their names', async () => {
  const root = await show({ people });
  await expect.element(page.getByRole('heading', { name: 'Kim Lee' })).toBeVisible();
  expect(
    [...root.querySelectorAll<HTMLElement>('[part="person"]')].map((person) =>
      person.innerText.split('\n').filter(Boolean),
    ),
  ).toEqual([['KL', 'Kim Lee', 'Crew leader', 'Has looked after roofs for ten years.'], ['Sam']]);
  expect(facts(root)).toEqual([]);
});

test('an insurance without an amount names none', async () => {
  const root = await show({ insurance: { text: 'General liability' } });
  expect(facts(root)).toEqual([[trustMessages.insured, 'General liability']]);
});

test('beside a form it is a list of the facts, without headings and people', async () => {
  const root = await show({ licenses: [license], founded: 2009, people }, 'view="brief"');
  expect(facts(root)).toHaveLength(2);
  expect(root.querySelectorAll('h1, h2, h3, h4, [part="person"]')).toHaveLength(0);
});

test.each(['', 'view="brief"'])('without facts it takes no space (%s)', async (attributes) => {
  const { element } = await mount(`<bio-trust ${attributes}></bio-trust>`);
  expect(element.offsetHeight).toBe(0);
});

test.each([320, 700, 1200])('endless texts fit into %i px', async (width) => {
  const root = await show(
    {
      licenses: [{ id: 'a', name: LONG, number: LONG, authority: LONG, href: '/a' }],
      insurance: { text: LONG, insurer: LONG, amount: 999_999_999 },
      guarantee: { title: LONG, text: LONG, href: '/b' },
      people: [{ id: 'a', name: LONG, role: LONG, text: LONG }],
    },
    '',
    width,
  );
  const section = root.querySelector('section');
  expect(section?.scrollWidth).toBe(section?.clientWidth);
});
