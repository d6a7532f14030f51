/** What a visitor reads of a lead that nobody knows to have arrived: nothing that is not so, on this page and on later ones. */
import type { RequestListener } from 'node:http';
import { type BrowserContext, expect, type Locator, type Page, test } from 'playwright/test';
import {
  dialog as auditDialog,
  expectConfirmation as expectAuditConfirmation,
  expectError as expectAuditError,
  expectFresh as expectFreshAudit,
  LINK,
  requestAudit,
  submitButton,
} from '../pages/auditWizard';
import {
  book,
  expectEmpty,
  expectError,
  expectFilledIn,
  expectSuccess,
  sendButton,
} from '../pages/contactForm';
import {
  againButton,
  confirmButton,
  expectConfirmation,
  expectContact,
  expectError as expectEstimatorError,
  expectFirstStep,
  heading,
  launchButton,
  panel,
  requestEstimate,
} from '../pages/estimator';
import {
  deliveredNotice,
  dismissButton,
  expectQueued,
  queuedNote,
  queuedScreen,
  undeliveredNotice,
} from '../pages/queued';
import {
  clientField,
  completeButton,
  printButton,
  ERROR as QUOTE_ERROR,
  quickQuote,
  confirmation as quoteConfirmation,
  problem as quoteProblem,
  signature,
} from '../pages/quoteBuilder';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { accepted, answer, type FaultyEndpoint, startFaultyEndpoint } from '../support/faultyEndpoint';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { listenTo } from '../support/pageReports';
import { sampleEntries } from '../support/sample';
import { FOREIGN_SITE } from '../support/urls';

let endpoint: FaultyEndpoint;
test.beforeEach(async ({ context }) => {
  endpoint = await startFaultyEndpoint();
  endpoint.answer = answer(503);
  await hurry(context);
});
test.afterEach(() => endpoint.stop());

/** The tests turn the clock forward, and no chance delays what the outbox sends again. */
async function hurry(context: BrowserContext): Promise<void> {
  await context.clock.install();
  await context.addInitScript(() => {
    Math.random = () => 0;
  });
}

/** Turns the clock forward until the outbox has sent the lead again. */
const sentAgain = (page: Page): Promise<void> => {
  const before = endpoint.arrived.length;
  return expect
    .poll(async () => {
      await page.clock.fastForward(2000);
      return endpoint.arrived.length;
    })
    .toBeGreaterThan(before);
};

const widget = (tag: string, attributes = '') => `<${tag} endpoint="${endpoint.url}" ${attributes}></${tag}>`;
/** A page of the same site that has no form. */
const QUESTIONS = `${SCRIPT}<bio-faq></bio-faq>`;
const REFUSED = answer(422, '{"errors":[]}', { 'content-type': 'application/json' });

/** The ids of all that came in. */
const ids = () => new Set(endpoint.arrived.map(({ id }) => id));

/** One of the forms, as a visitor goes through it. */
interface Form {
  html: () => string;
  /** Opens it, fills it in and sends it. */
  send: (page: Page) => Promise<void>;
  /** Opens it. */
  open: (page: Page) => Promise<void>;
  /** Closes it. */
  leave: (page: Page) => Promise<void>;
  expectQueued: (page: Page) => Promise<void>;
  expectThanks: (page: Page) => Promise<void>;
  /** The error, with everything typed still there. */
  expectRefused: (page: Page) => Promise<void>;
  sendAgain: (page: Page) => Promise<void>;
  expectFresh: (page: Page) => Promise<void>;
}

