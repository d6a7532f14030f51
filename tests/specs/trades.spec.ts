/** Three trades that price in their own ways, each on its example page: from the first press to the lead in the desk. */
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { card, chip, range } from '../pages/estimator';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { expectRequested } from '../support/desk';
import { watchPageErrors } from '../support/pageReports';
import { sampleEntries } from '../support/sample';

interface Trade {
  /** What the page's buttons and fields are called. */
  words: Record<'next' | 'compute' | 'book' | 'firstName' | 'email' | 'phone' | 'confirm' | 'thanks', string>;
  /** What is answered in each step. */
  steps: ((page: Page) => Promise<void>)[];
  /** What the result says, in this order: computed by hand. */
  lines: string[];
  total: string;
  /** Answers the firm's own questions in the contact form. */
  contact?: (page: Page) => Promise<void>;
  /** Of the lead. */
  lead: Record<string, unknown>;
}

const inventory = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');

const english = {
  next: 'Next',
  compute: 'See My Estimate',
  firstName: 'First Name',
  email: 'Email',
  phone: 'Phone',
  confirm: 'Confirm',
  thanks: 'Thanks for reaching out!',
};

const trades: Record<string, Trade> = {
  'pest-control': {
    words: { ...english, book: 'Book a visit' },
    steps: [
      (page) => card(page, 'Mosquitoes').check(),
      () => Promise.resolve(),
      async (page) => {
        await chip(page, 'How often do you see them?', 'Every week').check();
        await chip(page, 'Do pets live with you?', 'Yes').check();
        await chip(page, 'How often shall we come?', 'Every three months').check();
      },
      (page) => page.getByRole('textbox', { name: 'ZIP code' }).fill('78737'),
    ],
    lines: [
      'Ants and roaches $105–$150', // 5 rooms × 18–26 × 1.15 = 103.50–149.50
      'Mosquitoes $80–$120', // 79–119
      'Two or more together (10%) −$20–$25', // 185–270 to 166.50–243
      'Quarterly plan (15%) −$25–$40', // to 141.53–206.55
      'Do pets live with you? $15',
      'Drive into the Hill Country $35',
      'Sales tax (8.25%) $15–$20', // of 190–255
      'Total $205–$275',
    ],
    total: '$205–$275',
    lead: { estimate: { min: 205, max: 275 } },
  },
  'house-painting': {
    words: {
      next: 'Siguiente',
      compute: 'Ver mi precio',
      book: 'Pedir una visita gratis',
      firstName: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      confirm: 'Enviar solicitud',
      thanks: '¡Gracias por escribirnos!',
    },
    steps: [
      async (page) => {
        // Typed at once, whatever has been loaded.
        await page.getByLabel('¿Cuántos metros cuadrados de pared?').fill('60');
        await card(page, 'Techos').check();
        await page.getByLabel('¿Cuántos metros cuadrados de techo?').fill('25');
      },
      () => Promise.resolve(),
      (page) => chip(page, '¿Cuántas manos de pintura?', 'Tres, cambio de oscuro a claro').check(),
      (page) => page.getByRole('textbox', { name: 'Código postal' }).fill('46500'),
    ],
    lines: [
      'Paredes 590–780 €', // 60 m², all at 7.50–10, × 1.3 = 585–780
      'Techos 200–290 €', // 25 × 6–9 × 1.3 = 195–292.50
      'Desplazamiento a Sagunto 30 €',
      'IVA (21 %) 170–230 €', // of 820–1,100
      'Total 990–1330 €',
      'Señal al reservar 300–400 €',
    ],
    total: '990–1330 €',
    lead: { estimate: { min: 990, max: 1330 } },
  },
  moving: {
    words: { ...english, book: 'Hold my date' },
    steps: [
      async (page) => {
        await card(page, 'Packing').check();
        await page.getByLabel('How many boxes?').fill('25');
      },
      () => Promise.resolve(),
      (page) => chip(page, 'How many movers?', 'Three').check(),
      async (page) => {
        await page.getByLabel('How many miles is it from door to door?').fill('22');
        await chip(page, 'When?', 'Weekend').check();
      },
    ],
    lines: [
      'Two movers and a truck $725.20–$837.20', // 4 × 129.50–149.50 × 1.4
      'Packing $236.25–$318.75', // 45–60, 10 × 9–12, 15 × 6.75–9.25
      'Weekend $75',
      'How many miles is it from door to door? 22 × $2.75, 15 included $19.25',
    ],
    total: 'from $1,055.70',
    async contact(page) {
      const door = page.getByRole('textbox', { name: 'Which floor, and how do we get in?' });
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(door).toHaveAccessibleDescription('Please fill in this field.');
      await page.getByRole('textbox', { name: 'Is anything heavy or fragile?' }).fill('A harp.\nIt sings.');
      await page
        .getByLabel('A list or a photo of what moves')
        .setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: inventory });
      await expect(page.getByRole('button', { name: 'Remove list.pdf' })).toBeVisible();
      await page.reload(); // nothing of it is lost
      await expect(page.getByRole('button', { name: 'Remove list.pdf' })).toBeVisible();
      await door.fill('Third floor');
      await expectNoViolations(page, 'the contact form');
    },
    lead: {
      estimate: { min: 1055.7 },
      answers: [
        { id: 'heavy', label: 'Is anything heavy or fragile?', value: 'A harp.\nIt sings.' },
        { id: 'door', label: 'Which floor, and how do we get in?', value: 'Third floor' },
        {
          id: 'inventory',
          label: 'A list or a photo of what moves',
          file: expect.stringMatching(/^data:application\/pdf;base64,/),
        },
      ],
    },
  },
};

for (const [name, { words, steps, lines, total, contact, lead }] of sampleEntries('trades', trades, 1))
  test(`${name}: each line of the price, and the lead`, async ({ page }) => {
    const errors = await watchPageErrors(page);
    await bringAxe(page);
    await page.goto(`/examples/${name}/`);
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const heading = page.locator('bio-estimator').getByRole('heading').first();
    for (const [index, answer] of steps.entries()) {
      await answer(page);
      await expectNoViolations(page, `step ${index + 1}`);
      await button(index < steps.length - 1 ? words.next : words.compute).click();
      await expect(heading).toBeFocused();
    }
    await expect(range(page)).toHaveText(total);
    await expectNoViolations(page, 'the result');
    const breakdown = page.locator('bio-estimator [aria-labelledby=breakdown]');
    const shown = (await breakdown.innerText()).replace(/\s+/g, ' ');
    for (const line of lines) expect(shown).toContain(line);

    await button(words.book).click();
    const email = `${randomUUID()}@example.com`;
    await page.getByRole('textbox', { name: words.firstName }).fill('Ana');
    await page.getByRole('textbox', { name: words.email }).fill(email);
    await page.getByRole('textbox', { name: words.phone }).fill('555 0100');
    await contact?.(page);
    await button(words.confirm).click();
    await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
    expect(await expectRequested({ email })).toMatchObject(lead);
    expect(errors).toEqual([]);
  });
