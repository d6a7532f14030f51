import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import './index';

const lines = vi.spyOn(console, 'error');

beforeEach(() => lines.mockReset());
afterEach(() => document.body.replaceChildren());

type Card = HTMLElementTagNameMap['bio-service-card'];

/** Puts the card on the page. */
function show(attributes: string): Card {
  document.body.innerHTML = `<bio-service-card ${attributes}></bio-service-card>`;
  return document.querySelector('bio-service-card') as Card;
}

test('shows the service that the page names, all of it', async () => {
  show('service="bioseal"');
  const card = page.getByRole('article', { name: 'BioSeal' });
  await expect.element(card).toBeVisible();
  for (const text of ['Protective sealing', 'Best for', 'Concrete, pavers', 'Price range', '$495–$2,200'])
    await expect.element(card).toHaveTextContent(text);
  await expect
    .element(card.getByRole('link', { name: 'Schedule BioSeal' }))
    .toHaveAttribute('href', '#contact');
  await expect
    .element(card.getByRole('link', { name: 'More about BioSeal' }))
    .toHaveAttribute('href', '/services/bioseal');
  expect(lines).not.toHaveBeenCalled();
});

test('another service takes its place when the attribute changes, and its anchor too', async () => {
  const element = show('service="bioseal"');
  await expect.element(page.getByRole('article', { name: 'BioSeal' })).toBeVisible();
  element.service = 'bioguide';
  await expect.element(page.getByRole('article', { name: 'BioGuide' })).toBeVisible();
  await expect.poll(() => document.getElementById('bioguide')).not.toBeNull();
  expect(document.getElementById('bioseal')).toBeNull();
});

test('an unknown service is told in one line, and the first one is shown', async () => {
  const element = show('service="bioshine"');
  await expect.element(page.getByRole('article', { name: 'BioRinse' })).toBeVisible();
  await expect.poll(() => lines.mock.calls.length).toBe(1);
  expect(lines).toHaveBeenCalledWith(expect.stringContaining('service="bioshine"'));
  element.service = 'biosparkle';
  await expect.poll(() => lines.mock.calls.length).toBe(2);
});

test('what is missing leaves no empty place', async () => {
  const services = [{ id: 'wash', name: 'Wash', card: { min: 90, max: 90 } }];
  const element = show(`service="wash" config='${JSON.stringify({ services })}'`);
  const card = page.getByRole('article', { name: 'Wash' });
  await expect.element(card).toHaveTextContent('WashPrice range$90Schedule Wash');
  const empty = [...(element.shadowRoot?.querySelectorAll('p, dd, img, picture, a') ?? [])].filter(
    (piece) => !piece.textContent,
  );
  expect(empty).toEqual([]);
});

test('a company without services shows nothing, and breaks nothing', async () => {
  const element = show('service="bioseal"');
  await expect.element(page.getByRole('article')).toBeVisible();
  element.config = { services: [] };
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
  expect(lines).not.toHaveBeenCalled();
});
