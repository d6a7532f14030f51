import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { quoteMessages } from '../../content/messages/quote';
import { mount } from '../../testing/mount';
import './index';

const config = {
  company: { name: 'Larkspur Painting' },
  currency: 'EUR',
  locale: 'de-DE',
  quote: {
    groups: [
      {
        id: 'all',
        label: 'All',
        step: 'core',
        items: [
          {
            id: 'walls',
            name: 'Walls',
            price: { min: 1200, max: 3000 },
            includes: ['Primer'],
            excludes: ['Ladders'],
          },
          { id: 'fence', name: 'Fence', price: 500 },
          { id: 'trim', name: 'Trim', price: { min: 9, max: 14, unit: 'meter' } },
          { id: 'door', name: 'Door', price: { min: 80, max: 80, from: true } },
        ],
      },
    ],
  },
};

const { document: labels } = quoteMessages;
const beside = () => page.getByRole('complementary', { name: quoteMessages.title });
const see = () => page.getByRole('button', { name: quoteMessages.seeQuote });
const next = () => page.getByRole('button', { name: quoteMessages.next });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test('beside the questions the quote fills as one answers, in the firm’s currency', async () => {
  await mount('<bio-quote-builder></bio-quote-builder>', { config });
  await expect.element(beside().getByText('Larkspur Painting')).toBeVisible();
  await expect.element(beside().getByText(quoteMessages.nothingChosen)).toBeVisible();
  await page.getByRole('textbox', { name: 'Client Name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Main Street\nAlpharetta');
  await expect.element(beside().getByText('Ada Lovelace')).toBeVisible();
  await expect.element(beside().getByText('12 Main Street, Alpharetta')).toBeVisible();
  await next().click();
  for (const name of ['Walls', 'Fence']) await page.getByRole('checkbox', { name }).click({ force: true });
  await expect
    .poll(() =>
      beside()
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent.replaceAll('\u00a0', ' ')),
    )
    .toEqual(['Walls 1.200–3.000 €', 'Fence 500 €', 'Total 1.700–3.500 €']);
  await expect.element(see()).not.toBeInTheDocument();
});

test('on a phone the quote is one press away, and the focus returns', async () => {
  await page.viewport(390, 800);
  const { root } = await mount('<bio-quote-builder></bio-quote-builder>', { config });
  await page.getByRole('textbox', { name: 'Client Name' }).fill('Ada Lovelace');
  await expect.element(beside()).not.toBeInTheDocument();
  await see().click();
  const dialog = page.getByRole('dialog', { name: quoteMessages.title });
  await expect.element(dialog.getByText('Ada Lovelace')).toBeVisible();
  await expect.element(dialog.getByText(labels.signature)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => root.activeElement?.textContent).toBe(quoteMessages.seeQuote);
});

test('says what an item does not include', async () => {
  await mount('<bio-quote-builder></bio-quote-builder>', { config });
  await next().click();
  await page.getByText(quoteMessages.includes).click();
  await expect.element(page.getByText('Primer')).toBeVisible();
  await expect.element(page.getByText('Ladders')).toBeVisible();
});

test('a price per unit is shown and not added up, and a total is open where a price is', async () => {
  await mount('<bio-quote-builder></bio-quote-builder>', { config });
  await next().click();
  await page.getByRole('checkbox', { name: 'Trim' }).click({ force: true });
  const lines = () =>
    beside()
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent.replaceAll('\u00a0', ' '));
  const trim = 'Trim 9–14 € per meter';
  await expect.poll(lines).toEqual([trim, `Total ${quoteMessages.unmeasured}`]);
  await page.getByRole('checkbox', { name: 'Door' }).click({ force: true });
  await expect.poll(lines).toEqual([trim, 'Door from 80 €', 'Total from 80 €']);
  await page.getByRole('checkbox', { name: 'Walls' }).click({ force: true });
  await expect.poll(lines).toEqual(['Walls 1.200–3.000 €', trim, 'Door from 80 €', 'Total 1.280–3.080 €+']);
  for (const _ of [1, 2]) await next().click();
  await expect.element(page.getByText(quoteMessages.unitNote)).toBeVisible();
});
