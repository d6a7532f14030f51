/** The studio's editor: a whole firm from an empty draft, by mouse and by keys; mistakes at their fields; lists; undo. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { allDefaults } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import { enter, keyboard, mouse, openSection } from '../pages/studioEditor';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { larkspur, larkspurCorners, larkspurTexts, larkspurTheme } from '../support/larkspur';
import { watchPageErrors } from '../support/pageReports';
import { isLong, sample } from '../support/sample';
import { SITE } from '../support/urls';

const example = JSON.parse(readFileSync('demo/public/examples/pest-control.json', 'utf8')) as {
  theme: object;
};
const meaning = (config: object) => resolveConfig(config, allDefaults);

// What is not there after that will not come: the test itself may take long. Recording makes each key take three times as long.
test.use({ actionTimeout: 20_000, trace: 'off' });

/** The sections that are entered by keys, the others by mouse. Some 200 fields take a minute by keys. */
const sections = larkspur.map(([section]) => section);
const waysByKeys = isLong ? [[], sections] : [sample('sections entered by keys', sections, 3)];
for (const byKeys of waysByKeys)
  test(`an agency enters the pest-control example from nothing, ${byKeys.length} of its sections by keys`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const keys = keyboard(page);
    await page.goto(`${SITE}/studio/#editor`);
    for (const [section, entries] of larkspur) {
      const hand = byKeys.includes(section) ? keys : mouse;
      await enter(await openSection(page, section, hand), entries, hand);
    }
    const hand = byKeys.length > 0 ? keys : mouse;
    const words = await openSection(page, 'Words', hand);
    await hand.press(words.locator('summary').filter({ hasText: 'Estimator' }));
    await enter(words, larkspurTexts, hand);
    const view = (label: string) =>
      page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: label, exact: true });
    await hand.press(view('Design'));
    const enterTokens = async (values: readonly (readonly [string, string])[]) => {
      for (const [label, value] of values)
        await hand.fill(page.getByRole('textbox', { name: label, exact: true }), value);
    };
    for (const [title, values] of larkspurTheme) {
      await hand.press(page.locator('summary').filter({ has: page.getByText(title, { exact: true }) }));
      await enterTokens(values);
    }
    await enterTokens(larkspurCorners);
    await hand.press(view('Publish'));
    const made = await page.getByRole('region', { name: 'Config', exact: true }).innerText();
    expect(meaning(JSON.parse(made) as object)).toEqual(meaning(example));
  });

const editor = (page: Page) => page.getByRole('main');
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');
const items = (page: Page) =>
  editor(page).getByRole('list', { name: 'Items', exact: true }).locator(':scope > li');
const titles = (page: Page) => items(page).locator('[aria-expanded]');

/** The built-in items as entries of the draft, and the editor at them. */
async function changeItems(page: Page): Promise<void> {
  await page.goto(`${SITE}/studio/#editor/items`);
  await editor(page)
    .getByRole('group', { name: 'Items', exact: true })
    .getByRole('button', { name: 'Change them' })
    .click();
  await expect(titles(page).first()).toContainText('BioRinse');
}

test('a mistake is said at its field and names its thing; the list of mistakes leads there', async ({
  page,
}) => {
  await changeItems(page);
  await titles(page).nth(1).click();
  const price = items(page).nth(1).getByRole('group', { name: 'Price', exact: true });
  const from = price.getByLabel('From');
  await from.fill('a lot');
  const message =
    'From is “a lot”. It needs a number from 0 to 1,000,000,000, without quotes or currency sign. Until then 395 counts.';
  await expect(from).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', String.raw`\.`)));
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(titles(page).nth(1)).toContainText('1 mistake');

  await openSection(page, 'Company', mouse);
  await editor(page).locator('summary', { hasText: '1 mistake' }).click();
  await editor(page).getByRole('button', { name: 'Item “BioBlast”: Price · From is “a lot”' }).click();
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('a lot');
  await from.fill('410');
  await expect(editor(page).getByText('No mistakes found.')).toBeVisible();
});

test('nothing is red before it was touched, and an answer may change nothing', async ({ page }) => {
  await page.goto(`${SITE}/studio/#editor/questions`);
  const form = editor(page);
  await form
    .getByRole('group', { name: 'Questions that change the price', exact: true })
    .getByRole('button', { name: 'Add a question' })
    .click();
  await expect(form.locator('summary', { hasText: 'Still to be filled in' })).toBeVisible();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  await form.getByLabel(/^Label(?: \*)?$/).fill('How often?');
  await form.getByLabel(/^How it is answered/).selectOption('Answers');
  await form.getByRole('button', { name: 'Add an answer' }).click();
  await form
    .getByLabel(/^Label(?: \*)?$/)
    .last()
    .fill('Once');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  await form.getByRole('button', { name: 'Add an answer' }).focus();
  await expect(form.getByText('No mistakes found.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Factor', exact: true })).toHaveValue('1');
});