const inPage = async () => {};
const openAudit = (page: Page) => page.getByRole('link', { name: 'Free audit' }).click();
const close = async (page: Page, overlay: Locator) => {
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(page).not.toHaveURL(/#/); // else a reload would open it
};
const openPanel = (page: Page) => launchButton(page).click();
let typed: object = {};

const forms: Record<string, Form> = {
  'contact form': {
    html: () => widget('bio-contact-form'),
    open: inPage,
    leave: inPage,
    send: async (page) => {
      typed = await book(page);
    },
    expectQueued: async (page) => {
      await expectError(page);
      await expect(queuedNote(page)).toBeVisible();
      await expectFilledIn(page, typed as Parameters<typeof expectFilledIn>[1]);
    },
    expectThanks: async (page) => {
      await expectSuccess(page);
      await expectEmpty(page);
    },
    expectRefused: async (page) => {
      await expect(queuedNote(page)).toBeHidden();
      await expectError(page);
      await expectFilledIn(page, typed as Parameters<typeof expectFilledIn>[1]);
    },
    sendAgain: (page) => sendButton(page).click(),
    expectFresh: expectEmpty,
  },
  'audit wizard': {
    html: () => LINK + widget('bio-audit-wizard'),
    open: openAudit,
    leave: (page) => close(page, auditDialog(page)),
    send: async (page) => {
      await openAudit(page);
      await requestAudit(auditDialog(page));
    },
    expectQueued: (page) => expectQueued(auditDialog(page)),
    expectThanks: (page) => expectAuditConfirmation(auditDialog(page)),
    expectRefused: (page) => expectAuditError(auditDialog(page)),
    sendAgain: (page) => submitButton(auditDialog(page)).click(),
    expectFresh: (page) => expectFreshAudit(auditDialog(page)),
  },
  estimator: {
    html: () => widget('bio-estimator'),
    open: inPage,
    leave: inPage,
    send: async (page) => {
      typed = await requestEstimate(page);
    },
    expectQueued,
    expectThanks: expectConfirmation,
    expectRefused: async (page) => {
      await expectEstimatorError(page);
      await expectContact(page, typed as Parameters<typeof expectContact>[1]);
    },
    sendAgain: (page) => confirmButton(page).click(),
    expectFresh: expectFirstStep,
  },
  'estimator in its panel': {
    html: () => widget('bio-estimator', 'mode="panel"'),
    open: openPanel,
    leave: (page) => close(page, panel(page)),
    send: async (page) => {
      await openPanel(page);
      typed = await requestEstimate(panel(page));
    },
    expectQueued: (page) => expectQueued(panel(page)),
    expectThanks: (page) => expectConfirmation(panel(page)),
    expectRefused: async (page) => {
      await expectEstimatorError(panel(page));
      await expectContact(panel(page), typed as Parameters<typeof expectContact>[1]);
    },
    sendAgain: (page) => confirmButton(panel(page)).click(),
    expectFresh: (page) => expectFirstStep(panel(page)),
  },
  'quote builder': {
    html: () => widget('bio-quote-builder'),
    open: inPage,
    leave: inPage,
    send: async (page) => {
      await quickQuote(page);
    },
    expectQueued: async (page) => {
      await expectQueued(page);
      await expect(printButton(page)).toBeHidden();
    },
    expectThanks: async (page) => {
      await expect(quoteConfirmation(page)).toBeVisible();
      await expect(printButton(page)).toBeVisible();
    },
    expectRefused: async (page) => {
      await expect(quoteProblem(page)).toHaveText(QUOTE_ERROR);
      await expect(signature(page)).toHaveValue('Ada Lovelace');
    },
    sendAgain: (page) => completeButton(page).click(),
    expectFresh: (page) => expect(clientField.clientName(page)).toHaveValue(''),
  },
};

for (const [name, form] of sampleEntries('queued forms', forms, 3)) {
  test(`${name}: kept on the device it says so, and becomes the thank-you when the server is back`, async ({
    page,
  }) => {
    const heard = await listenTo(page, ['bio-lead-queued', 'bio-lead-sent', 'bio-track']);
    const tracked = () => heard.filter(({ detail }) => detail['name'] === 'lead');
    await openForeignPage(page, SCRIPT + form.html());
    await form.send(page);
    await form.expectQueued(page);
    await sentAgain(page);
    await form.expectQueued(page);
    expect(tracked()).toEqual([]);
    endpoint.answer = accepted;
    await sentAgain(page);
    await form.expectThanks(page);
    expect(tracked()).toHaveLength(1);
    expect(ids().size).toBe(1);
    await form.leave(page);
    await page.reload();
    await form.open(page);
    await form.expectFresh(page);
    await expect(deliveredNotice(page)).toBeHidden();
  });

  test(`${name}: refused later it becomes the error with everything typed, and can be sent again`, async ({
    page,
  }) => {
    await openForeignPage(page, SCRIPT + form.html());
    await form.send(page);
    await form.expectQueued(page);
    endpoint.answer = REFUSED;
    await sentAgain(page);
    await form.expectRefused(page);
    endpoint.answer = accepted;
    await form.sendAgain(page);
    await form.expectThanks(page);
    expect(ids().size).toBe(1);
  });
}

/** Another page of the site, which learns what becomes of the lead. */
async function learnElsewhere(context: BrowserContext, give: RequestListener): Promise<void> {
  endpoint.answer = give;
  const other = await context.newPage();
  const heard = await listenTo(other, ['bio-lead-sent', 'bio-lead-failed']);
  await openForeignPage(other, QUESTIONS);
  await expect
    .poll(async () => {
      await other.clock.fastForward(2000);
      return heard.length;
    })
    .toBe(1);
  await other.close();
}

for (const [name, form] of sampleEntries('forms that axe looks at', forms, 1))
  test(`${name}: axe finds nothing in what is said of a queued lead`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // what is just fading in has no contrast yet
    await bringAxe(page);
    await openForeignPage(page, `${SCRIPT}<main><h1>A page</h1>${form.html()}</main>`);
    await form.send(page);
    await form.expectQueued(page);
    await expectNoViolations(page, 'kept');
    endpoint.answer = accepted;
    await sentAgain(page);
    await form.expectThanks(page);
    await expectNoViolations(page, 'delivered');
    await form.leave(page);
    // As if another page had queued it.
    await page.evaluate(() => {
      const text = localStorage.getItem('bio:outcomes') ?? '';
      localStorage.setItem('bio:outcomes', text.replaceAll('"told":true', '"told":false'));
    });
    await page.reload();
    await form.open(page);
    await expect(deliveredNotice(page)).toBeVisible();
    await expectNoViolations(page, 'told at the next visit');
  });

