/** Ten firms' price calculators, each built in the studio from nothing, by mouse or by keys: their prices are those computed by hand. */
import { expect, type FrameLocator, type Locator, type Page, test } from 'playwright/test';
import { counted, enter, keyboard, mouse, openSection } from '../pages/studioEditor';
import { type Calculator, calculators, type VisitorAnswers } from '../support/calculators';
import { sample, sampleEntries } from '../support/sample';
import { SITE } from '../support/urls';

test.use({ actionTimeout: 20_000, viewport: { width: 1440, height: 900 } });

const byKeys = sample('calculators built by keys', Object.keys(calculators), 1);

for (const [trade, calculator] of sampleEntries('calculators', calculators, 3))
  test(`${trade} is built from nothing, and its prices are right`, async ({ page }) => {
    test.setTimeout(400_000);
    const hand = counted(byKeys.includes(trade) ? keyboard(page) : mouse);
    await page.goto(`${SITE}/studio/`);
    await expect(page.getByRole('heading', { name: 'What do you make?' })).toBeVisible();
    await hand.fill(page.getByLabel('Name of the firm'), `${trade} & Co`);
    await hand.press(page.getByRole('button', { name: 'Another trade: begin empty' }));
    for (const [section, entries] of calculator.sections)
      await enter(await openSection(page, section, hand), entries, hand);
    console.log(`${trade}: ${hand.presses} presses, ${hand.typed} fields typed`);
    await expect(page.getByText('No mistakes found.')).toBeVisible();

    await openSection(page, 'Services and prices', mouse);
    for (const price of calculator.prices)
      await test.step(price.name, async () => {
        await expectLivePrice(page, price);
        await pin(page, price);
      });
    await expect(page.getByText('All pinned prices are the same.')).toBeVisible();
  });

type Price = Calculator['prices'][number];

/**
 * Chooses an item, or answers a question: by a choice, or in a field.
 * @returns whether it is asked there.
 */
async function answer(
  where: FrameLocator | Locator,
  [label, entered]: VisitorAnswers[number],
): Promise<boolean> {
  const name = new RegExp(`^${escaped(label)}(?!\\w)`);
  // A visitor reads what an answer adds, such as "Yes (+$35)".
  const choice = new RegExp(`^${escaped(entered ?? '')}( \\(\\+.+\\))?$`);
  const control = where
    .getByRole('checkbox', { name })
    .or(where.getByRole('radio', { name }))
    .or(
      where
        .getByRole('group', { name })
        .or(where.getByRole('radiogroup', { name }))
        .getByRole('radio', { name: choice }),
    )
    .or(where.getByRole('combobox', { name }))
    .or(where.getByRole('slider', { name }))
    .or(where.getByLabel(name).and(where.locator('input:not([type=range], [type=radio], [type=checkbox])')))
    .first();
  if ((await control.count()) === 0) return false;
  const kind = await control.evaluate((element) =>
    element.matches('select')
      ? 'select'
      : element.matches('[type=radio], [type=checkbox]')
        ? 'choice'
        : 'field',
  );
  if (kind === 'choice') await control.check({ force: true });
  else if (kind === 'select') await control.selectOption({ label: entered ?? '' });
  else await control.fill(entered === 'today' ? today() : (entered ?? ''));
  return true;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** As a date field has it, in the time zone of the browser. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Answers what is asked, and what that lets appear. @returns what is not asked there. */
async function answerAll(where: Locator, answers: VisitorAnswers): Promise<VisitorAnswers> {
  const unasked: VisitorAnswers[number][] = [];
  for (const one of answers) if (!(await answer(where, one))) unasked.push(one);
  if (unasked.length === 0 || unasked.length === answers.length) return unasked;
  await where.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return answerAll(where, unasked);
}

/** Goes through the live widget as a visitor does, to the price. */
async function expectLivePrice(page: Page, { answers, total, lines = [] }: Price): Promise<void> {
  await page.reload(); // the draft is kept, and the widget begins anew
  const widget = page.frameLocator('iframe[title="Preview"]').locator('bio-estimator');
  const heading = widget.getByRole('heading').first();
  const compute = widget.getByRole('button', { name: 'See My Estimate' });
  await expect(heading).toBeVisible();
  let left = answers;
  for (let step = 0; step < 5; step++) {
    const before = await heading.innerText();
    left = await answerAll(widget, left);
    if ((await compute.count()) > 0) break;
    await widget.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(heading).not.toHaveText(before);
  }
  expect(left).toEqual([]);
  await compute.click();
  await expect(widget.locator('[part~=range]').first()).toHaveText(total);
  const breakdowns = await widget.locator('section[aria-labelledby=breakdown]').allInnerTexts();
  const shown = breakdowns.join(' ').replace(/\s+/g, ' ');
  for (const line of lines) expect(shown).toContain(line);
}

/** The same answers beside it have the same price, which is pinned. */
async function pin(page: Page, { name, answers, total }: Price): Promise<void> {
  const form = page.getByRole('region', { name: 'Try answers' });
  const explained = page.getByRole('region', { name: 'The price explained' });
  await form.getByRole('button', { name: 'Start over' }).click();
  expect(await answerAll(form, answers)).toEqual([]);
  await expect(explained).toContainText(total);
  await explained.getByLabel('Name of the price').fill(name);
  await explained.getByRole('button', { name: 'Pin this price' }).click();
  await expect(page.getByRole('region', { name: 'Price checks' }).getByRole('row', { name })).toContainText(
    total,
  );
}
