import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { PAGES } from '../tests/addresses';
import { COUNTS, PEERS_PATH } from './build';
import { evaluationOf, timeWithin } from './evaluation';
import { type ProfileName, profiles } from './profiles';
import { type Figures, type Visit, visit } from './visit';

/** The figures of one visit by metric: mostly one, of presses several. */
export type Sample = Partial<Record<Metric, number[]>>;

/** What is measured. Times are in ms since the navigation began, if nothing else is said; sizes in bytes. */
export const metrics = {
  firstPaint: 'first paint',
  largestPaint: 'largest paint',
  shift: 'layout shift',
  blocked: 'blocked, untouched', // sum of what tasks take beyond 50 ms each
  longestTask: 'longest task, untouched',
  requests: 'requests',
  scriptLoaded: 'script until loaded',
  scriptAhead: 'script fetched ahead',
  visible: 'first step visible',
  ticked: 'first choice ticked',
  answered: 'answers by code',
  scriptTouched: 'script after a walk-through',
  press: 'a press', // until the next paint
  opening: 'opening', // from the press on, until the dialog is painted
  evaluation: "react-dom's evaluation",
  otherTask: "longest task without react-dom's evaluation",
  cost10: 'processor per widget, 2nd to 10th', // ms of the main thread
  cost100: 'processor per widget, 11th to 100th',
  heap10: 'memory per widget, 2nd to 10th', // bytes of JavaScript's heap, after a collection
  heap100: 'memory per widget, 11th to 100th',
} as const;
export type Metric = keyof typeof metrics;

/** Where the measured pages are. */
export interface Places {
  site: string;
  host: string;
}

export interface Subject {
  name: string;
  profiles: readonly ProfileName[];
  measure: (browser: Browser, profile: ProfileName, places: Places) => Promise<Sample>;
}

const OBSERVE = 'bench/inPage/observe.js';
const WIZARD = 'bench/inPage/wizard.js';
/** Silence on the line, in ms, after which a page is taken to be done: longer than what is fetched ahead waits. */
const DONE = 1_500;
/** Chromium does not tell of presses below so many ms. */
const SHORTEST_PRESS = 16;
/** A task of more ms than that is a long one. */
const LONG = 50;

const both: readonly ProfileName[] = ['mobile', 'desktop'];
const onPhone: readonly ProfileName[] = ['mobile'];

function untouched({ firstPaint, largestPaint, shift, tasks }: Figures): Sample {
  return {
    firstPaint: [firstPaint],
    largestPaint: [largestPaint],
    shift: [shift],
    blocked: [tasks.reduce((sum, { duration }) => sum + duration - LONG, 0)],
    longestTask: [Math.max(0, ...tasks.map(({ duration }) => duration))],
  };
}

const complain = (failures: readonly string[]) => {
  if (failures.length > 0) throw new Error(failures.join('; '));
};

/** A page that nobody touches. */
const pageSubject = (name: string, path: string): Subject => ({
  name,
  profiles: both,
  measure: (browser, profile, { site }) =>
    visit(
      browser,
      profiles[profile],
      site + path,
      [OBSERVE],
      async ({ quiet, figures, scripts, requests, failures }) => {
        await quiet(DONE);
        complain(failures);
        const { loaded, later } = scripts();
        return {
          ...untouched(await figures()),
          requests: [requests()],
          scriptLoaded: [loaded],
          scriptAhead: [later],
        };
      },
    ),
});

const touch = (page: Page, locator: Locator): Promise<void> =>
  page.viewportSize()?.width === profiles.mobile.context.viewport.width ? locator.tap() : locator.click();

const BUTTON =
  'button:text-matches("^\\\\s*(Next|See My Estimate)\\\\s*$"):visible, input[type=button][value=Next]:visible';

/**
 * Answers every step of an estimator as one visitor would, up to its range.
 * @returns how often the visitor pressed, and the range.
 */
async function walkThrough(page: Page, within: string): Promise<{ presses: number; range: string }> {
  const estimator = page.locator(within);
  const steps = [['BioSeal'], ['Lighting'], ['3+', 'Heavy', 'Wood'], ['Limited']];
  let presses = 0;
  for (const choices of steps) {
    for (const label of choices)
      await touch(page, estimator.locator('label:visible', { hasText: label }).first());
    await touch(page, estimator.locator(BUTTON).first());
    presses += choices.length + 1;
  }
  return { presses, range: await page.evaluate<string>('bench.range()') };
}

