import type { Page } from 'playwright/test';

/**
 * Waits until nothing in widgets of a tag is moving any more: colors in the middle of a transition are nobody's colors.
 * What follows the scrolling never ends, and is left out; so is a transition that takes forever, by which a style remembers.
 */
export async function animationsEnded(page: Page, tag: string): Promise<void> {
  await page.waitForFunction(
    (name) =>
      [...document.querySelectorAll(name)].every(({ shadowRoot }) =>
        shadowRoot?.getAnimations().every(
          ({ playState, timeline, effect }) =>
            playState !== 'running' ||
            !(timeline instanceof DocumentTimeline) ||
            Number(effect?.getComputedTiming().endTime) > 3_600_000, // ms
        ),
      ),
    tag,
  );
}
