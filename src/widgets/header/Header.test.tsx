import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index';

beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
  scrollTo(0, 0);
  vi.restoreAllMocks();
});

interface Place {
  width?: number;
  home?: boolean;
  config?: object;
}

/** A page with a header. @returns its shadow root. */
async function show({ width = 1280, home = true, config }: Place = {}): Promise<ShadowRoot> {
  await page.viewport(width, 800);
  const element = document.createElement('bio-header');
  if (home) element.setAttribute('page', 'home');
  if (config) element.config = config;
  document.body.innerHTML =
    '<div style="height: 500px"></div><a href="#below">Below</a><div style="height: 2000px"></div>';
  document.body.prepend(element);
  await expect.poll(() => element.shadowRoot?.querySelector('header')).toBeTruthy();
  return element.shadowRoot as ShadowRoot;
}

const bar = (root: ShadowRoot) => {
  const inner = root.querySelector('header > div') as Element;
  return { ground: getComputedStyle(inner, '::before').opacity, text: getComputedStyle(inner).color };
};
const transparent = { ground: '0', text: 'rgb(23, 39, 31)' };
const services = () => page.getByRole('button', { name: 'Services' });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const focused = () => document.querySelector('bio-header')?.shadowRoot?.activeElement?.textContent;
const menuButton = (root: ShadowRoot) => page.elementLocator(root.querySelector('summary') as Element);

const eight = [
  ['BioRinse', '/services/biorinse'],
  ['BioBlast', '/services/bioblast'],
  ['BioSeal', '/services/bioseal'],
  ['BioBuild', '/services/biobuild'],
  ['BioGuide', '/services/bioguide'],
  ['Add-ons', '/services/add-ons'],
  ['BioCare plans', '/biocare'],
  ['Free BioCheck', '/biocheck'],
] as const;

