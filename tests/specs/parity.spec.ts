/**
 * Whatever a visitor does first, counts: every widget × every first interaction × when it is done must end as on the
 * hydrated widget. The widgets come from the manifest and the built pages, the interactions from their markup, so that a
 * new widget or control is tested by itself.
 */
import { test as base, expect } from 'playwright/test';
import {
  type Case,
  compare,
  islandsStarted,
  isOffered,
  isPossible,
  moments,
  nameOf,
  type References,
  type Subject,
} from '../support/parityRun';
import {
  casesOf,
  dialogs,
  eventNames,
  foreignSubject,
  foreignSubjects,
  ownSubjects,
  times,
} from '../support/paritySubjects';
import { visitsIn, type WithVisit } from '../support/parityVisit';
import { sample } from '../support/sample';

/** How many widgets, each at one moment, an ordinary run tests, and how many cases of each. */
const WIDGETS = 12;
const SAMPLE = 2;
/** How many are tested side by side: most of a case is waiting. */
const SIDE_BY_SIDE = 3;

const test = base.extend<object, { withVisit: WithVisit }>({
  withVisit: [async ({ browser }, use) => use(visitsIn(browser, eventNames)), { scope: 'worker' }],
});
test.use({ trace: 'off' }); // recording takes as long again
test.describe.configure({ mode: 'parallel' });

/** The step that is shown before its code is here, after one of the first step's boxes was ticked and its button pressed. */
const secondSteps: Subject[] = ['bio-estimator'].map((tag) => {
  const subject = foreignSubject(tag, tag, '');
  return {
    ...subject,
    place: 'foreign page, second step',
    async open(page) {
      await subject.open(page);
      await islandsStarted(page, [tag]);
      const form = page.locator(tag).locator('form');
      await form.getByRole('checkbox').first().check();
      await form.locator('[type=submit]').click();
    },
  };
});

/** Of each widget; a worker asks for them once. */
const casesOfSubject = new Map<Subject, Promise<Case[]>>();
/** By widget: most moments share an outcome. */
const referencesOf = new Map<Subject, References>();

const pairs = [...ownSubjects, ...dialogs, ...foreignSubjects, ...times, ...secondSteps].flatMap((subject) =>
  moments.filter((moment) => isPossible(subject, moment)).map((moment) => ({ subject, moment })),
);

for (const { subject, moment } of sample('parity', pairs, WIDGETS)) {
  const { place, selector } = subject;
  test(`${place}: what is done first to ${selector} counts, ${moment.name}`, async ({ withVisit }) => {
    const known = casesOfSubject.get(subject) ?? casesOf(withVisit, subject);
    casesOfSubject.set(subject, known);
    const all = (await known).filter((entry) => isOffered(entry, moment));
    const matrix = `${place} ${selector}, ${moment.name}`;
    const chosen = [...sample(matrix, all, SAMPLE)];
    console.log(`${matrix}: ${chosen.length} of ${all.length} cases`);
    // To the last step of a form it is a long way.
    test.setTimeout(30_000 + (place === 'foreign page, last step' ? 30_000 : 10_000) * chosen.length);
    const references = referencesOf.get(subject) ?? new Map();
    referencesOf.set(subject, references);
    const testNext = async (): Promise<void> => {
      for (let entry = chosen.shift(); entry; entry = chosen.shift()) {
        const { early, hydrated } = await compare(withVisit, references, entry, moment).catch(
          (error: unknown) => ({ early: String(error), hydrated: undefined }),
        );
        expect.soft(early, nameOf(entry)).toEqual(hydrated);
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, testNext));
  });
}