test('ZIP codes are read however they are typed, and several in one are split', async ({ page }) => {
  await page.goto(`${SITE}/studio/#editor/areas`);
  const zips = editor(page).getByLabel('ZIP codes that you serve');
  await zips.fill('970, 971, 972');
  await zips.blur();
  await page.goto(`${SITE}/studio/#share`);
  await expect(page.getByRole('region', { name: 'Config', exact: true })).toContainText(
    /"servedZips": \[\s*"970",\s*"971",\s*"972"\s*\]/,
  );
});

test('an edit is in the preview at once, and what was chosen there stays', async ({ page }) => {
  await changeItems(page);
  await preview(page)
    .getByRole('checkbox', { name: /BioBlast/ })
    .check();
  await titles(page).nth(1).click();
  await items(page).nth(1).getByLabel('Name', { exact: true }).fill('Dustless blasting');
  await expect(preview(page).getByRole('checkbox', { name: /Dustless blasting/ })).toBeChecked();
});

/** A control may lie above a text: what lies there is pressed, as by hand. */
async function press(page: Page, text: string): Promise<void> {
  const shown = preview(page).getByText(text, { exact: true }).first();
  await shown.scrollIntoViewIfNeeded();
  const box = await shown.boundingBox();
  if (!box) throw new Error(`${text} is not shown`);
  await page.mouse.click(box.x + 5, box.y + box.height / 2);
}

