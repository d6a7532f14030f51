/** Does something to a widget, hydrated or not, and says what became of it. */
import { setTimeout } from 'node:timers/promises';
import { type ElementHandle, expect, type Page } from 'playwright/test';
import { REACT } from './builtFiles';
import type { Interaction } from './parityInteractions';
import type { Control, ControlKind, Outcome } from './parityPage';
import type { Visit, WithVisit } from './parityVisit';
import { isLong } from './sample';
import { holdBack } from './slowNetwork';

/** A widget on a page. */
export interface Subject {
  place:
    | 'own page'
    | 'own page, dialog'
    | 'foreign page'
    | 'foreign page, second step'
    | 'foreign page, with times'
    | 'foreign page, last step'
    | 'prerendered page';
  tag: string;
  selector: string;
  attributes: string;
  open: (page: Page, options?: Parameters<Page['goto']>[1]) => Promise<unknown>;
  /** The code that it lacks at first. @default React */
  lacks?: RegExp;
  /** What is tried first. @default all controls */
  kinds?: readonly ControlKind[];
  sendsLeads: boolean;
  /** Another widget of the page, with a field to type into or a button to press. */
  other: string;
}

export interface Case {
  subject: Subject;
  /** Left out: it is done to the widget itself. */
  control?: Control;
  interaction: Interaction;
  /** Opens the page otherwise before the widget is hydrated. @default as its subject */
  openEarly?: Subject['open'];
}

/** When it is done, and what follows. */
export interface Moment {
  name: string;
  /** For how long the code is on its way from then on, in ms. @default until all is done */
  delay?: number;
  /** Before the loader runs. */
  beforeLoader?: true;
  /** Nothing is held back. */
  freely?: true;
  twice?: true;
  thenAnother?: true;
  /** Afterwards the form is filled in, and gone through until it is sent. */
  thenSent?: true;
  /** Meanwhile the page is left for a while, and restored as it was (from the back/forward cache). */
  restored?: true;
}

/** From the first step of any form to its end. */
const MOST_STEPS = 12;

/** So that it could have the focus. */
const MADE_FOCUSABLE = ' tabindex=-1';

const HIDDEN = ' hidden';

export const ONCE: Moment = { name: 'once' };

export const moments: readonly Moment[] = [
  { name: 'at once', beforeLoader: true },
  { name: 'after load', freely: true },
  { name: 'code after 50 ms', delay: 50 },
  { name: 'code after 1 s', delay: 1000 },
  ...(isLong ? [{ name: 'code after 5 s', delay: 5000 }] : []),
  { name: 'twice', twice: true },
  { name: 'then on another', thenAnother: true },
  { name: 'then sent', thenSent: true, delay: 300 },
  { name: 'page left and restored', restored: true, delay: 200 },
];

/** Whether there is such a moment in that place. */
export function isPossible(
  { place, sendsLeads }: Subject,
  { beforeLoader, thenAnother, thenSent }: Moment,
): boolean {
  // On a page that nobody prerendered, there is nothing before the loader; nor does a dialog open without it.
  if (beforeLoader) return place === 'own page' || place === 'prerendered page';
  if (thenAnother) return place !== 'own page, dialog';
  return !thenSent || sendsLeads;
}

/** Whether the case can happen then. */
export function isOffered({ subject, control, interaction }: Case, moment: Moment): boolean {
  const { beforeLoader, thenSent, twice } = moment;
  const isEnter = control?.kind === 'text' && interaction.name === 'Enter';
  // Two calls in one task show nothing when hydrated; replayed, each is rendered, and the focus goes there and back.
  if (twice && interaction.name.startsWith('methods ')) return false;
  // Hydrated, the first one has moved the focus, and the second is pressed in another field.
  if (twice && isEnter) return false;
  // Only our own pages have a script before the loader that keeps it; elsewhere nothing is sent without the script.
  if (beforeLoader && subject.place !== 'own page' && (isEnter || control?.kind === 'submit button'))
    return false;
  if (beforeLoader && interaction.needsIsland) return false;
  return !thenSent || Boolean(control?.isSent && !/hover|^Enter|Escape/.test(interaction.name));
}

export const nameOf = ({ control, interaction }: Case): string =>
  `${control ? `${control.kind} "${control.name}"` : 'the widget'}: ${interaction.name}`;

export const islandsStarted = (page: Page, selectors: readonly string[]): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => wanted.every((one) => window.parity.lifecycle(one) !== 'markup'),
    selectors,
  );

