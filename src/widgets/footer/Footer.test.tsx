import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import './index';

beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function show(config?: object, width = 1280): Promise<ShadowRoot> {
  await page.viewport(width, 800);
  const element = document.createElement('bio-footer');
  if (config) element.config = config;
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.querySelector('footer')).toBeTruthy();
  return element.shadowRoot as ShadowRoot;
}

const link = (name: string) => page.getByRole('link', { name, exact: true });

test('links, contact information and cities', async () => {
  await show();
  await expect.element(link('Subscriptions')).toHaveAttribute('href', '/#biocare');
  await expect.element(link('Testimonials')).toHaveAttribute('href', '/#testimonials');
  await expect.element(link('(770) 555-0142')).toHaveAttribute('href', 'tel:7705550142');
  await expect
    .element(link('hello@biosystem.example'))
    .toHaveAttribute('href', 'mailto:hello@biosystem.example');
  await expect.element(page.getByText('North Atlanta, Georgia')).toBeVisible();
  await expect.element(page.getByText('Peachtree Corners')).toBeVisible();
  await expect.element(page.getByText('© BioSystem')).toBeVisible();
});

test('an entry without an address is no link', async () => {
  await show({ footer: [{ title: 'More', links: [{ label: 'Terms' }] }] });
  await expect.element(page.getByText('Terms')).toBeVisible();
  await expect.element(link('Terms')).not.toBeInTheDocument();
});

test('what is empty leaves nothing behind', async () => {
  const root = await show({
    company: { phone: '', email: '', tagline: '', motto: '', cities: [] },
    footer: [],
  });
  expect(root.querySelectorAll('p:empty, li:empty, a:empty, nav, ul')).toHaveLength(0);
  expect([...root.querySelectorAll('a')].map(({ href }) => new URL(href).pathname)).toEqual(['/']);
});

test.each([320, 600, 1280])('at %i px the longest words reach over no edge', async (width) => {
  const long = 'Restoration'.repeat(18);
  const root = await show(
    {
      company: {
        name: long,
        tagline: long,
        motto: long,
        area: long,
        email: `${long.slice(0, 60)}@example.com`,
        cities: [long],
      },
      footer: Array.from({ length: 7 }, () => ({ title: long, links: [{ label: long, href: '/' }] })),
    },
    width,
  );
  const reach = [...root.querySelectorAll('a, p, h2, li, address *')].map(
    (element) => element.getBoundingClientRect().right,
  );
  expect(Math.max(...reach)).toBeLessThanOrEqual(width);
});
