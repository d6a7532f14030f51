import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import './index';

/** Nobody is there, so that no test talks to the outside. */
const map = { embed: 'https://localhost:1/?q={query}', page: 'https://localhost:1/page?q={query}' };

const asked: string[] = [];
let online = true;

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  asked.length = 0;
  online = true;
  const fetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('https://localhost:1/')) return fetch(input, init);
    asked.push(input);
    if (!online) throw new TypeError('Failed to fetch');
    return Response.json({});
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

async function show(options: { company?: object; query?: string; gap?: number } = {}): Promise<HTMLElement> {
  const { company = {}, query, gap = 0 } = options;
  document.body.innerHTML = `<p style="block-size: ${gap}px"></p><main></main>`;
  const element = document.createElement('bio-map');
  element.config = { company, map };
  element.query = query;
  const ready = new Promise((resolve) => element.addEventListener('bio-ready', resolve, { once: true }));
  document.querySelector('main')?.append(element);
  await ready;
  return element;
}

const frame = (element: HTMLElement) => element.shadowRoot?.querySelector('iframe');
const violate = (blockedURI: string) =>
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      blockedURI,
      effectiveDirective: 'frame-src',
      disposition: 'enforce',
      documentURI: '',
      originalPolicy: '',
      violatedDirective: 'frame-src',
      statusCode: 200,
    }),
  );

test('lists the cities, and shows the map of the area served', async () => {
  const element = await show();
  expect(page.getByRole('listitem').elements()).toHaveLength(12);
  await expect.poll(() => frame(element)?.title).toBe('Map of North Atlanta, Georgia');
  expect(frame(element)?.src).toBe('https://localhost:1/?q=North%20Atlanta%2C%20Georgia');
  const link = page.getByRole('link', { name: 'Open the map' });
  await expect
    .element(link)
    .toHaveAttribute('href', 'https://localhost:1/page?q=North%20Atlanta%2C%20Georgia');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('another place, and a change of mind', async () => {
  const element = await show({ query: 'Tom & Jerry’s, $& 50%' });
  await expect
    .poll(() => frame(element)?.src)
    .toBe(`https://localhost:1/?q=${encodeURIComponent('Tom & Jerry’s, $& 50%')}`);
  element.setAttribute('query', 'Roswell');
  await expect.poll(() => frame(element)?.src).toBe('https://localhost:1/?q=Roswell');
  expect(frame(element)?.title).toBe('Map of Roswell');
});

test('asks for nothing until somebody comes near', async () => {
  const element = await show({ gap: 5000 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toEqual([]);
  scrollTo(0, 5000);
  await expect.poll(() => frame(element)).toBeTruthy();
});

test('the drawing stays where the map cannot be had, and nothing moves', async () => {
  online = false;
  const element = await show();
  const height = element.offsetHeight;
  await expect.poll(() => asked).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(frame(element)).toBeNull();
  expect(element.offsetHeight).toBe(height);
  await expect.element(page.getByRole('link', { name: 'Open the map' })).toBeVisible();
});

test("a frame that the page's policy refuses is taken away again", async () => {
  const element = await show();
  await expect.poll(() => frame(element)).toBeTruthy();
  violate('https://localhost:1');
  await expect.poll(() => frame(element)).toBeNull();
});

test('no cities, one, forty with names that do not break', async () => {
  await page.viewport(320, 640);
  const none = await show({ company: { cities: [] } });
  expect(none.shadowRoot?.querySelector('ul')).toBeNull();
  await show({ company: { cities: ['Roswell'] } });
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Roswell');
  const name = 'W'.repeat(200);
  await show({
    company: { area: name, cities: Array.from({ length: 40 }, (_, index) => name.slice(index)) },
  });
  expect(document.documentElement.scrollWidth).toBe(320);
});
