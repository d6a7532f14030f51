import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStore, useStore } from 'zustand';
import { mount } from '../testing/mount';
import { PriceText } from '../ui/base/PriceText';
import { defineWidget } from './defineWidget';
import { renderWidget } from './prerender';
import type { WidgetSpec, WidgetViewProps } from './spec';

const spec = {
  tag: 'bio-test-price',
  attributes: {},
  methods: [],
  facts: {},
  messages: {},
} as const satisfies WidgetSpec;

const texts = createStore(() => ({ price: '$275–$975' }));

function View({ settings }: WidgetViewProps<typeof spec, object>) {
  return (
    <div lang={settings.lang}>
      <button type="button">
        <PriceText text={useStore(texts).price} />
      </button>
    </div>
  );
}

const definition = defineWidget(spec, View, () => createStore(() => ({})));

const button = () => page.getByRole('button');

test.for([
  ['$275–$975', 'en', '$275 to $975'],
  ['$275–$975', 'es', '$275 a $975'],
  ['275–975 €', 'de', '275 bis 975 €'],
  ['275 €–975 € pro Fenster', 'de', '275 € bis 975 € pro Fenster'],
  ['20 × $4.50–$7 per pane', 'en', '20 × $4.50 to $7 per pane'],
  ['−$199–$391', 'en', '−$199 to $391'],
  ['$495–$1,495+', 'en', '$495 to $1,495+'],
  ['$35–$195/month', 'en', '$35 to $195 per month'],
  ['/mes', 'es', 'por mes'],
  ['/Monat', 'de', 'pro Monat'],
  ['Siding/roof', 'en', 'Siding/roof'],
  ['From $90', 'en', 'From $90'],
  ['Call us – 5 minutes', 'en', 'Call us – 5 minutes'],
] as const)('%s is heard in "%s" as %s, and stays one text', async ([price, lang, heard]) => {
  texts.setState({ price });
  const { root } = await mount(`<bio-test-price lang="${lang}"></bio-test-price>`);
  await expect.element(button()).toHaveAccessibleName(heard);
  expect(root.querySelector('button')?.textContent).toBe(price);
});

test('a new price is a new element: a live region announces it whole', async () => {
  texts.setState({ price: '$275–$975' });
  const { root } = await mount('<bio-test-price></bio-test-price>');
  const before = root.querySelector('button > span');
  texts.setState({ price: '$300–$975' });
  await expect.element(button()).toHaveAccessibleName('$300 to $975');
  expect(before?.isConnected).toBe(false);
});

test('prerendered, a range has what is heard in the language of the page', async () => {
  texts.setState({ price: '$275–$975' });
  const html = await renderWidget(definition, {
    attribute: () => null,
    common: { endpoint: undefined, phone: undefined, lang: 'es' },
  });
  expect(html).toMatch(/data-heard="\$275 a \$975"><span aria-hidden="true">\$275–\$975<\/span>/);
});