/** Whatever was done so far: hydrates them by a setting. */
async function hydrateAnyway(page: Page, selectors: readonly string[]): Promise<void> {
  await page.evaluate((wanted) => window.parity.hydrate(wanted), selectors);
  for (const selector of selectors)
    await page.locator(`${selector}[data-hydrated]`).first().waitFor({ state: 'attached' });
}

const isVisible = (element: ElementHandle<HTMLElement>): Promise<boolean> =>
  element.evaluate((found) => found.checkVisibility({ visibilityProperty: true }));

/** A floating button is shown when it is known what it would cover. Before, no visitor can use it. */
const isFloatingHidden = (control: ElementHandle<HTMLElement>): Promise<boolean> =>
  control.evaluate((found) => found.matches('[data-floating][data-covering]'));

async function useOther(page: Page, other: string): Promise<void> {
  if (other === 'bio-header') {
    await page.locator(other).getByRole('button').first().click();
  } else {
    await page.locator(other).getByRole('textbox').first().click();
    await page.keyboard.type('Bo');
  }
}

/** @param release lets the loader come, without which some controls are not shown. */
async function act(
  page: Page,
  { subject, control, interaction }: Case,
  moment: Moment,
  release?: () => void,
): Promise<void> {
  const found =
    control &&
    ((await page.waitForFunction(([selector, path]) => window.parity.find(selector, path), [
      subject.selector,
      control.path,
    ] as const)) as ElementHandle<HTMLElement>);
  if (found && (await isFloatingHidden(found))) {
    if (moment.beforeLoader) release?.();
    await expect.poll(() => isFloatingHidden(found)).toBe(false);
  }
  await interaction.run(page, subject.selector, found);
  // The second time the control may be gone, as for a visitor.
  const isThere = !found || (await isVisible(found));
  if (moment.twice && isThere) await interaction.run(page, subject.selector, found, 'again').catch(() => {});
  if (moment.thenAnother) await useOther(page, subject.other);
}

/**
 * Tells the page that it is left for the browser's back/forward cache, and later that it is restored from there. A page that
 * is driven by tests does not get into the cache itself.
 */
async function leaveAndRestore(page: Page, whileAway?: Promise<unknown> | false): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await whileAway;
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

const selectorsOf = ({ subject }: Case, { thenAnother }: Moment): string[] =>
  thenAnother ? [subject.selector, subject.other] : [subject.selector];

/** The outcome when nothing changes any more. */
async function settledOutcome({ page, leads }: Visit, selectors: readonly string[]): Promise<Outcome> {
  let before = '';
  let outcome: Outcome | undefined;
  let same = 0;
  const readAgain = async () => {
    const [read, scrolled] = await page.evaluate(
      (wanted) => [window.parity.outcome(wanted), scrollY] as const, // the page scrolls smoothly
      selectors,
    );
    const now = JSON.stringify([read, scrolled]);
    same = now === before ? same + 1 : 0;
    before = now;
    outcome = read;
    return same;
  };
  await expect.poll(readAgain, { intervals: [80] }).toBeGreaterThan(2);
  if (!outcome) throw new Error('There is no outcome.');
  return { ...outcome, leads: [...leads] };
}

/** Fills in the step of a form that is shown, and goes on. Its button may be pressed before it is hydrated. */
async function goOn(visit: Visit, selector: string): Promise<void> {
  const button = await visit.page.waitForFunction((wanted) => window.parity.fillIn(wanted), selector);
  // Not `click()`, which waits until Next is enabled: only the widget's code does that.
  await (button as ElementHandle<HTMLElement>).press('Enter').catch((error: unknown) => {
    if (!/not attached/.test(String(error))) throw error; // hydration has replaced it: the next one is pressed
  });
  await expect(visit.page.locator(`${selector} [aria-busy=true]`)).toHaveCount(0);
  await settledOutcome(visit, [selector]);
}

/** Goes through a form to its end. */
async function send(visit: Visit, selector: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS && visit.leads.length === 0; step++) await goOn(visit, selector);
  expect(visit.leads, 'what was sent').not.toEqual([]);
}

/** Goes through a form to the step that asks for a time. */
export async function goToTimes(page: Page, selector: string): Promise<void> {
  const question = page.locator(selector).locator('details[part~=time]');
  for (let step = 0; step < MOST_STEPS && !(await question.isVisible()); step++)
    await goOn({ page, leads: [] }, selector);
  await expect(question).toBeVisible();
}

