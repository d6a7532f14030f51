/** A visitor puts a quote together on somebody else's page, signs it and prints it. */
import { expect, type Route, test } from 'playwright/test';
import { quoteTotal } from '../../src/pricing/quote';
import { holdAnswers, watchSending, withoutStorage } from '../pages/contactForm';
import {
  againButton,
  approval,
  clientField,
  completeButton,
  confirmation,
  drawButton,
  drawSignature,
  ERROR,
  expectQuoted,
  fillClient,
  goToEnd,
  heading,
  inkIn,
  item,
  newClient,
  nextButton,
  notes,
  pad,
  previousButton,
  printButton,
  problem,
  QUOTE,
  quickQuote,
  quotesOf,
  STEPS,
  sign,
  signature,
  TOO_LONG,
  total,
  UNREACHABLE,
} from '../pages/quoteBuilder';
import { fileNamed } from '../support/builtFiles';
import { blockSessionStorage } from '../support/deviceStorage';
import {
  quoteAddOn as addOn,
  company,
  firstQuoteItem as first,
  formatPrices,
  heardPrices,
  lastQuoteItem as last,
  otherQuoteAddOn as otherAddOn,
  quoteGroups,
  quoteItems,
} from '../support/firm';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { triggerHydration } from '../support/hydration';
import { listenTo, watchPageErrors } from '../support/pageReports';
import { sheetsOf, showPrinted, watchPrinting } from '../support/printing';
import { CLASSIC_FILE, DESK, FOREIGN_SITE, SITE } from '../support/urls';

/** What the widget shows for these items. */
const totalOf = (...items: Parameters<typeof quoteTotal>[0][number][]) =>
  `Total ${formatPrices(quoteTotal(items))}`;
const quoted = [first, last, addOn];
const all = [...quoteItems.core, ...quoteItems.addOns];

