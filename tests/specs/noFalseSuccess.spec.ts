/**
 * Nothing false is said: the texts of success appear for a proven delivery, and for no other. Every widget that sends, every
 * answer, every state of the device's storage. Many answers are given to one page, because filling in a form takes longest.
 */
import { expect, type Page, test } from 'playwright/test';
import * as audit from '../pages/auditWizard';
import * as contact from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import { expectQueued, queuedNote, queuedScreen } from '../pages/queued';
import * as quote from '../pages/quoteBuilder';
import { brokenStorage } from '../support/brokenStorage';
import { answer, type FaultyEndpoint, outcomes, startFaultyEndpoint } from '../support/faultyEndpoint';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { listenTo } from '../support/pageReports';
import { sample, sampleEntries } from '../support/sample';
import { settled } from '../support/time';

let endpoint: FaultyEndpoint;
test.beforeEach(async () => {
  endpoint = await startFaultyEndpoint();
});
test.afterEach(() => endpoint.stop());

/** A widget that sends, in the visitor's words. */
interface Form {
  tag: string;
  /** From the first step to the button that sends. */
  fillIn: (page: Page) => Promise<unknown>;
  send: (page: Page) => Promise<void>;
  /** What only a success shows. */
  success: (page: Page) => ReturnType<Page['locator']>;
  expectError: (page: Page) => Promise<void>;
}

const forms: Record<string, Form> = {
  'contact form': {
    tag: 'bio-contact-form',
    fillIn: (page) => contact.fillIn(page, contact.newBooking()),
    send: (page) => contact.sendButton(page).click(),
    success: (page) => page.getByText(contact.SUCCESS),
    expectError: contact.expectError,
  },
  audit: {
    tag: 'bio-audit-wizard',
    fillIn: (page) => audit.walkToSubmit(audit.dialog(page)),
    send: (page) => audit.submitButton(page).click(),
    success: (page) => page.getByText(/24 business hours/),
    expectError: audit.expectError,
  },
  estimator: {
    tag: 'bio-estimator',
    fillIn: async (page) => {
      await estimator.walkToContact(page);
      await estimator.fillContact(page, estimator.newContact());
    },
    send: (page) => estimator.confirmButton(page).click(),
    success: (page) => estimator.heading(page, 'confirmation'),
    expectError: estimator.expectError,
  },
  quote: {
    tag: 'bio-quote-builder',
    fillIn: async (page) => {
      await quote.fillClient(page, quote.newClient());
      await quote.goToEnd(page);
      await quote.sign(page);
    },
    send: (page) => quote.completeButton(page).click(),
    success: quote.confirmation,
    expectError: (page) => expect(quote.problem(page)).toHaveText(quote.ERROR),
  },
};

/** The state of the network, of the endpoint and of the page while one lead is sent. */
interface Situation {
  expected: keyof typeof outcomes;
  begin: (page: Page) => Promise<unknown> | void;
  end?: (page: Page) => Promise<unknown>;
}

const setEndpoint = (page: Page, url: string) =>
  page.evaluate((value) => {
    for (const element of document.querySelectorAll('[endpoint]')) element.setAttribute('endpoint', value);
  }, url);
const interruptedBy = (interrupt: FaultyEndpoint['interrupt']): Situation => ({
  expected: 'unproven',
  begin: () => void (endpoint.interrupt = interrupt),
  end: async () => (endpoint.interrupt = undefined),
});
const namedAs = (url: string): Situation => ({
  expected: 'unproven',
  begin: (page) => setEndpoint(page, url),
  end: (page) => setEndpoint(page, endpoint.url),
});