/** What becomes of it on the hydrated widget. */
async function hydratedOutcome(visit: Visit, entry: Case, moment: Moment): Promise<Outcome> {
  const { page } = visit;
  const selectors = selectorsOf(entry, moment);
  await entry.subject.open(page);
  await islandsStarted(page, selectors);
  await hydrateAnyway(page, selectors);
  await settledOutcome(visit, selectors);
  // A dialog or a second step that is not hydrated reports its opening only later.
  if (!['own page, dialog', 'foreign page, second step'].includes(entry.subject.place))
    await page.evaluate(() => window.parity.startListening());
  await act(page, entry, moment);
  if (moment.restored) await leaveAndRestore(page);
  if (moment.thenSent) await send(visit, entry.subject.selector);
  return settledOutcome(visit, selectors);
}

/** The same, done to a widget that is not hydrated. */
async function earlyOutcome(
  visit: Visit,
  entry: Case,
  moment: Moment,
  isExpected: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const { page } = visit;
  const selectors = selectorsOf(entry, moment);
  const held = moment.beforeLoader ? /\/biosystem\.js/ : (entry.subject.lacks ?? REACT);
  const release = moment.freely ? () => {} : await holdBack(page, held);
  const open = entry.openEarly ?? entry.subject.open;
  await open(page, moment.beforeLoader && { waitUntil: 'commit' });
  if (!moment.beforeLoader) await islandsStarted(page, selectors);
  else await page.locator('bio-site').waitFor({ state: 'attached' });
  // The steps before were taken by the hydrated widget.
  if (entry.subject.lacks) await page.evaluate(() => window.parity.startListening());
  const released = moment.delay !== undefined && setTimeout(moment.delay).then(release);
  await act(page, entry, moment, release);
  if (moment.restored) await leaveAndRestore(page, released);
  if (moment.thenSent) await send(visit, entry.subject.selector);
  if (!released) release();
  await islandsStarted(page, selectors);
  await hydrateAnyway(page, selectors);
  let outcome = await settledOutcome(visit, selectors);
  // A busy machine may have paused the page.
  for (let attempt = 0; attempt < 2 && !isExpected(outcome); attempt++)
    outcome = await settledOutcome(visit, selectors);
  await page.unroute(held);
  return outcome;
}

export interface Result {
  early: Outcome;
  hydrated: Outcome;
}

/** What became of the hydrated widgets of a subject, by what was done to them. */
export type References = Map<string, Promise<Outcome>>;

/** Both outcomes of one case; the same object twice where they are equal. */
export async function compare(
  withVisit: WithVisit,
  references: References,
  entry: Case,
  wantedMoment: Moment,
): Promise<Result> {
  const takeReference = (when: Moment) => {
    const reference = withVisit((visit) => hydratedOutcome(visit, entry, when));
    references.set(`${nameOf(entry)}, ${when.name}`, reference);
    return reference;
  };
  const referenceOf = (when: Moment) =>
    references.get(`${nameOf(entry)}, ${when.name}`) ?? takeReference(when);
  // Over an open dialog no other widget can be used.
  const isAlone = wantedMoment.thenAnother && (await referenceOf(ONCE)).modal.length > 0;
  const moment = isAlone ? ONCE : wantedMoment;
  const { twice, thenAnother, thenSent, restored } = moment;
  const countsAll = twice && !entry.interaction.isPress;
  const wanted = countsAll || thenAnother || thenSent || restored ? moment : ONCE;
  const { subject, interaction } = entry;
  const { isTakenBack } = interaction;
  // Without the loader nothing opens, and of the panel there is only its button: the focus stays where it was.
  const wasShown = !moment.beforeLoader && subject.tag !== 'bio-estimator';
  const movesFocus = interaction.isInstant ? false : !isTakenBack || wasShown;
  const comparable = ({ events, focus, ...shown }: Outcome) => {
    const withoutFocus = () => {
      const text = JSON.stringify(shown).replaceAll(MADE_FOCUSABLE, '');
      // Over a control of the page, a floating button is shown only while it has the focus.
      return subject.attributes.includes('panel') ? text.replaceAll(HIDDEN, '') : text;
    };
    return JSON.stringify([movesFocus ? { ...shown, focus } : withoutFocus(), !isTakenBack && events]);
  };
  let hydrated = await referenceOf(wanted);
  const isExpected = (outcome: Outcome) => comparable(outcome) === comparable(hydrated);
  const early = await withVisit((visit) => earlyOutcome(visit, entry, moment, isExpected));
  // It may have paused the page of a reference, too.
  if (!isExpected(early)) hydrated = await takeReference(wanted);
  return { early, hydrated: isExpected(early) ? early : hydrated };
}
