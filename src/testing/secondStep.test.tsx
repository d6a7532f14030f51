import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../content/business';
import { renderSnapshot } from '../element/prerender';
import { followSecondStep } from '../hydration/secondStep';
import { watchFirstStep } from '../hydration/showSecondStep';
import { HYDRATED } from '../page/lifecycle';
import { Estimator } from '../widgets/estimator/Estimator';
import { spec } from '../widgets/estimator/estimator.element';
import { createEstimatorStore } from '../widgets/estimator/estimator.store';

const { estimator: estimatorMessages } = defaultBusiness.texts.en;

const definition = {
  spec,
  View: Estimator,
  createStore: (tools: Parameters<typeof createEstimatorStore>[0]) =>
    createEstimatorStore(tools, () => new URLSearchParams()),
};

/** Its second step has a slider, two groups of choices and a text field. */
const config = {
  company: { name: 'Blue Door Movers' },
  estimator: {
    groups: [{ id: 'services', step: 'services' }],
    items: [{ id: 'crew', name: 'Movers', group: 'services', price: { min: 100, max: 200 } }],
    modifiers: [
      {
        id: 'miles',
        label: 'Miles',
        step: 'property',
        number: { control: 'slider', min: 0, max: 2000, step: 5, fee: 1 },
      },
      {
        id: 'floors',
        label: 'Floors',
        step: 'property',
        number: { control: 'choices', choices: [0, 1, 2], fee: 20 },
      },
      { id: 'lift', label: 'Lift', step: 'property', yesNo: { factor: 0.9 } },
    ],
    propertyTypes: [],
  },
};

/** As the build hides the first step beside the second one. */
const HIDDEN = '[data-app]:has(~[data-app]){visibility:hidden}';

const slider = () => page.getByRole('slider', { name: 'Miles' });
const size = () => page.getByRole('textbox');

const pressNext = ({ shadowRoot }: Element) =>
  shadowRoot?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();

/** Shows the first step of an estimator that is not defined yet, and leaves it. */
async function openSecondStep(): Promise<HTMLElement> {
  const common = { endpoint: undefined, phone: undefined, lang: 'en' };
  const input = { attribute: () => null, common, config };
  const first = await renderSnapshot(definition, input);
  const second = await renderSnapshot(definition, input, {
    act(state) {
      state.select('crew', true);
      state.next();
    },
  });
  const element = document.createElement('bio-estimator');
  Object.assign(element, { config });
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.setHTMLUnsafe(`<div data-app="">${first.html}</div>`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(first.css + second.css + HIDDEN);
  shadow.adoptedStyleSheets.push(sheet);
  document.body.append(element);
  watchFirstStep(element, {
    requires: 'services',
    parameters: [],
    build: (container) => container.setHTMLUnsafe(second.html.replaceAll(/ (id|for)="/g, '$&second-')),
  });
  followSecondStep(element);
  await page.getByRole('checkbox', { name: 'Movers' }).click({ force: true });
  pressNext(element);
  return element;
}

test('what was moved, chosen and typed in the second step stays when React takes its place', async () => {
  const consoleErrors = vi.spyOn(console, 'error');
  const element = await openSecondStep();
  await slider().fill('1500');
  await page.getByRole('radio', { name: '2' }).click({ force: true });
  await page.getByRole('radio', { name: 'Yes' }).click({ force: true });
  await size().fill('1,800 and more');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');

  const hydrated = new Promise((resolve) => element.addEventListener(HYDRATED, resolve, { once: true }));
  await import('../widgets/estimator');
  await hydrated;
  pressNext(element); // as the island repeats it
  await expect.poll(() => element.shadowRoot?.querySelectorAll('form').length).toBe(1);

  await expect.element(slider()).toHaveValue('1500');
  await expect.element(page.getByText('1,500')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '2' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect.element(size()).toHaveValue('1,800 and more');
  await expect.element(page.getByText(estimatorMessages.hints.sqftOdd)).toBeVisible();
  await userEvent.keyboard('!');
  await expect.element(size()).toHaveValue('1,800 and mo!re');
  expect(consoleErrors).not.toHaveBeenCalled();
});