test('from the client to the desk, step by step, and over again', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  const heard = await listenTo(page, ['bio-step', 'bio-lead-sent', 'bio-track']);
  await openForeignPage(page, SCRIPT + QUOTE);
  const client = newClient();
  await expect(previousButton(page)).toBeDisabled();
  await expect(total(page)).toHaveText('Total Nothing chosen yet');
  await fillClient(page, client);
  await nextButton(page).click();

  await test.step('groups and items with what they include; the total adds up', async () => {
    const withIncludes = quoteItems.core.filter(({ includes = [] }) => includes.length > 0);
    // Fieldsets, and what each item includes.
    await expect(page.getByRole('group')).toHaveCount(quoteGroups.core.length + withIncludes.length);
    await item(page, first.name).check();
    await expect(total(page)).toHaveText(totalOf(first));
    const { name, price, bestFor } = last;
    for (const shown of [`${name} ${heardPrices(price)}`, ...(bestFor ? [`Best for: ${bestFor}`] : [])])
      await expect(item(page, name).and(page.getByRole('checkbox', { name: shown }))).toHaveCount(1);
    await item(page, name).check();
    await expect(total(page)).toHaveText(totalOf(first, last));
    for (const { includes = [] } of withIncludes.slice(0, 1)) {
      await page.getByText('What it includes').first().click();
      for (const included of includes)
        await expect(page.getByText(included, { exact: true }).first()).toBeVisible();
    }
    await nextButton(page).click();
    await item(page, addOn.name).check();
    await item(page, otherAddOn.name).check();
    await item(page, otherAddOn.name).uncheck();
    await nextButton(page).click();
  });

  await test.step('the total, line by line', async () => {
    await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveText([
      ...quoted.map(({ name, price }) => `${name} ${formatPrices(price)}`),
      totalOf(...quoted),
    ]);
    await nextButton(page).click();
    await notes(page).fill('The side gate is locked.');
    await previousButton(page).click();
    await nextButton(page).click();
    await expect(notes(page)).toHaveValue('The side gate is locked.');
    await nextButton(page).click();
  });

  await test.step('it says what is missing and does nothing; Enter in the field leads there', async () => {
    await expect(nextButton(page)).toBeHidden();
    await expect(completeButton(page)).toBeDisabled();
    await expect(completeButton(page)).toHaveAccessibleDescription(
      'Still needed: your approval and your typed signature.',
    );
    await completeButton(page).click({ force: true });
    await expect(completeButton(page)).toBeFocused();
    await expect(page.getByText('Still needed: your approval and your typed signature.')).toBeInViewport({
      ratio: 1,
    });
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await signature(page).press('Enter');
    await expect(approval(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(completeButton(page)).toHaveAccessibleDescription('Still needed: your typed signature.');
    await signature(page).fill(' \t ');
    await expect(completeButton(page)).toBeDisabled();
    await signature(page).press('Enter');
    await expect(signature(page)).toBeFocused();
    await expect(signature(page)).toHaveAccessibleDescription(/Please fill in this field/);
    await signature(page).fill('Ada Lovelace');
    await approval(page).uncheck();
    await expect(completeButton(page)).toHaveAccessibleDescription('Still needed: your approval.');
    await approval(page).check();
    await expect(completeButton(page)).toBeEnabled();
    await completeButton(page).click();
  });

  await expect(confirmation(page)).toBeFocused();
  const lead = await expectQuoted(client);
  expect(lead).toMatchObject({
    source: 'Quote Builder',
    notes: 'The side gate is locked.',
    approved: true,
    signature: 'Ada Lovelace',
    items: quoted.map(({ id, name, price }) => ({ id, name, minPrice: price.min, maxPrice: price.max })),
    total: quoteTotal(quoted),
  });
  const number = `Q-${String(lead['id']).slice(0, 8).toUpperCase()}`;
  await expect(page.getByText(`Quote number ${number}`)).toBeVisible();
  await expect(page.getByText('within 24 hours')).toBeVisible();
  const stepChanges = heard.filter(({ name }) => name === 'bio-step').map(({ detail }) => detail);
  const stepChange = (step: number) => ({ tag: 'bio-quote-builder', step, label: STEPS[step - 1] });
  expect(stepChanges).toEqual([2, 3, 4, 5, 4, 5, 6].map(stepChange));
  expect(
    heard.filter(({ detail }) => detail['name'] === 'step').map(({ detail }) => detail['params']),
  ).toEqual(stepChanges);

  await againButton(page).click();
  await expect(heading(page, 'Client Information')).toBeFocused();
  await expect(clientField.clientName(page)).toHaveValue('');
  await expect(total(page)).toHaveText('Total Nothing chosen yet');
  await page.reload();
  await expect(clientField.clientName(page)).toHaveValue('');
  expect(pageErrors).toEqual([]);
});

test('nothing is required before the end, where who cannot be reached is asked for phone or email', async ({
  page,
}) => {
  const sent = watchSending(page);
  await openForeignPage(page, SCRIPT + QUOTE);
  const { email } = newClient();
  await nextButton(page).waitFor();
  await triggerHydration(page, 'bio-quote-builder'); // of presses before, the first counts
  await page.locator('bio-quote-builder').evaluate(async ({ shadowRoot }) => {
    for (let press = 0; press < 10; press++) {
      shadowRoot?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(heading(page, 'Signature & Approval')).toBeFocused();
  await expect(page.getByText('Please fill in this field.')).toBeHidden();
  await sign(page);
  await completeButton(page).click();
  await expect(heading(page, 'Client Information')).toBeVisible();
  await expect(clientField.phone(page)).toBeFocused();
  for (const name of ['phone', 'email'] as const) {
    await expect(clientField[name](page)).toHaveAttribute('aria-invalid', 'true');
    await expect(clientField[name](page)).toHaveAccessibleDescription(UNREACHABLE);
  }
  expect(sent).toHaveLength(0);
  await clientField.email(page).fill(email);
  await expect(page.getByText(UNREACHABLE)).toHaveCount(0);
  await expect(clientField.phone(page)).toHaveAttribute('aria-invalid', 'false');
  await nextButton(page).click();
  await expect(heading(page, 'Signature & Approval')).toBeFocused();
  await expect(approval(page)).toBeChecked();
  await expect(signature(page)).toHaveValue('Ada Lovelace');
  // A press right after Next might have been meant for that.
  await expect(async () => {
    await completeButton(page).click();
    await expect(confirmation(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toMatchObject({
    items: [],
    total: { min: 0, max: 0 },
    clientName: '',
    email,
  });
});

const failures: Record<string, (route: Route) => Promise<void>> = {
  'a refusal': (route) => route.fulfill({ status: 400, json: { errors: [] } }),
  'a broken server': (route) => route.fulfill({ status: 503 }),
  'a web page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }),
  'no network': (route) => route.abort('connectionreset'),
  'an answer that is lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
};

test('whatever goes wrong on a device without storage, nothing is lost, and the quote arrives once', async ({
  page,
}) => {
  await withoutStorage(page);
  const sent = watchSending(page);
  await openForeignPage(page, SCRIPT + QUOTE);
  const client = newClient();
  let isFilledIn = false;
  for (const [failure, answer] of Object.entries(failures))
    await test.step(failure, async () => {
      await page.route(DESK, answer);
      if (isFilledIn) await completeButton(page).click();
      else await quickQuote(page, client);
      isFilledIn = true;
      await expect(problem(page)).toHaveText(ERROR);
      await page.unroute(DESK);
      await expect(problem(page)).toBeFocused();
      await expect(signature(page)).toHaveValue('Ada Lovelace');
      await expect(approval(page)).toBeChecked();
      await expect(total(page)).toHaveText(totalOf(first));
    });
  const release = await holdAnswers(page);
  await completeButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending your quote...' })).toBeDisabled();
  await signature(page).press('Enter');
  release();
  await expect(confirmation(page)).toBeFocused();
  const ids = sent.map((request) => (request.postDataJSON() as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
  await expectQuoted(client);
});

test('a text over the limit shows an error at its field, stops the quote, and gets the focus', async ({
  page,
}) => {
  const sent = watchSending(page);
  await openForeignPage(page, SCRIPT + QUOTE);
  const client = { ...newClient(), email: `no address ${Date.now()} ${Math.random()}` };
  await fillClient(page, client);
  for (let step = 0; step < 4; step++) await nextButton(page).click();
  const megabyte = 'All of it. '.repeat(95_000);
  await notes(page).fill(megabyte);
  await expect(page.getByText(TOO_LONG)).toHaveText(
    'Please shorten this to 5,000 characters. It has 1,045,000 now.',
  );
  await goToEnd(page);
  await sign(page);
  await completeButton(page).click();
  await expect(heading(page, 'Notes & Adjustments')).toBeVisible();
  await expect(notes(page)).toBeFocused();
  await expect(notes(page)).toHaveValue(megabyte);
  expect(sent).toHaveLength(0);
  // It is more than the browser stores; all the rest is stored.
  await page.reload();
  await expect(notes(page)).toHaveValue('');
  await notes(page).fill('x'.repeat(5000));
  await goToEnd(page);
  // A press right after Next might have been meant for that.
  await expect(async () => {
    await completeButton(page).click();
    await expect(confirmation(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectQuoted(client);
});

test('everything survives a reload, the browser’s Back and a move in the page, until it is sent', async ({
  page,
}) => {
  const path = await serve(
    `<!doctype html><html lang="en"><title>A page</title>${SCRIPT}${QUOTE}<div id="elsewhere"></div>`,
  );
  await page.goto(FOREIGN_SITE + path);
  const client = newClient();
  await fillClient(page, client);
  await nextButton(page).click();
  await item(page, last.name).check();
  await goToEnd(page);
  await sign(page);
  await drawSignature(page);
  await expect.poll(() => inkIn(pad(page))).toBeGreaterThan(500);
  const ink = await inkIn(pad(page));
  const expectAll = async () => {
    await expect(heading(page, 'Signature & Approval')).toBeVisible();
    await expect(signature(page)).toHaveValue('Ada Lovelace');
    await expect(approval(page)).toBeChecked();
    await expect(total(page)).toHaveText(totalOf(last));
    await expect.poll(() => inkIn(pad(page))).toBe(ink);
  };
  await page.reload();
  await expectAll();
  await page.goto(FOREIGN_SITE + (await serve('<title>Elsewhere</title><p>Elsewhere')));
  await page.goBack();
  await expectAll();
  await page
    .locator('bio-quote-builder')
    .evaluate((element) => document.querySelector('#elsewhere')?.append(element));
  await expectAll();
  await page.setViewportSize({ width: 360, height: 700 });
  await expectAll();

  const release = await holdAnswers(page);
  const heard = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('bio-lead-sent', () => resolve(true))),
  );
  await completeButton(page).click();
  await page.locator('bio-quote-builder').evaluate((element) => element.remove());
  release();
  await heard;
  const lead = await expectQuoted(client);
  expect(lead['signatureImage']).toMatch(/^data:image\/png;base64,/);
  expect(String(lead['signatureImage']).length).toBeLessThan(200_000);
  await page.reload();
  await expect(clientField.clientName(page)).toHaveValue('');
});

test('where the browser stores nothing, and without an endpoint, it works all the same', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  await page.addInitScript(blockSessionStorage);
  await openForeignPage(page, `${SCRIPT}<bio-quote-builder></bio-quote-builder>`);
  const written = page.waitForEvent('console', (line) =>
    line.text().includes('has no endpoint, so this lead'),
  );
  const client = await quickQuote(page);
  await expect(confirmation(page)).toBeVisible();
  expect(await (await written).args()[1]?.jsonValue()).toMatchObject({ kind: 'quote', ...client });
  expect(await quotesOf(client)).toEqual([]);
  // The page's author learns it, perhaps later than the visitor is done.
  expect(pageErrors.filter((line) => !line.includes('it is a demonstration'))).toEqual([]);
});

const POLICY = [
  "default-src 'none'",
  `script-src ${SITE}`,
  "style-src 'self'",
  `connect-src ${SITE}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** A page that would spoil every print: it hides itself and all frames on paper, and has its own idea of a sheet. */
const HOSTILE =
  '<link rel="stylesheet" href="/hostile.css"><h1>Somebody else’s page</h1><p>Nothing of this is printed.</p>';
const HOSTILE_CSS = `
  @page { size: 50mm 50mm; margin: 0; }
  @media print { * { display: none !important; } }
  iframe { display: none !important; inline-size: 100vw !important; }
  html, body { overflow: hidden; block-size: 100vh; }`;

for (const [kind, script] of Object.entries({
  'the ES module': SCRIPT,
  'the classic file': `<script defer src="${CLASSIC_FILE}"></script>`,
})) {
  test(`${kind} prints the quote on one page, from any page, and leaves that alone`, async ({
    page,
    context,
  }) => {
    const pageErrors = await watchPageErrors(page);
    const printed = await watchPrinting(page);
    await page.route('**/hostile.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: HOSTILE_CSS }),
    );
    await openForeignPage(page, HOSTILE + script + QUOTE, { headers: { 'content-security-policy': POLICY } });
    await fillClient(page, newClient());
    await nextButton(page).click();
    await expect(heading(page, 'Select Core Services')).toBeFocused();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await nextButton(page).click();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await nextButton(page).click();
    await nextButton(page).click();
    const words = 'Mind the hedge. '.repeat(312);
    await notes(page).fill(words);
    await nextButton(page).click();
    await sign(page, 'Ada King, Countess of Lovelace');
    await drawSignature(page);
    await expect.poll(() => inkIn(pad(page))).toBeGreaterThan(500);
    await printButton(page).click();
    await expect.poll(() => printed).toHaveLength(1);
    const [unsigned] = printed.splice(0);
    expect(unsigned?.html).toContain('Not signed yet');
    expect(unsigned?.html).not.toContain('Countess');
    await completeButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    const outside = () => page.evaluate(() => document.documentElement.outerHTML);
    const before = await outside();
    await printButton(page).click();
    await expect.poll(() => printed).toHaveLength(1);
    await printButton(page).click();
    await expect.poll(() => printed).toHaveLength(2);
    expect(await outside()).toBe(before);
    await expect(page.locator('bio-quote-builder iframe')).toHaveCount(1);
    await expect(printButton(page)).toBeFocused();
    await againButton(page).click();
    await expect(page.locator('bio-quote-builder iframe')).toHaveCount(0);
    expect(pageErrors).toEqual([]);

    const [quote] = printed;
    if (!quote) throw new Error('Nothing was printed.');
    expect(quote.top).toBe(false);
    expect(quote.ink).toBeGreaterThan(500);
    const paper = await context.newPage();
    await paper.emulateMedia({ media: 'print' });
    await showPrinted(paper, quote);
    await expect(paper).toHaveTitle(/^Quote Q-[\dA-F]{8}$/);
    for (const text of [
      company.name,
      ...[company.area, company.phone, company.email].filter((line) => line !== ''),
      'Ada Lovelace',
      'Alpharetta, GA 30009',
      first.name,
    ])
      await expect(paper.getByText(text, { exact: true })).toBeVisible();
    await expect(paper.getByRole('row')).toHaveCount(all.length + 4); // head and total, and what is paid once and monthly
    await expect(paper.getByRole('row', { name: 'Total' })).toHaveText(
      `Total${formatPrices(quoteTotal(all))}`,
    );
    await expect(paper.getByText(words.trim())).toBeVisible();
    const hand = paper.getByText('Ada King, Countess of Lovelace', { exact: true });
    await expect(hand).toHaveCSS('font-family', /cursive$/);
    expect(await sheetsOf(paper, 'A4')).toBe(1);
    expect(await sheetsOf(paper, 'Letter')).toBe(1);
  });
}

test('where the code for drawing and printing cannot be loaded, it says so, and the quote stands', async ({
  page,
}) => {
  await openForeignPage(page, SCRIPT + QUOTE);
  await nextButton(page).waitFor();
  await triggerHydration(page, 'bio-quote-builder');
  await page.route(fileNamed('DrawingPad', 'printQuote'), (route) => route.abort());
  await fillClient(page, newClient());
  await goToEnd(page);
  await drawButton(page).click();
  await expect(page.getByText('Your typed signature is all that is needed.')).toBeVisible();
  await sign(page);
  await completeButton(page).click();
  await expect(confirmation(page)).toBeVisible(); // the step before has a button of that name, too
  await printButton(page).click();
  await expect(problem(page)).toHaveText(/could not be prepared for printing.*Q-[\dA-F]{8}/);
  await expect(problem(page)).toBeFocused();
});
