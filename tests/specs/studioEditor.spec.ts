/** The studio's editor: a whole firm from an empty draft, by mouse and by keys; mistakes at their fields; lists; undo. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { defaultBusiness } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import { enter, type Hand, keyboard, mouse, openSection } from '../pages/studioEditor';
import { larkspur, larkspurTexts } from '../support/larkspur';
import { SITE } from '../support/urls';

const example = JSON.parse(readFileSync('demo/public/examples/pest-control.json', 'utf8')) as { theme: object };
const meaning = (config: object) => resolveConfig(config, defaultBusiness);

// What is not there after that will not come: the test itself may take long.
test.use({ actionTimeout: 20_000 });

const hands: Record<string, (page: Page) => Hand> = { mouse: () => mouse, keys: keyboard };
for (const [name, handOf] of Object.entries(hands))
  test(`an agency enters the pest-control example from nothing, by ${name}`, async ({ page }) => {
    test.setTimeout(300_000); // some 200 fields
    const hand = handOf(page);
    await page.goto(`${SITE}/studio/#editor`);
    for (const [section, entries] of larkspur)
      await enter(await openSection(page, section, hand), entries, hand);
    const words = await openSection(page, 'Words', hand);
    await hand.press(words.locator('summary').filter({ hasText: 'Estimator' }));
    await enter(words, larkspurTexts, hand);
    await hand.press(page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Take it along' }));
    const made = JSON.parse(await page.getByRole('region', { name: 'Config' }).innerText()) as object;
    expect(meaning({ ...made, theme: example.theme })).toEqual(meaning(example));
  });