test('a text and a price are changed where they are pressed, and undone as any edit', async ({ page }) => {
  await page.goto(`${SITE}/studio/`);
  await page.getByRole('button', { name: 'Moving', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Change it' });
  await press(page, 'Packing');
  await expect(change).toContainText('Item “Packing”: Name');
  await change.getByLabel('Name', { exact: true }).fill('Boxes packed');
  await expect(preview(page).getByText('Boxes packed', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(change).toHaveCount(0);

  await press(page, '$129–$149 per hour');
  await expect(change.getByLabel('From *')).toBeFocused();
  await change.getByLabel('From *').fill('119');
  await expect(preview(page).getByText('$119–$149 per hour')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview(page).getByText('$129–$149 per hour')).toBeVisible();

  await press(page, 'What shall we carry?');
  await change.getByRole('button', { name: 'Open it in the form' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Words', exact: true })).toBeVisible();
  await expect(editor(page).getByLabel('Steps · Services · Heading')).toBeFocused();
});

test('in the built-in firm a text that is pressed becomes the draft’s own', async ({ page }) => {
  await page.goto(`${SITE}/studio/#editor`);
  await expect(preview(page).getByText('BioBlast', { exact: true }).first()).toBeVisible();
  await expect(editor(page).getByText('No mistakes found.')).toBeVisible(); // its facts are there
  await press(page, 'BioBlast');
  await page
    .getByRole('dialog', { name: 'Change it' })
    .getByLabel('Name', { exact: true })
    .fill('Dustless blasting');
  await expect(preview(page).getByText('Dustless blasting', { exact: true })).toBeVisible();
  await expect(preview(page).getByText('BioRinse', { exact: true }).first()).toBeVisible();
});

test('JSON and form are the same draft, with the same steps', async ({ page }) => {
  await page.goto(`${SITE}/studio/#editor/json`);
  const json = page.getByLabel('The config as JSON');
  await json.fill('{ "company": { "name": "Larkspur", "tagline": 3 } ');
  await expect(json).toHaveAccessibleDescription(/line 1/);
  await json.fill('{ "company": { "name": "Larkspur", "tagline": 3 } }');
  await expect(editor(page).locator('summary', { hasText: '1 mistake' })).toBeVisible();
  await page.goto(`${SITE}/studio/#editor/company`);
  await expect(editor(page).getByLabel(/^Name(?: \*)?$/)).toHaveValue('Larkspur');
  await editor(page)
    .getByLabel(/^Name(?: \*)?$/)
    .fill('Bright Panes');
  await openSection(page, 'JSON', mouse);
  await expect(json).toHaveValue(/"name": "Bright Panes"/);
  await json.press('ControlOrMeta+z');
  await expect(json).toHaveValue(/"name": "Larkspur"/);
  await json.press('ControlOrMeta+z');
  await expect(json).toHaveValue('{}\n');
});

test('entries are moved by drag and by keys, copied, deleted and brought back', async ({ page }) => {
  await changeItems(page);
  const order = async () => (await titles(page).allInnerTexts()).map((text) => text.split('\n')[0]);
  const [first = '', second = '', third = ''] = await order();
  const handle = (title: string) => editor(page).getByRole('button', { name: new RegExp(`^Move ${title},`) });

  await handle(first).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([second, first, third]);
  await expect(handle(first)).toBeFocused();
  await expect(page.getByText(`${first} is now 2 of 11.`)).toBeAttached();

  const from = await handle(third).boundingBox();
  const to = await handle(second).boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([third, second, first]);

  await editor(page)
    .getByRole('button', { name: `Duplicate ${third}` })
    .click();
  await expect(items(page)).toHaveCount(12);
  await titles(page).nth(1).click();
  await expect(items(page).nth(1).getByLabel(/^Id/)).toHaveValue(/-2$/);

  await editor(page)
    .getByRole('button', { name: `Delete ${second}` })
    .click();
  await expect(items(page)).toHaveCount(11);
  await expect(titles(page).nth(2)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(items(page)).toHaveCount(12);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(items(page)).toHaveCount(11);
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([first, second, third]);
});

test('a language is added, marked where it is not translated, and shown', async ({ page }) => {
  await page.goto(`${SITE}/studio/#editor/texts`);
  await editor(page).getByLabel('Another language').fill('nothing of the kind');
  await editor(page).getByRole('button', { name: 'Add language' }).click();
  await expect(editor(page).getByLabel('Another language')).toHaveAccessibleDescription(
    /That is no language tag/,
  );
  await editor(page).getByLabel('Another language').fill('es');
  await editor(page).getByRole('button', { name: 'Add language' }).click();
  await expect(editor(page).getByLabel('Language', { exact: true })).toHaveValue('es');

  await editor(page).getByLabel('Show only what is not translated').check();
  await editor(page).locator('summary', { hasText: 'Estimator' }).click();
  const heading = editor(page).getByLabel('Steps · Services · Heading');
  await expect(heading).toHaveAccessibleDescription(/Not translated: visitors read “What needs care\?”/);
  await heading.fill('¿Qué necesita cuidado?');
  await expect(heading).toBeVisible(); // although it is translated now
  await expect(preview(page).getByRole('heading', { name: '¿Qué necesita cuidado?' })).toBeVisible();
  await expect(editor(page).getByText(/^1 of \d+ translated$/)).toBeVisible();
});

for (const width of sample('widths of the editor', [1440, 390], 1))
  test(`axe finds nothing in any section at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const pageErrors = await watchPageErrors(page);
    await bringAxe(page);
    await changeItems(page);
    await titles(page).first().click();
    await editor(page).getByLabel('How it is priced').selectOption('Prices by quantity');
    await editor(page).getByRole('button', { name: 'Add a tier' }).click();
    await expectNoViolations(page, `an open item, ${width} px`);
    for (const section of ['Company', 'Questions', 'Price rules', 'Words', 'Plans', 'Menu, links and map']) {
      await openSection(page, section, mouse);
      await expectNoViolations(page, `${section}, ${width} px`);
    }
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond).toBe(0);
    expect(pageErrors.filter((message) => !message.includes('config'))).toEqual([]);
  });

test('what somebody wrote into a config stays text in every section, and can be fixed there', async ({
  page,
}) => {
  const mark = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const hostile = JSON.stringify(example, (key, value: unknown) =>
    typeof value === 'string' && ['name', 'label', 'description', 'heading'].includes(key)
      ? value + mark
      : value,
  ).replace('"company":{', '"__proto__":{"x":1},"constructor":"y","company":{');
  const pageErrors = await watchPageErrors(page);
  await page.goto(`${SITE}/studio/#editor/items`);
  await page.getByRole('button', { name: /^Drafts/ }).click();
  await page.getByRole('button', { name: 'New draft', exact: true }).click();
  await page.getByLabel('Begin with').selectOption('Pasted JSON');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('JSON', { exact: true }).fill(hostile);
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(titles(page).first()).toContainText(`Ants and roaches${mark}`);
  await titles(page).first().click();
  await expect(items(page).first().getByLabel('Name', { exact: true })).toHaveValue(
    `Ants and roaches${mark}`,
  );
  for (const section of ['Company', 'Questions', 'Price rules', 'Words'])
    await openSection(page, section, mouse);
  await expect(preview(page).getByText(mark).first()).toBeVisible();
  await expect(page).toHaveTitle(/^Edit/);
  await editor(page).getByRole('button', { name: 'Take “constructor” out' }).click();
  await editor(page).getByRole('button', { name: 'Take “__proto__” out' }).click();
  await expect(editor(page).getByText('No mistakes found.')).toBeVisible();
  expect(pageErrors.filter((message) => !message.includes('config'))).toEqual([]);
});