const situations: Record<string, Situation> = {
  ...Object.fromEntries(
    (['accepted', 'refused', 'unproven'] as const).flatMap((expected) =>
      Object.entries(outcomes[expected]).map(([name, give]) => [
        name,
        { expected, begin: () => void (endpoint.answer = give) },
      ]),
    ),
  ),
  silence: {
    expected: 'unproven',
    begin: (page) => {
      endpoint.answer = () => {};
      return page.evaluate(() => Object.assign(window, { hurry: 50 }));
    },
    end: (page) => page.evaluate(() => Object.assign(window, { hurry: 1 })),
  },
  'a connection that is reset before the body': interruptedBy((request) => request.socket.resetAndDestroy()),
  'a connection that is reset within the body': interruptedBy((request) =>
    request.once('data', () => request.socket.resetAndDestroy()),
  ),
  'no preflight, and an answer that the page may not read': {
    expected: 'unproven',
    begin: () => {
      endpoint.preflight = false;
      endpoint.answer = outcomes.unproven['an answer that the page may not read'] ?? answer(500);
    },
    end: async () => (endpoint.preflight = true),
  },
  'no preflight, and a web page': {
    expected: 'unproven',
    begin: () => {
      endpoint.preflight = false;
      endpoint.answer = answer(200, '<html>');
    },
    end: async () => (endpoint.preflight = true),
  },
  'a host that is not there': namedAs('http://localhost:9/leads'),
  'an endpoint that is no address': namedAs('htp://localhost/leads'),
  'an endpoint without its scheme': namedAs('example.com/leads'),
  offline: {
    expected: 'unproven',
    begin: (page) => page.context().setOffline(true),
    end: async (page) => {
      endpoint.answer = answer(503); // what is sent again as soon as the network is back
      await page.context().setOffline(false);
    },
  },
};

const storages: Record<string, (() => void) | undefined> = { works: undefined, ...brokenStorage };

const combinations = Object.entries(forms).flatMap(([name, form]) =>
  Object.entries(storages).map(([storage, breakIt]) => ({ name, form, storage, breakIt })),
);

for (const { name, form, storage, breakIt } of sample('false success', combinations, 3))
  test(`${name}, storage ${storage}: success is shown for a proven delivery, and for no other`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const heard = await listenTo(page, ['bio-lead-sent', 'bio-lead-queued', 'bio-lead-failed']);
    if (breakIt) await page.addInitScript(breakIt);
    await page.addInitScript(() => {
      Math.random = () => 1000; // nothing is sent again by itself meanwhile
      Object.assign(window, { hurry: 1 });
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) =>
        timeout(milliseconds / (Reflect.get(window, 'hurry') as number));
    });
    await openForeignPage(page, `${SCRIPT}<${form.tag} open endpoint="${endpoint.url}"></${form.tag}>`);
    const restart = () =>
      page.locator(form.tag).evaluate((element) => {
        const widget = element as HTMLElement & { reset(): void; show?(): void };
        widget.reset();
        widget.show?.();
      });
    await form.fillIn(page);
    let isFilledIn = true;
    for (const [what, situation] of sampleEntries(`answers to ${name} ${storage}`, situations, 5))
      await test.step(what, async () => {
        if (!isFilledIn) {
          await restart();
          await form.fillIn(page);
        }
        heard.length = 0;
        await situation.begin(page);
        await form.send(page);
        const isDelivered = situation.expected === 'accepted';
        const isKept = situation.expected === 'unproven' && storage === 'works';
        isFilledIn = !isDelivered && (name === 'contact form' || !isKept);
        const outcome = isDelivered ? 'sent' : isKept ? 'queued' : 'failed';
        // An error may still be there from the answer before.
        await expect.poll(() => heard.map((event) => event.name)).toEqual([`bio-lead-${outcome}`]);
        await settled(page);
        if (isDelivered) await expect(form.success(page)).toBeVisible();
        else if (isKept && name !== 'contact form') await expectQueued(page);
        else await form.expectError(page);
        await expect(form.success(page)).toHaveCount(isDelivered ? 1 : 0);
        await expect(queuedNote(page)).toHaveCount(isKept && name === 'contact form' ? 1 : 0);
        await expect(queuedScreen(page)).toHaveCount(isKept && name !== 'contact form' ? 1 : 0);
        await situation.end?.(page);
      });
  });