/** What every estimator must tell for the answers of the walk-through. */
const RANGE = '2,671 10,715';

/** How long the presses of a walk-through took; those that the browser does not tell of count as the shortest it tells. */
async function timePresses({ page, figures }: Visit, within: string): Promise<number[]> {
  await page.evaluate('bench.forgetPresses()');
  const { presses, range } = await walkThrough(page, within);
  if (range !== RANGE) throw new Error(`The estimate is ${range}, and should be ${RANGE}.`);
  await page.waitForTimeout(300); // the browser tells of a press somewhat later
  const told = (await figures()).presses;
  return [...told, ...Array.from({ length: Math.max(0, presses - told.length) }, () => SHORTEST_PRESS)];
}

const ESTIMATORS = 'bio-estimator, hand-written-estimator, #estimator';

/** An estimator in somebody else's page. Each round visits it twice: once patiently, once in a hurry. */
const embedded = (name: string, file: string): Subject => ({
  name,
  profiles: both,
  measure: async (browser, profileName, { host }) => {
    const profile = profiles[profileName];
    const url = `${host}/${file}`;
    const patient = await visit(browser, profile, url, [OBSERVE, WIZARD], async (here): Promise<Sample> => {
      const visible = await here.page.evaluate<number>('bench.visible');
      await here.quiet(DONE);
      const before = untouched(await here.figures());
      const { loaded, later } = here.scripts();
      const requests = here.requests();
      const press = await timePresses(here, ESTIMATORS);
      await here.quiet(0);
      complain(here.failures);
      const after = here.scripts();
      return {
        ...before,
        visible: [visible],
        requests: [requests],
        scriptLoaded: [loaded],
        scriptAhead: [later],
        press,
        scriptTouched: [after.loaded + after.later],
      };
    });
    const hurried = await visit(browser, profile, url, [OBSERVE, WIZARD], ({ page }) =>
      page.evaluate<{ ticked: number; answered: number }>('bench.hurry()'),
    );
    return { ...patient, ticked: [hurried.ticked], answered: [hurried.answered] };
  },
});

/** The same page without any estimator; what looks for one in the others looks here, too. */
const hostAlone: Subject = {
  name: 'host alone',
  profiles: both,
  measure: (browser, profile, { host }) =>
    visit(
      browser,
      profiles[profile],
      `${host}/alone`,
      [OBSERVE, WIZARD],
      async ({ quiet, figures, requests }) => {
        await quiet(DONE);
        return { ...untouched(await figures()), requests: [requests()] };
      },
    ),
};

/**
 * The home page's own first interaction: a press that opens a dialog over it.
 * @param isAhead whether the code was fetched ahead by then; else the press comes right after the first paint.
 */
const opening = (
  name: string,
  tag: string,
  find: (page: Page) => Promise<Locator>,
  isAhead: boolean,
  thenMeasure?: (here: Visit) => Promise<Sample>,
): Subject => ({
  name,
  profiles: onPhone,
  measure: (browser, profile, { site }) =>
    visit(browser, profiles[profile], `${site}/`, [OBSERVE, WIZARD], async (here) => {
      const { page, quiet, figures, failures } = here;
      if (isAhead) await quiet(DONE);
      else await page.evaluate('bench.firstPainted');
      const button = await find(page);
      const [opened] = await Promise.all([
        page.evaluate<number>(`bench.timeOpening('${tag}')`),
        touch(page, button),
      ]);
      const { tasks } = await figures();
      complain(failures);
      return {
        opening: [opened],
        longestTask: [Math.max(0, ...tasks.map(({ duration }) => duration))],
        ...(await thenMeasure?.(here)),
      };
    }),
});

const auditButton = async (page: Page) => page.locator('bio-hero a[href="#audit"]');
/** It shows itself where it covers nothing that can be pressed: below the top of the page. */
async function priceButton(page: Page): Promise<Locator> {
  await page.evaluate('scrollTo(0, 2 * innerHeight)');
  return page.getByRole('button', { name: 'Price in a minute' });
}

/**
 * The longest task of a page of ours until its widgets are awake, and react-dom's share of it.
 * @param selector of what somebody comes near, so that it wakes.
 */
