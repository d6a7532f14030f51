import { run } from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { mount, recordEvents } from '../../testing/mount';
import './index';

const { servicePage: messages } = defaultBusiness.texts.en;

const { servicePages: builtIn } = defaultBusiness;

const show = (service: string, config?: object) =>
  mount<HTMLElementTagNameMap['bio-service-detail']>(
    `<bio-service-detail service="${service}"></bio-service-detail>`,
    { config },
  );

const textsIn = (root: ShadowRoot, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

const required = {
  id: 'washing',
  title: 'Washing',
  whatItDoes: 'Washes.',
  whyItMatters: 'Dirt.',
  bestFor: [],
};
const picture = { src: '/src/pictures/window-480.webp', alt: '' };
/** A service page with the required facts and some more. */
const withPage = (more: object = {}) => ({ servicePages: [{ ...required, ...more }] });

describe('built-in pages', () => {
  test.each(builtIn.map(({ id, title }) => [id, title]))('%s is shown and accessible', async (id, title) => {
    await page.viewport(1300, 900);
    const { root } = await show(id);
    expect(textsIn(root, 'h1')).toEqual([title]);
    const { violations } = await run(document.body, { rules: { region: { enabled: false } } });
    expect(violations).toEqual([]);
  });
});

describe('what the range is a price of', () => {
  const card = { min: 100, max: 900 };
  const withService = (more: object) => ({
    ...withPage(),
    services: [{ id: 'washing', name: 'Washing', card, cardNote: 'Whole houses', ...more }],
  });

  test.each([
    ["of the page's own range", { page: { min: 100, max: 200 }, pageNote: 'A small deck' }, 'A small deck'],
    ["of the card's range, where the page has none", {}, 'Whole houses'],
  ])('it is said %s, at the top and beside the range', async (_, more, said) => {
    const { root } = await show('washing', withService(more));
    const shown = textsIn(root, 'p, span').filter(
      (text) => text === 'A small deck' || text === 'Whole houses',
    );
    expect(shown).toEqual([said, said]);
  });
});

describe('sections', () => {
  test('a page with the required facts has no empty section', async () => {
    const { root } = await show('washing', withPage());
    expect(textsIn(root, 'h1')).toEqual(['Washing']);
    expect(textsIn(root, 'h2')).toEqual([messages.whatItDoes, messages.whyItMatters, messages.range]);
    expect(root.querySelector('img, ul, ol, [part=picture]')).toBeNull();
    expect(textsIn(root, 'p').filter((text) => !text)).toEqual([]);
  });

  test('a page with all facts has its sections in their order', async () => {
    const { root } = await show(
      'washing',
      withPage({
        bestFor: ['Siding'],
        howItWorks: [{ title: 'WorkPictures', text: 'First.' }],
        offers: 'gutters',
        picture,
        gallery: [picture],
      }),
    );
    expect(textsIn(root, 'h2')).toEqual([
      messages.whatItDoes,
      messages.whyItMatters,
      messages.bestFor,
      messages.howItWorks,
      messages.gutters,
      messages.range,
      messages.gallery,
    ]);
  });

  test("shows the page's price range, and without one the card's", async () => {
    const service = { id: 'washing', name: 'Washing', card: { min: 100, max: 1200 } };
    const own = { ...service, page: { min: 95, max: 1195, openEnded: true } };
    const withService = await show('washing', { ...withPage(), services: [own] });
    expect(textsIn(withService.root, '[part=price]')).toEqual(['$95–$1,195+']);
    const withCard = await show('washing', { ...withPage(), services: [service] });
    expect(textsIn(withCard.root, '[part=price]')).toEqual(['$100–$1,200']);
  });

  test('below the range stands what makes it lower and higher', async () => {
    const priceFactors = { lower: ['One story'], higher: ['Two stories', 'Hard to reach'] };
    const { root } = await show('washing', withPage({ priceFactors }));
    expect(textsIn(root, '[aria-labelledby=range] :is(h3, li)')).toEqual([
      messages.lower,
      ...priceFactors.lower,
      messages.higher,
      ...priceFactors.higher,
    ]);
    const oneSided = await show('washing', withPage({ priceFactors: { lower: [], higher: ['Height'] } }));
    expect(textsIn(oneSided.root, '[aria-labelledby=range] h3')).toEqual([messages.higher]);
  });

  test('a page of a service that is not sold shows no price', async () => {
    const { root } = await show('washing', { ...withPage(), services: [] });
    expect(root.querySelector('[part=price]')).toBeNull();
    expect(root.querySelector('[part~=button]')).not.toBeNull();
  });

  test('the steps end in a link to the page of the next service', async () => {
    const services = [{ id: 'own-seal', name: 'Sealing', href: '/seal', card: { min: 1, max: 2 } }];
    const steps = ['Assessment', 'Blasting'].map((title) => ({ title, text: 'Done with care.' }));
    const { root } = await show('washing', {
      ...withPage({ howItWorks: steps, next: 'own-seal' }),
      services,
    });
    expect(textsIn(root, 'ol h3')).toEqual(['Assessment', 'Blasting']);
    expect(root.querySelector('a[href="/seal"]')?.textContent).toContain('Next: Sealing');
  });

  test('tiers show how long they last and the price that they start at', async () => {
    const tiers = [
      { id: 'own-a', name: 'Basic', from: 495, lasts: '1 year', description: 'Sheds water.' },
      { id: 'own-b', name: 'Best', from: 1495, lasts: '5 years' },
    ];
    const { root } = await show('washing', { ...withPage({ offers: 'tiers' }), tiers });
    expect(textsIn(root, '[part=offer]')).toEqual([
      'BasicLasts 1 yearSheds water.$495+',
      'BestLasts 5 years$1,495+',
    ]);
  });

  test('gutter options show their price range and its unit', async () => {
    const gutters = [
      { id: 'own-a', name: 'Clean', price: { min: 275, max: 425 } },
      { id: 'own-b', name: 'Install', price: { min: 7, max: 12 }, unit: 'foot' },
    ];
    const { root } = await show('washing', { ...withPage({ offers: 'gutters' }), gutters });
    expect(textsIn(root, '[part=offer]')).toEqual(['Clean$275–$425', 'Install$7–$12 per foot']);
  });

  test('without service pages it is empty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { root } = await show('washing', { servicePages: [] });
    expect(root.querySelector('[data-app]')?.childElementCount).toBe(0);
  });

  test.each([
    [390, [2, 1, 1]],
    [700, [2, 1, 1]],
    [800, [1, 1, 1]],
    [1300, [1, 1, 1]],
  ])('three pictures fill their rows at %i px', async (width, columns) => {
    await page.viewport(width, 900);
    const gallery = [1, 2, 3].map((number) => ({ ...picture, src: `${picture.src}?${number}` }));
    const { root } = await show('washing', withPage({ gallery }));
    const widths = [...root.querySelectorAll<HTMLElement>('[part=picture]')].map((one) => one.offsetWidth);
    const narrowest = Math.min(...widths);
    expect(widths.map((one) => Math.round(one / narrowest))).toEqual(columns);
    expect(
      new Set([...root.querySelectorAll<HTMLElement>('[part=picture]')].map((one) => one.offsetTop)).size,
    ).toBe(columns[0]);
  });

  test.each([320, 600, 1300])('endless texts and lists do not overflow at %i px', async (width) => {
    await page.viewport(width, 900);
    const endless = 'W'.repeat(200);
    const { root } = await show(
      'washing',
      withPage({
        title: endless,
        subtitle: endless,
        bestFor: Array.from({ length: 40 }, (_, index) => `${index}${endless}`.slice(0, 200)),
        howItWorks: Array.from({ length: 9 }, (_, index) => ({
          title: `${index}${endless}`.slice(0, 200),
          text: endless,
        })),
        offers: 'gutters',
        picture,
        gallery: Array.from({ length: 5 }, (_, index) => ({ ...picture, src: `${picture.src}?${index}` })),
        comparison: { before: picture, after: picture },
      }),
    );
    expect(textsIn(root, 'h1')).toEqual([endless]);
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});

test('the button requests the service and leads to the contact form', async () => {
  const requested = recordEvents('bio-schedule');
  const services = [{ id: 'washing', name: 'Our Wash', card: { min: 1, max: 2 } }];
  const { root } = await show('washing', { ...withPage(), services, links: { contact: '#write' } });
  const button = root.querySelector('[part~=button]');
  expect(button?.getAttribute('href')).toBe('#write');
  if (button) await userEvent.click(button);
  expect(requested).toEqual([{ service: 'Our Wash' }]);
});

test('follows a change of the service attribute, and reports an unknown service', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const servicePages = [required, { ...required, id: 'sealing', title: 'Sealing' }];
  const { element, root } = await show('sealing', { servicePages });
  expect(textsIn(root, 'h1')).toEqual(['Sealing']);
  element.setAttribute('service', 'washing');
  await expect.poll(() => textsIn(root, 'h1')).toEqual(['Washing']);
  element.setAttribute('service', 'biowash');
  const reports = () => errors.mock.calls.flat().filter((line) => String(line).includes('"biowash"'));
  await expect.poll(reports).toHaveLength(1);
});
