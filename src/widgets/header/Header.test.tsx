import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { mount, nextRender } from '../../testing/mount';
import './index';

const { header: headerMessages } = defaultBusiness.texts.en;

const { company, links, menu: builtInMenu } = defaultBusiness;

const menu = [
  { label: 'Why Us', href: '#about' },
  {
    label: 'Services',
    links: ['Washing', 'Blasting', 'Sealing', 'Repair'].map((label) => ({
      label,
      href: `/${label.toLowerCase()}`,
    })),
  },
  { label: 'Estimate', href: '#estimate' },
  { label: 'Gallery', href: '#gallery' },
];

interface Options {
  width?: number;
  home?: boolean;
  config?: object;
}

/** Mounts the header at the top of a page that scrolls. */
async function show({ width = 1280, home = true, config = { menu } }: Options = {}): Promise<ShadowRoot> {
  await page.viewport(width, 800);
  const { root } = await mount(
    `<bio-header ${home ? 'page="home"' : ''}></bio-header>
    <div style="block-size: 500px"></div><a href="#below">Below</a><div style="block-size: 2000px"></div>`,
    { config },
  );
  return root;
}

function find(root: ShadowRoot, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}
const colors = (root: ShadowRoot) => {
  const bar = find(root, 'header > div');
  return { background: getComputedStyle(bar, '::before').opacity, text: getComputedStyle(bar).color };
};
const transparent = { background: '0', text: 'rgb(23, 39, 31)' };
const services = () => page.getByRole('button', { name: 'Services' });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const focused = () => document.querySelector('bio-header')?.shadowRoot?.activeElement?.textContent;
const menuButton = (root: ShadowRoot) => page.elementLocator(find(root, 'summary'));

describe('wide', () => {
  test('shows the built-in menu and the audit button', async () => {
    await page.viewport(1280, 800);
    await mount('<bio-header page="home"></bio-header>');
    await expect.element(link(`${company.name}, home page`)).toHaveAttribute('href', links.home);
    await expect.element(link(headerMessages.action)).toHaveAttribute('href', links.audit);
    for (const { label, links: inDropdown = [] } of builtInMenu) {
      if (inDropdown.length > 0) await page.getByRole('button', { name: label }).click();
      for (const entry of inDropdown)
        await expect.element(link(entry.label)).toHaveAttribute('href', entry.href);
    }
    const plain = builtInMenu.filter((entry) => entry.href && !entry.links?.length);
    for (const { label, href } of plain) await expect.element(link(label)).toHaveAttribute('href', href);
  });

  test.each([1000, 1060, 1100, 1220, 1440])(
    'the built-in menu, the phone and another language have space in a line of %d px',
    async (width) => {
      await page.viewport(width, 800);
      for (const at of ['page="home"', '']) {
        const { root } = await mount(
          `<bio-header ${at} style="font-family: Arial, Liberation Sans"><a slot="language" href="/es/">Español</a><a slot="language-menu" href="/es/">Español</a></bio-header>`,
        );
        const bar = find(root, 'header > div');
        const cut = [...bar.querySelectorAll<HTMLElement>(':scope > a > span')].filter(
          (text) => getComputedStyle(text).position !== 'absolute' && text.scrollWidth > text.clientWidth,
        );
        expect(cut.map(({ textContent }) => textContent)).toEqual([]);
        expect(find(root, 'header a > span').getBoundingClientRect().height).toBeLessThan(40);
        expect(bar.scrollWidth).toBe(width);
        const number = bar.querySelector<HTMLElement>(':scope > a:not([part=logo]) > span');
        expect(number && getComputedStyle(number).position === 'static').toBe(width >= 1220);
      }
    },
  );

  test('a wide picture leaves the name its space on a phone', async () => {
    await page.viewport(390, 800);
    const { root } = await mount('<bio-header style="font-family: Arial, Liberation Sans"></bio-header>', {
      config: { company: { name: 'Palo Verde Pool Care', logo: '/logo.svg' } },
    });
    const picture = find(root, '[part=logo] > img') as HTMLImageElement;
    picture.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="240" height="64"/>';
    await picture.decode();
    const name = find(root, '[part=logo] > span');
    expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  });

  test('shows the links of an entry once it is pressed', async () => {
    await show();
    await expect.element(link('Washing')).not.toBeInTheDocument();
    await services().click();
    for (const name of ['Washing', 'Blasting', 'Sealing', 'Repair'])
      await expect.element(link(name)).toHaveAttribute('href', `/${name.toLowerCase()}`);
  });

  test('on other pages than the home page, leaves out the entries that lead to its sections', async () => {
    await show({ home: false });
    await expect.element(services()).toBeVisible();
    for (const name of ['Why Us', 'Estimate', 'Gallery'])
      await expect.element(link(name)).not.toBeInTheDocument();
  });

  test('is transparent up to a scroll position of 20 px and white beyond, without a layout shift', async () => {
    const root = await show();
    const { height } = root.host.getBoundingClientRect();
    expect(height).toBe(72);
    await link('Below').hover(); // the pointer of an earlier test may have opened the dropdown
    await expect.poll(() => colors(root)).toEqual(transparent);
    scrollTo(0, 20);
    await nextRender();
    expect(colors(root)).toEqual(transparent);
    scrollTo(0, 21);
    await expect.poll(() => colors(root).background).toBe('1');
    expect(root.host.getBoundingClientRect()).toMatchObject({ top: 0, height });
    scrollTo(0, 0);
    await expect.poll(() => colors(root)).toEqual(transparent);
  });

  test('a dropdown opens while it is hovered; one that was pressed stays open', async () => {
    const root = await show();
    await services().hover();
    await expect.element(link('Sealing')).toBeVisible();
    await expect.element(services()).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => colors(root).background).toBe('1');
    await link('Below').hover();
    await expect.element(link('Sealing')).not.toBeInTheDocument();

    await services().click();
    await link('Below').hover();
    await expect.element(link('Sealing')).toBeVisible();
    await services().click();
    await expect.element(link('Sealing')).not.toBeInTheDocument();
  });

  test('a press outside closes the dropdown', async () => {
    await show();
    await services().click();
    await link('Below').click();
    await expect.element(services()).toHaveAttribute('aria-expanded', 'false');
  });

  describe('by keyboard', () => {
    beforeEach(async () => {
      await show();
      services().element().focus();
    });

    test.each(['{Enter}', ' ', '{ArrowDown}'])(
      '"%s" opens the dropdown and focuses its first link',
      async (key) => {
        await userEvent.keyboard(key);
        await expect.poll(focused).toBe('Washing');
      },
    );

    test('arrow keys, Home and End move the focus; Escape closes and returns it to the button', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect.poll(focused).toBe('Washing');
      const stops: unknown[] = [];
      for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp']) {
        await userEvent.keyboard(`{${key}}`);
        stops.push(focused());
      }
      expect(stops).toEqual(['Blasting', 'Repair', 'Repair', 'Sealing', 'Washing', 'Services']);
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await expect.poll(focused).toBe('Services');
      await expect.element(link('Washing')).not.toBeInTheDocument();
    });

    test('Tab moves through the links and closes the dropdown when it leaves', async () => {
      await userEvent.keyboard('{Enter}');
      await expect.poll(focused).toBe('Washing');
      await userEvent.keyboard('{End}{Tab}');
      expect(focused()).toBe('Estimate');
      await expect.element(services()).toHaveAttribute('aria-expanded', 'false');
    });
  });
});

