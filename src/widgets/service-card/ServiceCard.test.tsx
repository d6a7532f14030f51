import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { mount } from '../../testing/mount';
import './index';

const { services: servicesMessages } = defaultBusiness.texts.en;

const { services: builtIn } = defaultBusiness;

let errors: Mock<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});

const sealing = {
  id: 'sealing',
  name: 'Sealing',
  tagline: 'Protective coat',
  purpose: 'Keeps water out.',
  bestFor: 'Concrete',
  href: '/sealing',
  card: { min: 1495, max: 2200 },
};
const washing = { id: 'washing', name: 'Washing', card: { min: 90, max: 90 } };
const services = [washing, sealing];

const show = (service: string, config: object = { services }) =>
  mount<HTMLElementTagNameMap['bio-service-card']>(
    `<bio-service-card service="${service}"></bio-service-card>`,
    { config },
  );
const card = (name: string) => page.getByRole('article', { name });

test('shows the facts of the named service', async () => {
  await show('sealing');
  await expect.element(card('Sealing')).toBeVisible();
  for (const text of [
    'Protective coat',
    'Keeps water out.',
    `${servicesMessages.bestFor}Concrete`,
    `${servicesMessages.price}$1,495–$2,200`,
  ])
    await expect.element(card('Sealing')).toHaveTextContent(text);
  await expect
    .element(card('Sealing').getByRole('link', { name: 'Schedule Sealing' }))
    .toHaveAttribute('href', '#contact');
  await expect
    .element(card('Sealing').getByRole('link', { name: 'More about Sealing' }))
    .toHaveAttribute('href', '/sealing');
  expect(errors).not.toHaveBeenCalled();
});

test.each(builtIn.map(({ id, name }) => [id, name]))('shows the built-in service %s', async (id, name) => {
  await mount(`<bio-service-card service="${id}"></bio-service-card>`);
  await expect.element(card(name)).toBeVisible();
});

test('follows a change of the service attribute with its content and its anchor', async () => {
  const { element } = await show('sealing');
  expect(document.getElementById('sealing')).not.toBeNull();
  element.service = 'washing';
  await expect.element(card('Washing')).toBeVisible();
  await expect.poll(() => document.getElementById('washing')).not.toBeNull();
  expect(document.getElementById('sealing')).toBeNull();
});

test('reports an unknown service once, and shows the first one', async () => {
  const { element } = await show('bioshine');
  await expect.element(card('Washing')).toBeVisible();
  await expect.poll(() => errors.mock.calls.length).toBe(1);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('service="bioshine"'));
  element.service = 'biosparkle';
  await expect.poll(() => errors.mock.calls.length).toBe(2);
});

test('missing facts leave no empty element', async () => {
  const { root } = await show('washing');
  await expect
    .element(card('Washing'))
    .toHaveTextContent(`Washing${servicesMessages.price}$90Schedule Washing`);
  const pieces = [...root.querySelectorAll('p, dd, img, picture, a')];
  expect(pieces.filter((piece) => !piece.textContent)).toEqual([]);
});

test('without services it is empty and reports nothing', async () => {
  const { element } = await show('sealing');
  await expect.element(page.getByRole('article')).toBeVisible();
  element.config = { services: [] };
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
});
