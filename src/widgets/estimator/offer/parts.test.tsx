import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWidget } from '../../../element/prerender';
import { HYDRATED } from '../../../page/lifecycle';
import { mount } from '../../../testing/mount';
import estimator from '../index';
import { loadParts } from './parts';

const item = { group: 'services', price: { min: 100, max: 200 } };
const config = {
  company: { name: 'Blue Door Movers' },
  estimator: {
    groups: [{ id: 'services', step: 'services' }],
    items: [
      {
        ...item,
        id: 'crew',
        name: 'Movers',
        icon: 'door',
        quantityLabel: 'Hours',
        quantity: { control: 'slider', default: 4, min: 2, max: 12 },
      },
      {
        ...item,
        id: 'storage',
        name: 'Storage',
        quantityLabel: 'Months',
        quantity: { control: 'choices', choices: [1, 2, 3], default: 1 },
      },
    ],
    preselected: ['crew', 'storage'],
  },
};
const common = { endpoint: undefined, phone: undefined, lang: 'en' };

/** The slider, the choices, and the item's drawing: marks are smaller. */
const PARTS = '[type=range], [type=radio], svg[width="24"]';

/** As a page of a server's has it, before its script. */
async function prerendered(): Promise<HTMLElement> {
  const inside = await renderWidget(estimator, { attribute: () => null, common, config });
  const inert = document.implementation.createHTMLDocument();
  inert.body.setHTMLUnsafe(`<bio-estimator>${inside}</bio-estimator>`);
  return inert.body.firstElementChild as HTMLElement;
}

test('server HTML has the sliders, the choices and the drawings of a firm, and React takes them over as they are', async () => {
  const consoleErrors = vi.spyOn(console, 'error');
  const element = await prerendered();
  const controls = () => [...(element.shadowRoot?.querySelectorAll(PARTS) ?? [])];
  const before = controls();
  expect(before.map(({ localName }) => localName)).toEqual(['svg', 'input', 'input', 'input', 'input']);
  Object.assign(element, { config });
  const hydrated = new Promise((resolve) => element.addEventListener(HYDRATED, resolve, { once: true }));
  document.body.append(element);
  await hydrated;
  expect(controls()).toEqual(before);
  await page.getByRole('slider', { name: 'Hours' }).fill('6');
  await expect.element(page.getByText('6', { exact: true })).toBeVisible();
  expect(consoleErrors).not.toHaveBeenCalled();
});

test('rendered by the browser alone, they are there from the first moment on', async () => {
  const { root } = await mount('<bio-estimator></bio-estimator>', { config });
  expect(root.querySelectorAll(PARTS)).toHaveLength(5);
});

test('nothing is loaded for a firm that asks by fields, and has the usual drawings', () => {
  const { facts } = estimator.spec;
  expect(loadParts(facts.estimator)).toBeUndefined();
});