const tasksOf = (name: string, url: (places: Places) => string, selector: string): Subject => ({
  name,
  profiles: onPhone,
  measure: (browser, profile, places) =>
    visit(browser, profiles[profile], url(places), [OBSERVE], async ({ page, session, quiet, figures }) => {
      await session.send('Profiler.enable');
      await session.send('Profiler.setSamplingInterval', { interval: 200 }); // microseconds
      await session.send('Profiler.start');
      await quiet(DONE);
      await comeNear(page, selector, 100);
      await quiet(DONE);
      const { profile: run } = await session.send('Profiler.stop');
      const begin = (await readMetric(session, 'NavigationStart')) * 1_000;
      const evaluation = evaluationOf(run);
      const whole = timeWithin(evaluation, 0, Number.POSITIVE_INFINITY);
      if (whole === 0) throw new Error('react-dom was not evaluated.');
      const { tasks } = await figures();
      const others = tasks.map(
        ({ start, duration }) => duration - timeWithin(evaluation, begin + start, duration),
      );
      return { evaluation: [whole], otherTask: [Math.max(0, ...others)] };
    }),
});

/** One of the browser's own figures of a page; times are in seconds. */
async function readMetric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics: all } = await session.send('Performance.getMetrics');
  return all.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/**
 * Comes near every widget of a page, one after the other, as a pointer does.
 * @param pause ms between them.
 */
const comeNear = (page: Page, selector: string, pause: number) =>
  page.evaluate(`(async () => {
    for (const element of document.querySelectorAll('${selector}')) {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
      await new Promise((resolve) => setTimeout(resolve, ${pause}));
    }
  })()`);

/** What one more widget on a page costs, when 1, 10 and 100 stand there and all are awake. */
const many = (name: string, file: string, tag: string): Subject => ({
  name,
  profiles: onPhone,
  measure: async (browser, profile, { host }) => {
    const costs: { time: number; heap: number }[] = [];
    for (const count of COUNTS)
      costs.push(
        await visit(
          browser,
          profiles[profile],
          `${host}/${file}-${count}`,
          [OBSERVE],
          async ({ page, session, quiet }) => {
            await quiet(DONE);
            await comeNear(page, tag, 0);
            await quiet(DONE);
            const time = (await readMetric(session, 'TaskDuration')) * 1_000;
            await session.send('HeapProfiler.collectGarbage');
            return { time, heap: await readMetric(session, 'JSHeapUsedSize') };
          },
        ),
      );
    const [one, ten, hundred] = costs;
    if (!one || !ten || !hundred) throw new Error('1, 10 and 100 widgets are compared.');
    return {
      cost10: [(ten.time - one.time) / 9],
      cost100: [(hundred.time - ten.time) / 90],
      heap10: [(ten.heap - one.heap) / 9],
      heap100: [(hundred.heap - ten.heap) / 90],
    };
  },
});

/** All that is measured, in the order in which each round visits it. */
export const subjects: readonly Subject[] = [
  pageSubject('static page', `${PEERS_PATH}/static/`),
  pageSubject('home', '/'),
  pageSubject('React page', `${PEERS_PATH}/react-page/`),
  ...PAGES.filter((path) => path !== '/').map((path) => pageSubject(path, path)),
  opening('audit, cold', 'bio-audit-wizard', auditButton, false),
  opening('audit, fetched ahead', 'bio-audit-wizard', auditButton, true),
  opening('panel, fetched ahead', 'bio-estimator', priceButton, true, async (here) => ({
    press: await timePresses(here, 'bio-estimator'),
  })),
  hostAlone,
  embedded('estimator', 'ours'),
  embedded('estimator without snippet', 'ours-without-snippet'),
  embedded('hand-written element', 'element'),
  embedded('bare React', 'react-form'),
  embedded('SurveyJS', 'surveyjs'),
  embedded('Form.io', 'formio'),
  tasksOf('tasks of home', ({ site }) => `${site}/`, 'bio-site *'),
  tasksOf('tasks of estimator', ({ host }) => `${host}/ours`, 'bio-estimator'),
  many('many estimators', 'estimators', 'bio-estimator'),
  many('many contact forms', 'contact-forms', 'bio-contact-form'),
];
