import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '../../../content/business';
import { renderWidget } from '../../../element/prerender';
import { HYDRATED } from '../../../page/lifecycle';
import { mount, nextRender } from '../../../testing/mount';
import { Icon } from '../../../ui/base/Icon';
import { PriceText } from '../../../ui/base/PriceText';
import { Button } from '../../../ui/controls/Button';
import estimator from '../index';

vi.mock('../../../ui/base/Icon', { spy: true });
vi.mock('../../../ui/base/PriceText', { spy: true });
vi.mock('../../../ui/controls/Button', { spy: true });

const { estimator: messages } = defaultBusiness.texts.en;
const [first, second] = defaultBusiness.estimator.items;

const box = (name = '') => page.getByRole('checkbox', { name });

/** Many services, in two groups. */
const manyServices = {
  company: { name: 'Everything Outside' },
  estimator: {
    groups: ['walls', 'grounds'].map((id) => ({ id, label: id, step: 'services' })),
    items: Array.from({ length: 60 }, (_, index) => ({
      id: `item${index}`,
      name: `Service ${index}.`,
      group: index % 2 === 0 ? 'walls' : 'grounds',
      price: { min: 10, max: 20 },
    })),
  },
};

const pressNext = () => page.getByRole('button', { name: messages.next }).click();

/** Each progress with the heading below it, in the order in which they are shown. */
function watchStep(root: ShadowRoot): string[] {
  const seen: string[] = [];
  const note = () => {
    const [position, heading] = ['#position strong', '[part=heading]'].map(
      (selector) => root.querySelector(selector)?.textContent,
    );
    seen.push(`${position}: ${heading}`);
  };
  new MutationObserver(note).observe(root, { subtree: true, childList: true, characterData: true });
  return seen;
}

test('a press on a choice renders the mark of that choice and the range, and nothing else', async () => {
  await mount('<bio-estimator live-range></bio-estimator>');
  await box(first?.name).click({ force: true });
  await nextRender();
  for (const component of [Icon, PriceText, Button]) vi.mocked(component).mockClear();
  await box(second?.name).click({ force: true });
  await nextRender();
  expect(vi.mocked(Icon)).toHaveBeenCalledTimes(1);
  expect(vi.mocked(PriceText)).toHaveBeenCalledTimes(1);
  expect(vi.mocked(Button)).not.toHaveBeenCalled();
});

test('a press that leads to another step shows the progress first, and the step in a task of its own', async () => {
  const { root } = await mount(`<bio-estimator services="${first?.id}"></bio-estimator>`);
  const { addOns, property } = messages.steps;
  await pressNext();
  await expect.poll(() => root.activeElement?.textContent).toBe(addOns.heading);
  const seen = watchStep(root);
  await pressNext();
  await expect.poll(() => root.activeElement?.textContent).toBe(property.heading);
  expect([...new Set(seen)]).toEqual([
    `${property.label}: ${addOns.heading}`,
    `${property.label}: ${property.heading}`,
  ]);
});

test('of many services those of the first screen appear first, and all of them in the end, each in its group', async () => {
  const counts: number[] = [];
  const watched = new MutationObserver(() => {
    const shown = document.querySelector('bio-estimator')?.shadowRoot;
    counts.push(shown?.querySelectorAll('[part=choice]').length ?? 0);
  });
  const element = document.createElement('bio-estimator');
  if (element.shadowRoot) watched.observe(element.shadowRoot, { subtree: true, childList: true });
  Object.assign(element, { config: manyServices });
  document.body.append(element);
  await expect.element(box('Service 59.')).toBeInTheDocument();
  expect([...new Set(counts.filter((count) => count > 0))]).toEqual([24, 48, 60]);
  const names = [...(element.shadowRoot?.querySelectorAll('fieldset') ?? [])].map((group) =>
    [...group.querySelectorAll('input')].map(({ value }) => value),
  );
  const ids = manyServices.estimator.items.map(({ id }) => id);
  expect(names).toEqual([
    ids.filter((_, index) => index % 2 === 0),
    ids.filter((_, index) => index % 2 === 1),
  ]);
});

test('markup has all services, and keeps them as it is hydrated', async () => {
  const errors = vi.spyOn(console, 'error');
  const common = { endpoint: undefined, phone: undefined, lang: 'en' };
  const inside = await renderWidget(estimator, { attribute: () => null, common, config: manyServices });
  const inert = document.implementation.createHTMLDocument();
  inert.body.setHTMLUnsafe(`<bio-estimator>${inside}</bio-estimator>`);
  const element = inert.body.firstElementChild as HTMLElement;
  const boxes = () => [...(element.shadowRoot?.querySelectorAll('input') ?? [])];
  const before = boxes();
  expect(before).toHaveLength(60);
  Object.assign(element, { config: manyServices });
  const hydrated = new Promise((resolve) => element.addEventListener(HYDRATED, resolve, { once: true }));
  document.body.append(element);
  await hydrated;
  await nextRender();
  expect(boxes()).toEqual(before);
  expect(errors).not.toHaveBeenCalled();
});
