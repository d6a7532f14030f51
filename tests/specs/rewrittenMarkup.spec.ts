/**
 * Whatever rewrites a page before the visitor has it, or while it is open, each widget takes it: what is done first to it ends
 * as on a widget that nobody has touched. Rewritings × widgets × first interactions, generated as those of the parity matrix.
 */
import { test as base, expect, type Page } from 'playwright/test';
import { type Case, compare, islandsStarted, nameOf, ONCE, type Subject } from '../support/parityRun';
import { casesOf, eventNames, foreignSubjects, ownSubjects } from '../support/paritySubjects';
import { visitsIn, type WithVisit } from '../support/parityVisit';
import { openRewritten, pageRewritings, runInRoot, scriptRewritings } from '../support/rewritings';
import { sample } from '../support/sample';

/** How many pairs of a rewriting and a widget an ordinary run tests, and how many cases of each. */
const PAIRS = 16;
const SAMPLE = 2;

const test = base.extend<object, { withVisit: WithVisit }>({
  withVisit: [async ({ browser }, use) => use(visitsIn(browser, eventNames)), { scope: 'worker' }],
});
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

interface Pair {
  subject: Subject;
  name: string;
  openEarly: Subject['open'];
}

const inPages = Object.entries(pageRewritings).flatMap(([name, rewrite]) =>
  ownSubjects.map((subject) => ({
    subject,
    name,
    openEarly: (page: Page, options?: Parameters<Page['goto']>[1]) =>
      openRewritten(page, rewrite, () => subject.open(page, options)),
  })),
);

const byScripts = Object.entries(scriptRewritings).flatMap(([name, rewrite]) =>
  [...ownSubjects, ...foreignSubjects].map((subject) => ({
    subject,
    name,
    async openEarly(page: Page) {
      await subject.open(page);
      await islandsStarted(page, [subject.selector]);
      await runInRoot(page, subject.selector, rewrite);
    },
  })),
);

/** A widget's cases; a worker asks for them once. */
const casesOfSubject = new Map<Subject, Promise<Case[]>>();

const pairs: Pair[] = [...inPages, ...byScripts];
for (const { subject, name, openEarly } of sample('rewritten', pairs, PAIRS)) {
  const { place, selector } = subject;
  test(`${name}, ${place}: what is done first to ${selector} counts`, async ({ withVisit }) => {
    const known = casesOfSubject.get(subject) ?? casesOf(withVisit, subject);
    casesOfSubject.set(subject, known);
    const matrix = `${name}, ${place} ${selector}`;
    const all = await known;
    const chosen = sample(matrix, all, SAMPLE);
    console.log(`${matrix}: ${chosen.length} of ${all.length} cases`);
    test.setTimeout(30_000 + 10_000 * chosen.length);
    for (const entry of chosen) {
      const { early, hydrated } = await compare(withVisit, new Map(), { ...entry, openEarly }, ONCE).catch(
        (error: unknown) => ({ early: String(error), hydrated: undefined }),
      );
      expect.soft(early, nameOf(entry)).toEqual(hydrated);
    }
  });
}