describe('narrow', () => {
  test('the menu button opens a panel below the bar, with the links of an entry collapsed', async () => {
    const root = await show({ width: 390, config: { menu, company: { phone: '(555) 555-0199' } } });
    await expect.element(link('(555) 555-0199')).toHaveAttribute('href', 'tel:5555550199');
    await expect.element(link('Gallery')).not.toBeInTheDocument();
    await menuButton(root).click();
    await expect.poll(() => colors(root).background).toBe('1');
    await expect.element(link('Gallery')).toBeVisible();
    await expect.element(link(headerMessages.action)).toHaveAttribute('href', links.audit);
    await expect.element(link('Sealing')).not.toBeInTheDocument();
    await page.getByRole('navigation').getByText('Services').click();
    for (const name of ['Washing', 'Blasting', 'Sealing', 'Repair'])
      await expect.element(link(name)).toHaveAttribute('href', `/${name.toLowerCase()}`);
  });

  test('a followed link, Escape and a press outside close the panel; Escape returns the focus to its button', async () => {
    const root = await show({ width: 390 });
    const isOpen = () => root.querySelector('details')?.open;
    await menuButton(root).click();
    await link('Gallery').click();
    await expect.poll(isOpen).toBe(false);
    expect(location.hash).toBe('#gallery');

    await menuButton(root).click();
    await userEvent.keyboard('{Tab}{Escape}');
    await expect.poll(isOpen).toBe(false);
    expect(root.activeElement).toBe(root.querySelector('summary'));

    await menuButton(root).click();
    await expect.poll(isOpen).toBe(true);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await expect.poll(isOpen).toBe(false);
  });

  test('Android’s Back closes the panel, and nothing else after it', async () => {
    const watchers: EventTarget[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        constructor({ signal }: { signal: AbortSignal }) {
          super();
          watchers.push(this);
          signal.addEventListener('abort', () => watchers.splice(watchers.indexOf(this), 1));
        }
      },
    );
    const root = await show({ width: 390 });
    expect(watchers).toHaveLength(0);
    await menuButton(root).click();
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => watchers.length).toBe(1);
    watchers[0]?.dispatchEvent(new Event('close'));
    await expect.poll(() => root.querySelector('details')?.open).toBe(false);
    expect(root.activeElement).toBe(root.querySelector('summary'));
    expect(watchers).toHaveLength(0);
    vi.unstubAllGlobals();
  });
});

describe('with any config', () => {
  test('twelve entries, a long name and no phone: the menu is folded and nothing overflows', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ label: `Entry number ${index}`, href: '/x' }));
    const root = await show({
      width: 1000,
      config: { company: { name: 'Restoration'.repeat(18), phone: '' }, menu: many },
    });
    await expect.element(menuButton(root)).toBeVisible();
    expect(root.querySelectorAll('a[href^="tel:"]')).toHaveLength(0);
    expect(root.host.scrollWidth).toBe(1000);
    expect(root.host.getBoundingClientRect().height).toBe(72);
    await menuButton(root).click();
    await expect.element(link('Entry number 11')).toBeInTheDocument();
  });

  test('an entry without a URL is text; one with a URL and links comes first among its links', async () => {
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

test('before its script is there it says nothing of what is expanded, which CSS may have opened', async () => {
  const { renderWidget } = await import('../../element/prerender');
  const common = { endpoint: undefined, phone: undefined, lang: 'en' };
  const { default: definition } = await import('./index');
  const html = await renderWidget(definition, { attribute: () => null, common });
  expect(html).toContain('aria-controls');
  expect(html).not.toContain('aria-expanded');
  const root = await show();
  await expect.element(services()).toHaveAttribute('aria-expanded', 'false');
  expect(find(root, '[part=phone] [dir=ltr]').textContent).toBe(company.phone);
});
