/** A visitor puts a quote together on somebody else's page, signs it and prints it. */
import { expect, type Route, test } from 'playwright/test';
import { CLASSIC_FILE, DESK, FOREIGN_SITE, SITE } from './addresses';
import { openForeignPage, publish, SCRIPT } from './publish';
import {
  againButton,
  approval,
  clientField,
  completeButton,
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
  sheetsOf,
  showPrinted,
  sign,
  signature,
  TOO_LONG,
  thanks,
  total,
  watchPrinting,
} from './quoteBuilder';
import { comeNear, holdAnswers, keepNothing, watchSending } from './visitor';
import { listenTo, watchComplaints } from './watch';

test('from the client to the desk, step by step, and over again', async ({ page }) => {
  const complaints = await watchComplaints(page);
  const heard = await listenTo(page, ['bio-step', 'bio-lead-sent', 'bio-track']);
  await openForeignPage(page, SCRIPT + QUOTE);
  const client = newClient();
  await expect(previousButton(page)).toBeDisabled();
  await expect(total(page)).toHaveText('Total Nothing chosen yet');
  await fillClient(page, client);
  await nextButton(page).click();

  await test.step('groups and items with what they include; the total adds up', async () => {
    await expect(page.getByRole('group')).toHaveCount(3 + 6); // fieldsets, and what each item includes
    await item(page, 'BioRinse soft wash').check();
    await expect(total(page)).toHaveText('Total $275–$975');
    await expect(item(page, 'BioSeal')).toHaveAccessibleName(
      /BioSeal protection \$495–\$2,200 .*Best for: Concrete/,
    );
    await item(page, 'BioSeal').check();
    await expect(total(page)).toHaveText('Total $770–$3,175');
    await page.getByText('What it includes').first().click();
    await expect(page.getByText('Low-pressure rinse')).toBeVisible();
    await nextButton(page).click();
    await item(page, 'Bin cleaning').check();
    await item(page, 'Lighting').check();
    await item(page, 'Lighting').uncheck();
    await nextButton(page).click();
  });

  await test.step('the total, line by line', async () => {
    await expect(page.getByRole('list', { name: 'Quote Total' }).getByRole('listitem')).toHaveText([
      'BioRinse soft wash $275–$975',
      'BioSeal protection $495–$2,200',
      'Bin cleaning $25–$40',
      'Total $795–$3,215',
    ]);
    await nextButton(page).click();
    await notes(page).fill('The side gate is locked.');
    await previousButton(page).click();
    await nextButton(page).click();
    await expect(notes(page)).toHaveValue('The side gate is locked.');
    await nextButton(page).click();
  });

  await test.step('it says what is missing, and leads there', async () => {
    await expect(nextButton(page)).toBeHidden();
    await expect(completeButton(page)).toBeDisabled();
    await expect(completeButton(page)).toHaveAccessibleDescription(
      'Still needed: your approval and your typed signature.',
    );
    await expect(async () => {
      await completeButton(page).click({ force: true });
      await expect(approval(page)).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(completeButton(page)).toHaveAccessibleDescription('Still needed: your typed signature.');
    await signature(page).fill(' \t ');
    await expect(completeButton(page)).toBeDisabled();
    await completeButton(page).click({ force: true });
    await expect(signature(page)).toBeFocused();
    await expect(signature(page)).toHaveAccessibleDescription(/Please fill in this field/);
    await signature(page).fill('Ada Lovelace');
    await approval(page).uncheck();
    await expect(completeButton(page)).toHaveAccessibleDescription('Still needed: your approval.');
    await approval(page).check();
    await expect(completeButton(page)).toBeEnabled();
    await completeButton(page).click();
  });

  await expect(thanks(page)).toBeFocused();
  const lead = await expectQuoted(client);
  expect(lead).toMatchObject({
    source: 'Quote Builder',
    notes: 'The side gate is locked.',
    approved: true,
    signature: 'Ada Lovelace',
    items: [
      { id: 'biorinse', name: 'BioRinse soft wash', minPrice: 275, maxPrice: 975 },
      { id: 'bioseal', name: 'BioSeal protection', minPrice: 495, maxPrice: 2200 },
      { id: 'bin-cleaning', name: 'Bin cleaning', minPrice: 25, maxPrice: 40 },
    ],
    total: { min: 795, max: 3215 },
  });
  const number = `Q-${String(lead['id']).slice(0, 8).toUpperCase()}`;
  await expect(page.getByText(`Quote number ${number}`)).toBeVisible();
  await expect(page.getByText('within 24 hours')).toBeVisible();
  const moves = heard.filter(({ name }) => name === 'bio-step').map(({ detail }) => detail);
  const told = (step: number) => ({ tag: 'bio-quote-builder', step, label: STEPS[step - 1] });
  expect(moves).toEqual([2, 3, 4, 5, 4, 5, 6].map(told));
  expect(
    heard.filter(({ detail }) => detail['name'] === 'step').map(({ detail }) => detail['params']),
  ).toEqual(moves);

  await againButton(page).click();
  await expect(heading(page, 'Client Information')).toBeFocused();
  await expect(clientField.clientName(page)).toHaveValue('');
  await expect(total(page)).toHaveText('Total Nothing chosen yet');
  await page.reload();
  await expect(clientField.clientName(page)).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('nothing is required before the end, and Next pressed ten times fast ends there', async ({ page }) => {
  const sent = watchSending(page);
  await openForeignPage(page, SCRIPT + QUOTE);
  await nextButton(page).waitFor();
  await comeNear(page, 'bio-quote-builder'); // of presses before, the first counts
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
  await expect(thanks(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toMatchObject({ items: [], total: { min: 0, max: 0 }, clientName: '' });
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

test('whatever goes wrong on a device that keeps nothing, nothing is lost, and the quote arrives once', async ({
  page,
}) => {
  await keepNothing(page);
  const sent = watchSending(page);
  await openForeignPage(page, SCRIPT + QUOTE);
  const client = newClient();
  let first = true;
  for (const [failure, answer] of Object.entries(failures))
    await test.step(failure, async () => {
      await page.route(DESK, answer, { times: 1 });
      if (first) await quickQuote(page, client);
      else await completeButton(page).click();
      first = false;
      await expect(problem(page)).toHaveText(ERROR);
      await expect(problem(page)).toBeFocused();
      await expect(signature(page)).toHaveValue('Ada Lovelace');
      await expect(approval(page)).toBeChecked();
      await expect(total(page)).toHaveText('Total $275–$975');
    });
  const letGo = await holdAnswers(page);
  await completeButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending your quote...' })).toBeDisabled();
  await signature(page).press('Enter');
  letGo();
  await expect(thanks(page)).toBeFocused();
  const ids = sent.map((request) => (request.postDataJSON() as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
  await expectQuoted(client);
});

test('a text over the limit is told at the field, keeps the quote from being sent, and is led back to', async ({
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
  // It is more than the browser keeps; all the rest is kept.
  await page.reload();
  await expect(notes(page)).toHaveValue('');
  await notes(page).fill('x'.repeat(5000));
  await goToEnd(page);
  // A press right after Next might have been meant for that.
  await expect(async () => {
    await completeButton(page).click();
    await expect(thanks(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  await expectQuoted(client);
});

test('everything survives a reload, the browser’s Back and a move in the page, until it is sent', async ({
  page,
}) => {
  const path = await publish(
    `<!doctype html><html lang="en"><title>A page</title>${SCRIPT}${QUOTE}<div id="elsewhere"></div>`,
  );
  await page.goto(FOREIGN_SITE + path);
  const client = newClient();
  await fillClient(page, client);
  await nextButton(page).click();
  await item(page, 'Gutter system').check();
  await goToEnd(page);
  await sign(page);
  await drawSignature(page);
  await expect.poll(() => inkIn(pad(page))).toBeGreaterThan(500);
  const ink = await inkIn(pad(page));
  const expectAll = async () => {
    await expect(heading(page, 'Signature & Approval')).toBeVisible();
    await expect(signature(page)).toHaveValue('Ada Lovelace');
    await expect(approval(page)).toBeChecked();
    await expect(total(page)).toHaveText('Total $275–$1,200');
    await expect.poll(() => inkIn(pad(page))).toBe(ink);
  };
  await page.reload();
  await expectAll();
  await page.goto(`${FOREIGN_SITE}/plain.html`);
  await page.goBack();
  await expectAll();
  await page
    .locator('bio-quote-builder')
    .evaluate((element) => document.querySelector('#elsewhere')?.append(element));
  await expectAll();
  await page.setViewportSize({ width: 360, height: 700 });
  await expectAll();

  const letGo = await holdAnswers(page);
  const heard = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('bio-lead-sent', () => resolve(true))),
  );
  await completeButton(page).click();
  await page.locator('bio-quote-builder').evaluate((element) => element.remove());
  letGo();
  await heard;
  const lead = await expectQuoted(client);
  expect(lead['signatureImage']).toMatch(/^data:image\/png;base64,/);
  expect(String(lead['signatureImage']).length).toBeLessThan(200_000);
  await page.reload();
  await expect(clientField.clientName(page)).toHaveValue('');
});

test('where the browser keeps nothing, and without an endpoint, it works all the same', async ({ page }) => {
  const complaints = await watchComplaints(page);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await openForeignPage(page, `${SCRIPT}<bio-quote-builder></bio-quote-builder>`);
  const written = page.waitForEvent('console', (line) => line.text().includes('has no endpoint'));
  const client = await quickQuote(page);
  await expect(thanks(page)).toBeVisible();
  expect(await (await written).args()[1]?.jsonValue()).toMatchObject({ kind: 'quote', ...client });
  expect(await quotesOf(client)).toEqual([]);
  expect(complaints).toEqual([]);
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
    const complaints = await watchComplaints(page);
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
    await completeButton(page).click();
    await expect(thanks(page)).toBeVisible();
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
    expect(complaints).toEqual([]);

    const [quote] = printed;
    if (!quote) throw new Error('Nothing was printed.');
    expect(quote.top).toBe(false);
    expect(quote.ink).toBeGreaterThan(500);
    const paper = await context.newPage();
    await paper.emulateMedia({ media: 'print' });
    await showPrinted(paper, quote);
    await expect(paper).toHaveTitle(/^Quote Q-[\dA-F]{8}$/);
    for (const text of [
      'BioSystem',
      'North Atlanta, Georgia · (770) 555-0142 · hello@biosystem.example',
      'Ada Lovelace',
      'Alpharetta, GA 30009',
      'BioRinse soft wash',
    ])
      await expect(paper.getByText(text, { exact: true })).toBeVisible();
    await expect(paper.getByRole('row')).toHaveCount(9 + 2);
    await expect(paper.getByRole('row', { name: 'Total' })).toHaveText('Total$3,155–$13,010');
    await expect(paper.getByText(words.trim())).toBeVisible();
    const hand = paper.getByText('Ada King, Countess of Lovelace', { exact: true });
    await expect(hand).toHaveCSS('font-family', /cursive$/);
    expect(await sheetsOf(paper, 'A4')).toBe(1);
    expect(await sheetsOf(paper, 'Letter')).toBe(1);
  });
}

test('where the code cannot be had, it says so, and the quote stands', async ({ page }) => {
  await openForeignPage(page, SCRIPT + QUOTE);
  await nextButton(page).waitFor();
  await comeNear(page, 'bio-quote-builder');
  await page.route(/\/assets\/.*\/(?!leadDoor|arrival|idb-keyval).*\.js$/, (route) => route.abort());
  await goToEnd(page);
  await drawButton(page).click();
  await expect(page.getByText('Your typed signature is all that is needed.')).toBeVisible();
  await sign(page);
  await completeButton(page).click();
  await printButton(page).click();
  await expect(problem(page)).toHaveText(/could not be prepared for printing.*Q-[\dA-F]{8}/);
  await expect(problem(page)).toBeFocused();
});
