import type { Locator, Page } from 'playwright';
import type { Sample } from '../metrics';
import { loadPage, type PageLoad } from '../pageLoad';
import { profiles } from '../profiles';
import { measureInteractions, press } from './estimatorSteps';
import { assertNoFailures, ESTIMATOR, IDLE, longest, mobileOnly, OBSERVERS, type Scenario } from './scenario';

interface Opening {
  /** The element that shows the dialog. */
  tag: string;
  button: (page: Page) => Promise<Locator>;
  /** Whether the code is prefetched before the press; else the press follows the first paint immediately. */
  isPrefetched: boolean;
  /** What else is measured in the open dialog. */
  thenMeasure?: (load: PageLoad) => Promise<Sample>;
}

/** The first interaction on the home page: a press that opens a dialog. */
const dialogOpening = (name: string, { tag, button, isPrefetched, thenMeasure }: Opening): Scenario => ({
  name,
  profiles: mobileOnly,
  measure: (browser, profile, { site }) =>
    loadPage(browser, profiles[profile], `${site}/`, [OBSERVERS, ESTIMATOR], async (load) => {
      if (isPrefetched) await load.untilIdle(IDLE);
      else await load.page.evaluate('bench.firstContentfulPaint');
      const locator = await button(load.page);
      const [duration] = await Promise.all([
        load.page.evaluate<number>(`bench.timeDialogOpening('${tag}')`),
        press(load.page, locator),
      ]);
      const { longTasks } = await load.figures();
      assertNoFailures(load.failures);
      return {
        dialogOpening: [duration],
        longestTask: [longest(longTasks)],
        ...(await thenMeasure?.(load)),
      };
    }),
});

const auditButton = async (page: Page) => page.locator('bio-hero a[href="#audit"]');

/** The floating button hides over other controls, so the page is scrolled below its first screens. */
async function estimatorButton(page: Page): Promise<Locator> {
  await page.evaluate('scrollTo(0, 2 * innerHeight)');
  return page.getByRole('button', { name: 'Price in a minute' });
}

export const dialogOpenings: readonly Scenario[] = [
  dialogOpening('audit, cold', { tag: 'bio-audit-wizard', button: auditButton, isPrefetched: false }),
  dialogOpening('audit, prefetched', { tag: 'bio-audit-wizard', button: auditButton, isPrefetched: true }),
  dialogOpening('panel, prefetched', {
    tag: 'bio-estimator',
    button: estimatorButton,
    isPrefetched: true,
    thenMeasure: async (load) => ({ interaction: await measureInteractions(load, 'bio-estimator') }),
  }),
];