describe('in a wide place', () => {
  test('the menu, the eight services, and the way to the property check', async () => {
    await show();
    await expect.element(link('BioSystem, home page')).toHaveAttribute('href', '/');
    await expect.element(link('Why Us')).toHaveAttribute('href', '#about');
    await expect.element(link('Instant Estimator')).toHaveAttribute('href', '#packages');
    await expect.element(link('Gallery')).toHaveAttribute('href', '#gallery');
    await expect.element(link('Contact Us')).toHaveAttribute('href', '#contact');
    await expect.element(link('Free property check')).toHaveAttribute('href', '#audit');
    await expect.element(link('BioRinse')).not.toBeInTheDocument();
    await services().click();
    for (const [name, href] of eight) await expect.element(link(name)).toHaveAttribute('href', href);
  });

  test('on any other page, what leads to a place on the home page is not shown', async () => {
    await show({ home: false });
    await expect.element(services()).toBeVisible();
    for (const name of ['Why Us', 'Instant Estimator', 'Gallery', 'Contact Us'])
      await expect.element(link(name)).not.toBeInTheDocument();
  });

  test('more than 20 px down it is white, and nothing of it has moved', async () => {
    const root = await show();
    const { height } = root.host.getBoundingClientRect();
    expect(height).toBe(72);
    await link('Below').hover(); // wherever the pointer was before
    scrollTo(0, 20);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(bar(root)).toEqual(transparent);
    scrollTo(0, 21);
    await expect.poll(() => bar(root).ground).toBe('1');
    expect(root.host.getBoundingClientRect()).toMatchObject({ top: 0, height });
    scrollTo(0, 0);
    await expect.poll(() => bar(root)).toEqual(transparent);
  });

  test('the pointer opens the services and leaves them; what it has opened, a press keeps', async () => {
    const root = await show();
    await services().hover();
    await expect.element(link('BioSeal')).toBeVisible();
    await expect.element(services()).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => bar(root).ground).toBe('1');
    await link('Below').hover();
    await expect.element(link('BioSeal')).not.toBeInTheDocument();

    await services().click();
    await link('Below').hover();
    await expect.element(link('BioSeal')).toBeVisible();
    await services().click();
    await expect.element(link('BioSeal')).not.toBeInTheDocument();
  });

  test('a press beside the services closes them', async () => {
    await show();
    await services().click();
    await link('Below').click();
    await expect.element(services()).toHaveAttribute('aria-expanded', 'false');
  });

  test.each(['{Enter}', ' ', '{ArrowDown}'])('"%s" opens the services and goes to the first', async (key) => {
    await show();
    (services().element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.poll(focused).toBe('BioRinse');
  });

  test('arrows, Home and End move through the services; Escape closes and gives the focus back', async () => {
    await show();
    (services().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('BioRinse');
    const stops: unknown[] = [];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      stops.push(focused());
    }
    expect(stops).toEqual([
      'BioBlast',
      'Free BioCheck',
      'Free BioCheck',
      'BioCare plans',
      'BioRinse',
      'Services',
    ]);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.poll(focused).toBe('Services');
    await expect.element(link('BioRinse')).not.toBeInTheDocument();
  });

  test('Tab goes through the services, and closes them where it leaves', async () => {
    await show();
    (services().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('BioRinse');
    await userEvent.keyboard('{End}{Tab}');
    expect(focused()).toBe('Instant Estimator');
    await expect.element(services()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('in a narrow place', () => {
  test('the menu opens below the bar, with the services behind a press of their own', async () => {
    const root = await show({ width: 390 });
    await expect.element(link('(770) 555-0142')).toHaveAttribute('href', 'tel:7705550142');
    await expect.element(link('Gallery')).not.toBeInTheDocument();
    await menuButton(root).click();
    await expect.poll(() => bar(root).ground).toBe('1');
    await expect.element(link('Gallery')).toBeVisible();
    await expect.element(link('Free property check')).toHaveAttribute('href', '#audit');
    await expect.element(link('BioSeal')).not.toBeInTheDocument();
    await page.getByRole('navigation').getByText('Services').click();
    for (const [name, href] of eight) await expect.element(link(name)).toHaveAttribute('href', href);
  });

  test('a chosen link, Escape and a press beside it close the menu; the focus stays where the visitor is', async () => {
    const root = await show({ width: 390 });
    const details = root.querySelector('details') as HTMLDetailsElement;
    await menuButton(root).click();
    await link('Gallery').click();
    await expect.poll(() => details.open).toBe(false);
    expect(location.hash).toBe('#gallery');

    await menuButton(root).click();
    await userEvent.keyboard('{Tab}{Escape}');
    await expect.poll(() => details.open).toBe(false);
    expect(root.activeElement).toBe(root.querySelector('summary'));

    await menuButton(root).click();
    await expect.poll(() => details.open).toBe(true);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await expect.poll(() => details.open).toBe(false);
  });
});

describe('whatever the config says', () => {
  test('twelve entries, a long name and no phone: the menu folds, nothing reaches over the edge', async () => {
    const menu = Array.from({ length: 12 }, (_, index) => ({ label: `Entry number ${index}`, href: '/x' }));
    const root = await show({
      width: 1000,
      config: { company: { name: 'Restoration'.repeat(18), phone: '' }, menu },
    });
    await expect.element(menuButton(root)).toBeVisible();
    expect(root.querySelectorAll('a[href^="tel:"]')).toHaveLength(0);
    expect(root.host.scrollWidth).toBe(1000);
    expect(root.host.getBoundingClientRect().height).toBe(72);
    await menuButton(root).click();
    await expect.element(link('Entry number 11')).toBeInTheDocument();
  });

  test('an entry without an address is text; one with an address and links leads its links', async () => {
    await show({
      home: false,
      config: {
        menu: [
          { label: 'Soon' },
          {
            label: 'Work',
            href: '/work',
            links: [
              { label: 'Here', href: '#here' },
              { label: 'Decks', href: '/decks' },
            ],
          },
          { label: 'Places', links: [{ label: 'There', href: '#there' }] },
        ],
      },
    });
    await expect.element(page.getByText('Soon').first()).toBeVisible();
    await page.getByRole('button', { name: 'Work' }).click();
    await expect.element(link('Work')).toHaveAttribute('href', '/work');
    await expect.element(link('Decks')).toBeVisible();
    await expect.element(link('Here')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Places' })).not.toBeInTheDocument();
  });
});
