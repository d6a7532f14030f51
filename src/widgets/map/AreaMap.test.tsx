import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { mount, nextRender } from '../../testing/mount';
import './index';

const { map: mapMessages } = defaultBusiness.texts.en;

const { company: builtIn } = defaultBusiness;

/** Nothing listens there, so that no test depends on the network. */
const map = { embed: 'https://localhost:1/?q={query}', page: 'https://localhost:1/page?q={query}' };
const company = { area: 'Two Counties', cities: ['Milton', 'Roswell'] };

const requests: string[] = [];
let online = true;

beforeEach(() => {
  requests.length = 0;
  online = true;
  const fetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('https://localhost:1/')) return fetch(input, init);
    requests.push(input);
    if (!online) throw new TypeError('Failed to fetch');
    return Response.json({});
  });
});

interface Options {
  company?: object;
  query?: string;
  /** Height of what stands above the map, in px. */
  above?: number;
}

async function show({ company: changed, query, above = 0 }: Options = {}) {
  const mounted = await mount(`<p style="block-size: ${above}px"></p><bio-map></bio-map>`, {
    config: { company: { ...company, ...changed }, map },
    query,
  });
  return { ...mounted, frame: () => mounted.root.querySelector('iframe') };
}

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
  const { frame } = await show();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await expect.poll(() => frame()?.title).toBe('Map of Two Counties');
  expect(frame()?.src).toBe('https://localhost:1/?q=Two%20Counties');
  const link = page.getByRole('link', { name: mapMessages.open });
  await expect.element(link).toHaveAttribute('href', 'https://localhost:1/page?q=Two%20Counties');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('lists the built-in cities', async () => {
  await mount('<bio-map></bio-map>', { config: { map } });
  const cities = page.getByRole('listitem').elements();
  expect(cities.map(({ textContent }) => textContent)).toEqual(builtIn.cities);
});

test('shows the place of the query attribute, and follows its changes', async () => {
  const { element, frame } = await show({ query: 'Tom & Jerry’s, $& 50%' });
  await expect
    .poll(() => frame()?.src)
    .toBe(`https://localhost:1/?q=${encodeURIComponent('Tom & Jerry’s, $& 50%')}`);
  element.setAttribute('query', 'Roswell');
  await expect.poll(() => frame()?.src).toBe('https://localhost:1/?q=Roswell');
  expect(frame()?.title).toBe('Map of Roswell');
});

test('requests nothing until it is nearly in view', async () => {
  const { frame } = await show({ above: 5000 });
  await nextRender();
  expect(requests).toEqual([]);
  scrollTo(0, 5000);
  await expect.poll(frame).toBeTruthy();
});

test('without consent nothing is asked until the visitor presses the button', async () => {
  const { dataset } = document.documentElement;
  dataset['bioConsent'] = 'no';
  onTestFinished(() => void delete dataset['bioConsent']);
  const { frame, root } = await show();
  const button = page.getByRole('button', { name: 'Load the map from localhost' });
  await expect.element(button).toBeVisible();
  await nextRender();
  expect(requests).toEqual([]);
  await button.click();
  await expect.poll(frame).toBeTruthy();
  expect(button.query()).toBeNull();
  expect(root.activeElement).not.toBeNull();
  expect(requests).toHaveLength(1);
});

test('consent that is given later loads the map, and consent that is withdrawn takes it away', async () => {
  const { dataset } = document.documentElement;
  dataset['bioConsent'] = 'no';
  onTestFinished(() => void delete dataset['bioConsent']);
  const { frame } = await show();
  dataset['bioConsent'] = 'yes';
  await expect.poll(frame).toBeTruthy();
  dataset['bioConsent'] = 'no';
  await expect.poll(frame).toBeNull();
  await expect.element(page.getByRole('button')).toBeVisible();
});

test('a map that was asked for and is unreachable can be asked for again', async () => {
  const { dataset } = document.documentElement;
  dataset['bioConsent'] = 'no';
  onTestFinished(() => void delete dataset['bioConsent']);
  online = false;
  const { frame } = await show();
  await page.getByRole('button').click();
  await expect.poll(() => requests).toHaveLength(1);
  online = true;
  await expect.element(page.getByRole('button')).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button').click();
  await expect.poll(frame).toBeTruthy();
});

test('keeps the drawing and its height where the map is unreachable', async () => {
  online = false;
  const { element, root, frame } = await show();
  const height = element.offsetHeight;
  await expect.poll(() => requests).toHaveLength(1);
  await nextRender();
  expect(frame()).toBeNull();
  expect(root.querySelector('svg')).not.toBeNull();
  expect(element.offsetHeight).toBe(height);
  await expect.element(page.getByRole('link', { name: mapMessages.open })).toBeVisible();
});

test("removes a frame that the page's policy blocks", async () => {
  const { frame } = await show();
  await expect.poll(frame).toBeTruthy();
  violate('https://localhost:1');
  await expect.poll(frame).toBeNull();
});

test('no cities, one, and forty with names that do not break fit a narrow phone', async () => {
  await page.viewport(320, 640);
  const none = await show({ company: { cities: [] } });
  expect(none.root.querySelector('ul')).toBeNull();
  await show({ company: { cities: ['Roswell'] } });
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Roswell');
  const name = 'W'.repeat(200);
  await show({
    company: { area: name, cities: Array.from({ length: 40 }, (_, index) => name.slice(index)) },
  });
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('the drawing names each city whose place the facts name, and has a dot for each of others', async () => {
  const drawn = (root: ShadowRoot) => ({
    names: [...root.querySelectorAll('svg text')].map(({ textContent }) => textContent),
    dots: root.querySelectorAll('[part=map] > svg circle').length,
  });
  online = false;
  const own = await mount('<bio-map></bio-map>', { config: { map } });
  expect(drawn(own.root)).toEqual({ names: builtIn.cities, dots: builtIn.cities.length });
  const others = await show({ company: { cities: ['Springfield', 'Milton', 'Shelbyville'] } });
  expect(drawn(others.root)).toEqual({ names: [], dots: 3 });
});
