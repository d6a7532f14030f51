import { run } from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index';

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(414, 896);
});

async function show(service: string, config?: object): Promise<ShadowRoot> {
  const element = document.createElement('bio-service-detail');
  element.service = service;
  if (config) element.config = config;
  const ready = new Promise((resolve) => element.addEventListener('bio-ready', resolve));
  document.body.append(element);
  await ready;
  return element.shadowRoot as ShadowRoot;
}

const texts = (root: ShadowRoot, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

const explanation = ['What It Does', 'Why It Matters', 'Best For'];

describe('built-in pages', () => {
  test.each([
    ['biorinse', [...explanation, 'Investment Range', 'How it looks'], '$275–$975'],
    ['bioblast', [...explanation, 'How It Works', 'Investment Range'], '$450–$1,800'],
    ['bioseal', [...explanation, 'Choose how long it lasts', 'Investment Range'], '$495–$1,495+'],
    ['biobuild', [...explanation, 'Investment Range'], '$450–$1,200'],
    ['bioguide', [...explanation, 'Cleaned, secured or new', 'Investment Range'], '$275–$425'],
  ])('%s', async (service, headings, price) => {
    const root = await show(service);
    expect(texts(root, 'h1')).toHaveLength(1);
    expect(texts(root, 'h2')).toEqual(headings);
    expect(texts(root, '[part=price]')).toEqual([price]);
  });

  test('BioBlast: four steps, and the way to BioSeal', async () => {
    const root = await show('bioblast');
    expect(texts(root, 'ol h3')).toEqual([
      'Assessment',
      'Dustless blasting',
      'Clean and rinse',
      'Ready for protection',
    ]);
    expect(root.querySelector('a[href="/services/bioseal"]')?.textContent).toContain('Next: BioSeal');
  });

  test('BioSeal: each tier with how long it lasts and where its price begins', async () => {
    const tiers = texts(await show('bioseal'), '[part=offer]');
    expect(tiers).toEqual([
      expect.stringMatching(/^HydroShield.*Lasts 1 year.*\$495\+$/),
      expect.stringMatching(/^FusionGuard.*Lasts 3 years.*\$995\+$/),
      expect.stringMatching(/^InfinityCoat.*Lasts 5\+ years.*\$1,495\+$/),
    ]);
  });

  test('BioGuide: each option with its range, by the foot where it is sold so', async () => {
    const options = texts(await show('bioguide'), '[part=offer]');
    expect(options).toEqual([
      expect.stringMatching(/\$275–\$425$/),
      expect.stringMatching(/\$295–\$395$/),
      expect.stringMatching(/\$7–\$12 per foot$/),
    ]);
  });

  test.each(['biorinse', 'bioblast', 'bioseal'])('%s is accessible', async (service) => {
    await page.viewport(1300, 900);
    await show(service);
    const { violations } = await run(document.body, { rules: { region: { enabled: false } } });
    expect(violations).toEqual([]);
  });
});

test('the button leads to the contact form, which is told the service', async () => {
  const scheduled = vi.fn();
  document.addEventListener('bio-schedule', (event) => scheduled(event.detail.service), { once: true });
  const root = await show('bioseal', { links: { contact: '#write' } });
  const button = root.querySelector<HTMLAnchorElement>('[part~=button]');
  expect(button?.getAttribute('href')).toBe('#write');
  await userEvent.click(button as Element);
  expect(scheduled).toHaveBeenCalledWith('BioSeal');
});

describe("an agency's pages", () => {
  const least = {
    id: 'washing',
    title: 'Washing',
    whatItDoes: 'Washes.',
    whyItMatters: 'Dirt.',
    bestFor: [],
  };
  const withPage = (more: object) => ({ servicePages: [{ ...least, ...more }] });

  test('the least that a page may say leaves nothing empty behind', async () => {
    const root = await show('washing', withPage({}));
    expect(texts(root, 'h1')).toEqual(['Washing']);
    expect(texts(root, 'h2')).toEqual(['What It Does', 'Why It Matters', 'Investment Range']);
    expect(root.querySelector('img, ul, ol, [part=picture]')).toBeNull();
    expect(texts(root, 'p').filter((words) => !words)).toEqual([]);
  });

  test('a page of a service that is not sold shows no price', async () => {
    const root = await show('washing', { ...withPage({}), services: [] });
    expect(root.querySelector('[part=price]')).toBeNull();
    expect(root.querySelector('[part~=button]')).not.toBeNull();
  });

  test('no pages: nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const root = await show('biorinse', { servicePages: [] });
    expect(root.querySelector('[data-app]')?.childElementCount).toBe(0);
  });

  test.each([320, 600, 1300])('endless words and lists scroll nothing sideways at %i px', async (width) => {
    await page.viewport(width, 900);
    const endless = 'W'.repeat(200);
    const picture = { src: '/src/pictures/window-480.webp', alt: '' };
    const root = await show(
      'washing',
      withPage({
        title: endless,
        subtitle: endless,
        bestFor: Array.from({ length: 40 }, (_, index) => `${index}${endless}`.slice(0, 200)),
        howItWorks: Array.from({ length: 9 }, (_, index) => ({
          title: `${index}${endless}`.slice(0, 200),
          text: endless,
        })),
        next: 'bioseal',
        offers: 'gutters',
        picture,
        gallery: Array.from({ length: 5 }, (_, index) => ({ ...picture, src: `${picture.src}?${index}` })),
        comparison: { before: picture, after: picture },
      }),
    );
    expect(texts(root, 'h1')).toEqual([endless]);
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});

test('a service that is asked for later is shown, and one that is unknown is told', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<bio-service-detail service="bioseal"></bio-service-detail>';
  const element = document.querySelector('bio-service-detail');
  const title = () => element?.shadowRoot?.querySelector('h1')?.textContent;
  await expect.poll(title).toContain('BioSeal');
  element?.setAttribute('service', 'bioguide');
  await expect.poll(title).toContain('BioGuide');
  element?.setAttribute('service', 'biowash');
  await expect.poll(title).toContain('BioRinse');
  const told = () => errors.mock.calls.flat().filter((line) => String(line).includes('"biowash"'));
  await expect.poll(told).toHaveLength(1);
  errors.mockRestore();
});
