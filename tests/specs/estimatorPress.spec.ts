/** What a press on a choice costs the browser. It is counted: times depend on the machine. */
import { expect, type Page, test } from 'playwright/test';
import { card, chip, ESTIMATOR, heading, nextButton } from '../pages/estimator';
import { animationsEnded } from '../support/animations';
import { addOn, propertyTypes, service } from '../support/firm';
import { openForeignPage, SCRIPT } from '../support/foreignPage';

/** A card and what it shows has more elements, and all of a step more than a hundred. */
const MOST_ELEMENTS = 10;

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements the browser restyles during an action, by each time that it does. */
async function restyled(page: Page, act: () => Promise<void>): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  const counts: number[] = [];
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree' && args.elementCount !== undefined) counts.push(args.elementCount);
  });
  await client.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await act();
  await animationsEnded(page, 'bio-estimator');
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  return counts;
}

test('a press restyles what is pressed, and not its neighbors', async ({ page }) => {
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await card(page, service.name).check();
  await nextButton(page).click();
  await expect(heading(page, 'addOns')).toBeVisible();
  await page.waitForFunction(() => customElements.get('bio-estimator'));
  await animationsEnded(page, 'bio-estimator');
  const ofCard = await restyled(page, () => card(page, addOn.name).check());
  await nextButton(page).click();
  await expect(heading(page, 'property')).toBeVisible();
  await animationsEnded(page, 'bio-estimator');
  const ofChip = await restyled(page, () => chip(page, 'Property type', propertyTypes[0] ?? '').check());
  for (const counts of [ofCard, ofChip]) {
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_ELEMENTS);
  }
});
