/** Estimators, ours and the peers': in the page of another firm, and in a dialog of home. */
import type { Locator, Page } from 'playwright';
import type { Sample } from '../metrics';
import type { PageLoad } from '../pageLoad';
import { IDLE, measurePage, type Scenario, sampleOf } from './scenario';

/** Chromium reports no interaction that took less, in milliseconds. */
const SHORTEST_REPORTED = 16;

const NEXT_BUTTON =
  'button:text-matches("^\\\\s*(Next|See My Estimate)\\\\s*$"):visible, input[type=button][value=Next]:visible';

/** The choices of each step, and the range that every estimator shows for them. */
const steps = [['BioSeal'], ['Lighting'], ['3+', 'Heavy', 'Wood'], ['Limited']];
const expectedRange = '2,671 10,715';

/**
 * Completes every step of an estimator and measures each interaction until its next paint, in milliseconds. An
 * interaction that the browser does not report counts as the shortest that it reports.
 * @throws where the estimator shows another range than expected.
 */
async function measureInteractions({ page, figures }: PageLoad, selector: string): Promise<number[]> {
  await page.evaluate('bench.clearInteractions()');
  const estimator = page.locator(selector);
  for (const choices of steps) {
    for (const label of choices) await estimator.locator('label:visible', { hasText: label }).first().tap();
    await estimator.locator(NEXT_BUTTON).first().tap();
  }
  const range = await page.evaluate<string>('bench.range()');
  if (range !== expectedRange) throw new Error(`The estimate is ${range}, and should be ${expectedRange}.`);
  await page.waitForTimeout(300); // the browser reports an interaction somewhat later
  const { interactions } = await figures();
  const presses = steps.flat().length + steps.length;
  const unreported = Math.max(0, presses - interactions.length);
  return [...interactions, ...Array.from({ length: unreported }, () => SHORTEST_REPORTED)];
}

/** Ticks the first choice and presses Next as early as possible, without waiting for anything else. */
async function pressEarly({ page }: PageLoad): Promise<Sample> {
  const { firstChoiceTicked, nextStepShown } = await page.evaluate<{
    firstChoiceTicked: number;
    nextStepShown: number;
  }>('bench.pressEarly()');
  const firstStepVisible = await page.evaluate<number>('bench.firstStepVisible');
  return {
    firstStepVisible: [firstStepVisible],
    firstChoiceTicked: [firstChoiceTicked],
    nextStepShown: [nextStepShown],
  };
}

/** An estimator that is pressed as early as possible, and nothing else. */
export const pressedEstimator = (name: string, file: string): Scenario => ({
  name,
  measure: (browser, { host }) => measurePage(browser, `${host}/${file}`, pressEarly),
});

/** An estimator in the page of another firm, of which every step is completed after the page is idle. */
const completedEstimator = (name: string, file: string): Scenario => ({
  name,
  measure: (browser, { host }) =>
    measurePage(browser, `${host}/${file}`, async (load) => {
      await load.page.evaluate('bench.firstStepVisible');
      await load.untilIdle(IDLE);
      const untouched = sampleOf(await load.figures());
      const { scriptLoaded, scriptPrefetched } = load.traffic();
      const interaction = await measureInteractions(
        load,
        'bio-estimator, hand-written-estimator, #estimator',
      );
      await load.untilIdle(0);
      const after = load.traffic();
      return {
        ...untouched,
        scriptLoaded: [scriptLoaded],
        scriptPrefetched: [scriptPrefetched],
        interaction,
        scriptAfterUse: [after.scriptLoaded + after.scriptPrefetched],
        scriptFiles: [after.scriptFiles],
      };
    }),
});

/** Both. @param file the page's name. */
export const embeddedEstimator = (name: string, file: string): readonly Scenario[] => [
  pressedEstimator(name, file),
  completedEstimator(name, file),
];

interface Opening {
  /** The element that shows the dialog. */
  tag: string;
  button: (page: Page) => Promise<Locator>;
  /** The hash of links that open it. */
  hash: string;
  /** Whether the code is prefetched before the press, as a finger on a link does; else the press follows the first paint immediately. */
  isPrefetched: boolean;
}

/** The first interaction on the home page: a press that opens a dialog. An estimator in it is then completed. */
const dialogOpening = (name: string, { tag, hash, button, isPrefetched }: Opening): Scenario => ({
  name,
  measure: (browser, { site }) =>
    measurePage(browser, `${site}/`, async (load) => {
      if (isPrefetched) {
        await load.untilIdle(IDLE);
        await load.page.locator(`main a[href="#${hash}"]`).first().dispatchEvent('touchstart');
        await load.untilIdle(IDLE);
      } else await load.page.evaluate('bench.firstContentfulPaint');
      const locator = await button(load.page);
      const [duration] = await Promise.all([
        load.page.evaluate<number>(`bench.timeDialogOpening('${tag}')`),
        locator.tap(),
      ]);
      return {
        dialogOpening: [duration],
        ...(tag === 'bio-estimator' && { interaction: await measureInteractions(load, tag) }),
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
  dialogOpening('audit, cold', {
    tag: 'bio-audit-wizard',
    hash: 'audit',
    button: auditButton,
    isPrefetched: false,
  }),
  dialogOpening('audit, prefetched', {
    tag: 'bio-audit-wizard',
    hash: 'audit',
    button: auditButton,
    isPrefetched: true,
  }),
  dialogOpening('panel, prefetched', {
    tag: 'bio-estimator',
    hash: 'estimate',
    button: estimatorButton,
    isPrefetched: true,
  }),
];