for (const [name, form] of sampleEntries('forms that are reloaded', forms, 1))
  test(`${name}: after a reload it says so still, or what became of the lead meanwhile`, async ({
    page,
    context,
  }) => {
    await openForeignPage(page, SCRIPT + form.html());
    await form.send(page);
    await form.expectQueued(page);
    await form.leave(page);
    await page.reload();
    await form.open(page);
    await form.expectQueued(page);
    await form.leave(page);
    const url = page.url();
    await page.goto(FOREIGN_SITE + (await serve('<!doctype html><title>Elsewhere</title>')));
    await learnElsewhere(context, accepted);
    await page.goto(url);
    await form.open(page);
    await form.expectThanks(page);
    expect(ids().size).toBe(1);
  });

const outcomes = [
  ['delivered', accepted, deliveredNotice],
  ['refused', REFUSED, undeliveredNotice],
] as const;
for (const [name, form] of sampleEntries('forms of the next visit', forms, 1))
  for (const [outcome, give, notice] of outcomes)
    test(`${name}: ${outcome} on a page without it, the next visit is told once`, async ({
      page,
      context,
    }) => {
      await openForeignPage(page, SCRIPT + form.html());
      await form.send(page);
      await form.expectQueued(page);
      await page.close();
      await learnElsewhere(context, give);
      const later = await context.newPage();
      await openForeignPage(later, SCRIPT + form.html());
      await form.open(later); // one in the page is not touched: it shows the message by itself
      await expect(notice(later)).toBeVisible();
      await dismissButton(later).click();
      await expect(notice(later)).toBeHidden();
      await form.leave(later);
      await later.reload();
      await form.open(later);
      await form.expectFresh(later);
      await expect(notice(later)).toBeHidden();
      expect(ids().size).toBe(1);
    });

test('of two tabs the one that shows the lead as kept learns at once what the other has delivered', async ({
  page,
  context,
}) => {
  await openForeignPage(page, SCRIPT + widget('bio-estimator'));
  // It leaves the delivery to the other, as if that held the lock all the time.
  await page.evaluate(() => {
    navigator.locks.request = () => Promise.resolve();
  });
  await requestEstimate(page);
  await expectQueued(page);
  await learnElsewhere(context, accepted);
  await expectConfirmation(page);
});

test('the change of the screen is announced, and takes the focus from nothing else on the page', async ({
  page,
}) => {
  await openForeignPage(page, `${SCRIPT}${widget('bio-estimator')}<input aria-label="Elsewhere">`);
  await requestEstimate(page);
  await expect(queuedScreen(page).getByRole('heading')).toBeFocused();
  await page.getByLabel('Elsewhere').focus();
  endpoint.answer = accepted;
  await sentAgain(page);
  await expect(page.getByRole('status').filter({ has: heading(page, 'confirmation') })).toBeVisible();
  await expect(page.getByLabel('Elsewhere')).toBeFocused();
});

test('whoever asks for another estimate is told what became of the first', async ({ page }) => {
  await openForeignPage(page, SCRIPT + widget('bio-estimator'));
  await requestEstimate(page);
  await expectQueued(page);
  await againButton(page).click();
  await expectFirstStep(page);
  endpoint.answer = accepted;
  await sentAgain(page);
  await expect(deliveredNotice(page)).toBeVisible();
  await expectFirstStep(page);
});
