/** No lead is lost, doubled or faked, whatever its endpoint and its network do: the contract's table, row by row. */
import { type BrowserContext, chromium, expect, type Locator, type Page, test } from 'playwright/test';
import { chromiumLaunchOptions } from '../../scripts/tools/chromium';
import {
  book,
  expectEmpty,
  expectError,
  expectFilledIn,
  expectSuccess,
  field,
  sendButton,
} from '../pages/contactForm';
import {
  confirmButton,
  expectConfirmation,
  expectContact,
  expectError as expectEstimatorError,
  fillContact,
  heading,
  newContact,
  requestEstimate,
  walkToContact,
} from '../pages/estimator';
import { expectQueued, queuedNote } from '../pages/queued';
import { brokenStorage } from '../support/brokenStorage';
import { fileNamed, SUBMIT_LEAD } from '../support/builtFiles';
import {
  accepted,
  answer,
  type FaultyEndpoint,
  outcomes,
  startFaultyEndpoint,
} from '../support/faultyEndpoint';
import { openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { hydrate, watchHydration } from '../support/hydration';
import { type Heard, listenTo } from '../support/pageReports';
import { sampleEntries } from '../support/sample';
import { shortenTimeouts } from '../support/timeouts';
import { CLASSIC_FILE, FOREIGN_SITE } from '../support/urls';

let endpoint: FaultyEndpoint;
test.beforeEach(async ({ context }) => {
  endpoint = await startFaultyEndpoint();
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

const contactForm = () => `${SCRIPT}<bio-contact-form endpoint="${endpoint.url}"></bio-contact-form>`;
const estimator = () => `${SCRIPT}<bio-estimator endpoint="${endpoint.url}"></bio-estimator>`;
/** A page of the same site that sends nothing itself. */
const QUESTIONS = `${SCRIPT}<bio-faq></bio-faq>`;

const LEAD_EVENTS = ['bio-lead-sent', 'bio-lead-queued', 'bio-lead-failed'] as const;
const names = (heard: readonly Heard[]) => heard.map(({ name }) => name);

/** All that came in is one lead. @returns its id. */
function expectOneLead(): string {
  const [first] = endpoint.arrived;
  expect(new Set(endpoint.arrived.map(({ id }) => id)).size, 'one lead').toBe(1);
  return first?.id ?? '';
}

/** The outbox has done what it can do now: it asks the device a few times for each lead that it sends. */
async function outboxIdle(page: Page): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await storedOn(page);
  await page.evaluate(
    (url) => fetch(url, { method: 'HEAD', mode: 'no-cors' }),
    `${FOREIGN_SITE}/favicon.ico`,
  );
}

/** Nothing else comes in, whatever a day brings. */
async function expectNoMore(page: Page): Promise<void> {
  const before = endpoint.arrived.length;
  await page.clock.fastForward('24:00:00');
  await outboxIdle(page);
  expect(endpoint.arrived).toHaveLength(before);
}

/**
 * Turns the clock forward until the page has dispatched these events. Each step is shorter than the two seconds that the
 * outbox waits for the device, and the next one comes when the device has answered: a faster clock would make the device
 * look too slow, and its answer would be lost.
 */
const expectInTime = (
  page: Page,
  events: () => string[],
  expected: readonly string[],
  deviceAnswers: () => Promise<unknown> = () => storedOn(page),
) =>
  expect
    .poll(async () => {
      await deviceAnswers();
      await page.clock.fastForward(1000);
      return events();
    })
    .toEqual(expected);

/** The leads that the device stores, as the page's own scripts could read them. */
const storedOn = (page: Page): Promise<{ id: string; refused?: number }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('bio-outbox');
        open.addEventListener('error', () => reject(open.error ?? new Error('no database')));
        open.onsuccess = () => {
          const get = open.result.transaction('outbox').objectStore('outbox').get('leads');
          get.onsuccess = () => {
            open.result.close();
            resolve((get.result ?? []) as { id: string }[]);
          };
        };
      }),
  );

/** A page with both forms. @returns each of them. */
async function openBoth(page: Page): Promise<{ form: Locator; visit: Locator }> {
  await openForeignPage(page, `${contactForm()}<bio-estimator endpoint="${endpoint.url}"></bio-estimator>`);
  return { form: page.locator('bio-contact-form'), visit: page.locator('bio-estimator') };
}

for (const [what, give] of sampleEntries('accepted', outcomes.accepted, 2))
  test(`${what}: contact form and estimator say thank you`, async ({ page }) => {
    const heard = await listenTo(page, LEAD_EVENTS);
    endpoint.answer = give;
    const { form, visit } = await openBoth(page);
    await book(form);
    await expectSuccess(form);
    await expectEmpty(form);
    await requestEstimate(visit);
    await expectConfirmation(visit);
    expect(names(heard)).toEqual(['bio-lead-sent', 'bio-lead-sent']);
    expect(endpoint.arrived).toHaveLength(2);
    expect(await storedOn(page)).toEqual([]);
  });

for (const [what, give] of sampleEntries('refused', outcomes.refused, 2))
  test(`${what}: contact form and estimator show the error, with everything typed still there`, async ({
    page,
  }) => {
    const heard = await listenTo(page, LEAD_EVENTS);
    endpoint.answer = give;
    const { form, visit } = await openBoth(page);
    const booking = await book(form);
    await expectError(form);
    await expectFilledIn(form, booking);
    const contact = await requestEstimate(visit);
    await expectEstimatorError(visit);
    await expectContact(visit, contact);
    expect(names(heard)).toEqual(['bio-lead-failed', 'bio-lead-failed']);
    expect(heard[0]?.detail).toMatchObject({ kind: 'contact', status: Number(what) });
    expect(await storedOn(page)).toEqual([]);
    endpoint.answer = accepted;
    await expectNoMore(page);
    expect(endpoint.arrived).toHaveLength(2);
  });

for (const [what, give] of sampleEntries('unproven', outcomes.unproven, 3))
  test(`${what}: both say that the lead is kept, both are retried and arrive once, and both say thank you then`, async ({
    page,
  }) => {
    await shortenTimeouts(page, 20); // silence is given up early
    const heard = await listenTo(page, LEAD_EVENTS);
    endpoint.answer = give;
    const { form, visit } = await openBoth(page);
    const booking = await book(form);
    await expectError(form);
    await expectFilledIn(form, booking);
    await expect(queuedNote(form)).toBeVisible();
    const contact = await requestEstimate(visit);
    await expectQueued(visit);
    expect(names(heard)).toEqual(['bio-lead-queued', 'bio-lead-queued']);
    expect(await storedOn(page)).toHaveLength(2);

    endpoint.answer = accepted;
    await expectInTime(page, () => names(heard).slice(2), ['bio-lead-sent', 'bio-lead-sent']);
    expect(heard[3]?.target).toBe('document');
    const ids = heard.slice(0, 2).map(({ detail }) => detail['id']);
    expect(new Set(heard.slice(2).map(({ detail }) => detail['id']))).toEqual(new Set(ids));
    expect(new Set(endpoint.arrived.map(({ id }) => id))).toEqual(new Set(ids));
    const last = (id: unknown) => endpoint.arrived.findLast((lead) => lead.id === id);
    expect(last(ids[0])).toMatchObject({ ...booking });
    expect(last(ids[1])).toMatchObject({ contactInfo: { email: contact.email } });
    await expect.poll(() => storedOn(page)).toEqual([]);
    await expectSuccess(form);
    await expectEmpty(form);
    await expectConfirmation(visit);
    await expectNoMore(page);
  });

test('no endpoint: the contact form shows the error, the estimator says thank you; nothing is stored', async ({
  page,
}) => {
  const heard = await listenTo(page, [...LEAD_EVENTS, 'bio-error']);
  await openForeignPage(page, `${SCRIPT}<bio-contact-form></bio-contact-form>`);
  const booking = await book(page);
  await expectError(page);
  await expectFilledIn(page, booking);
  await openForeignPage(page, `${SCRIPT}<bio-estimator></bio-estimator>`);
  await requestEstimate(page);
  await expectConfirmation(page);
  expect(names(heard)).toEqual(['bio-error']);
  expect(heard[0]?.detail).toMatchObject({ code: 'no-endpoint' });
});

test('offline at submit, it is sent as soon as the network is back', async ({ page, context }) => {
  const heard = await listenTo(page, LEAD_EVENTS);
  // By chance it would have to wait: the network's return is what sends it.
  await context.addInitScript(() => {
    Math.random = () => 0.999;
  });
  await openForeignPage(page, estimator());
  await walkToContact(page);
  const contact = newContact();
  await fillContact(page, contact);
  await page.waitForLoadState('networkidle'); // the code for sending came when somebody went into it
  await context.setOffline(true);
  await confirmButton(page).click();
  await expectQueued(page);
  await expect.poll(() => names(heard)).toEqual(['bio-lead-queued']);
  const back = Date.now();
  await context.setOffline(false);
  await expect.poll(() => names(heard)).toEqual(['bio-lead-queued', 'bio-lead-sent']);
  expect(Date.now() - back).toBeLessThan(3000);
  await expectConfirmation(page);
  expect(endpoint.arrived).toMatchObject([{ contactInfo: { email: contact.email } }]);
});

test('a page that is closed while sending: the lead is sent at the next visit, on any page with a widget', async ({
  page,
  context,
}) => {
  endpoint.answer = outcomes.unproven['silence'] ?? accepted;
  await context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal; // it is still waiting when it is closed
  });
  await openForeignPage(page, contactForm());
  await book(page);
  await expect.poll(() => endpoint.arrived.length).toBe(1);
  await page.close();

  endpoint.answer = accepted;
  const next = await context.newPage();
  const heard = await listenTo(next, LEAD_EVENTS);
  await next.clock.fastForward(60_000); // the closed tab counts as gone
  await openForeignPage(next, QUESTIONS);
  await expect.poll(() => names(heard)).toEqual(['bio-lead-sent']);
  expect(endpoint.arrived).toHaveLength(2);
  expectOneLead();
  expect(await storedOn(next)).toEqual([]);
});

test('a page that is closed before a byte went out: the next visit sends it, with the classic file too', async ({
  page,
  context,
}) => {
  // It takes its time before it sends again by itself.
  await page.addInitScript(() => (Math.random = () => 0.999));
  await watchHydration(page);
  await openForeignPage(page, contactForm());
  await hydrate(page, 'bio-contact-form');
  await context.setOffline(true);
  const booking = await book(page);
  await expectError(page);
  const path = await serve(`<!doctype html><bio-faq></bio-faq><script src="${CLASSIC_FILE}"></script>`);
  // Closed in the middle of an attempt, it would seem to be at it still.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([]);
  await page.close();
  expect(endpoint.arrived).toHaveLength(0);

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(FOREIGN_SITE + path);
  await expect.poll(() => endpoint.arrived).toMatchObject([{ ...booking }]);
});

test('a page without waiting leads loads nothing for them', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await openForeignPage(page, QUESTIONS);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => file.endsWith('/faq.js'))).toHaveLength(1);
  expect(files.filter((file) => fileNamed(SUBMIT_LEAD).test(file))).toEqual([]);
});

test('an endpoint that asks for a pause gets it, whatever happens on the device', async ({
  page,
  context,
}) => {
  const PAUSE = 60_000;
  endpoint.answer = answer(429, '', { 'retry-after': String(PAUSE / 1000) });
  await openForeignPage(page, contactForm());
  await book(page);
  await expectError(page);
  endpoint.answer = accepted;
  await context.setOffline(true);
  await context.setOffline(false);
  await page.reload();
  await outboxIdle(page);
  await page.clock.fastForward(PAUSE - 5_000);
  await outboxIdle(page);
  expect(endpoint.arrived).toHaveLength(1);
  await page.clock.fastForward(5_000);
  await expect.poll(() => endpoint.arrived.length).toBe(2);
});

test('The browser’s back and forward cache: a lead that waits is sent again', async () => {
  const browser = await chromium.launch({
    ...chromiumLaunchOptions({ headlessShell: false }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    // Waiting by its own clock would take seconds: its coming back is what sends it.
    await page.addInitScript((address) => {
      Math.random = () => 0.999;
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) navigator.sendBeacon(address, '{"id":"restored"}');
      });
    }, endpoint.url);
    endpoint.answer = (request) => request.socket.resetAndDestroy();
    await openForeignPage(page, contactForm());
    await book(page);
    await expectError(page);
    await page.goto(FOREIGN_SITE + (await serve('<!doctype html><title>Elsewhere</title>')));
    endpoint.answer = accepted;
    endpoint.arrived.length = 0;
    // Playwright does not follow a page that comes out of the cache: the endpoint sees what it does.
    await page.evaluate(() => history.back());
    await expect.poll(() => endpoint.arrived.length, { timeout: 4000 }).toBe(2);
    expect(endpoint.arrived.map(({ id }) => id)).toContain('restored');
  } finally {
    await browser.close();
  }
});

test('back in the tab, it is sent again', async ({ page, context }) => {
  await context.addInitScript(() => {
    Math.random = () => 0.999;
  });
  endpoint.answer = (request) => request.socket.resetAndDestroy();
  await openForeignPage(page, contactForm());
  await book(page);
  await expectError(page);
  endpoint.answer = accepted;
  const sent = endpoint.arrived.length;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => endpoint.arrived.length, { timeout: 3000 }).toBe(sent + 1);
  expectOneLead();
});

for (const locks of [true, false])
  test(`five tabs ${locks ? '' : 'without locks '}send a waiting lead once`, async ({ page, context }) => {
    if (!locks)
      await context.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'locks');
      });
    await context.route(endpoint.url, (route) => route.abort('internetdisconnected'));
    await openForeignPage(page, contactForm());
    await book(page);
    await expectError(page);
    const tabs = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const tab = await context.newPage();
        await openForeignPage(tab, QUESTIONS);
        await tab.waitForLoadState('networkidle');
        return tab;
      }),
    );
    expect(endpoint.arrived).toHaveLength(0);
    // It answers when each of them has had its chance to send it too.
    const answers: (() => void)[] = [];
    endpoint.answer = (request, response) => void answers.push(() => accepted(request, response));
    await context.unroute(endpoint.url);
    await Promise.all([page, ...tabs].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))));
    await expect.poll(() => endpoint.arrived.length).toBe(1);
    await Promise.all([page, ...tabs].map(outboxIdle));
    for (const giveAnswer of answers) giveAnswer();
    await expect.poll(() => storedOn(page)).toEqual([]);
    await expectNoMore(page);
  });

test('the same draft in two tabs is one lead', async ({ page, context }) => {
  await openForeignPage(page, estimator());
  await requestEstimate(page, { contact: { firstName: '', phone: '', email: '', preferredDays: '' } });
  const [twin] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)), // takes the session along
  ]);
  await expect(heading(twin, 'contact')).toBeVisible();
  await Promise.all(
    [page, twin].map(async (tab, index) => {
      await tab.getByRole('textbox', { name: 'First Name' }).fill('Ada');
      await tab.getByRole('textbox', { name: 'Phone' }).fill(`770 555 010${index}`);
      await tab.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await tab.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expectConfirmation(tab);
    }),
  );
  expectOneLead();
  expect(await storedOn(page)).toEqual([]);
});

test('a correction replaces what waits: the earlier version is not sent any more', async ({ page }) => {
  endpoint.answer = answer(503, '', { 'retry-after': '3' });
  await openForeignPage(page, contactForm());
  await book(page);
  await expectError(page);
  await field.phone(page).fill('(404) 555-0199');
  await sendButton(page).click();
  await expect.poll(() => endpoint.arrived.length).toBe(2);
  await expectError(page);
  expect(await storedOn(page)).toHaveLength(1);
  endpoint.answer = accepted;
  await page.clock.fastForward(3_000);
  await expect.poll(() => endpoint.arrived.length).toBe(3);
  expect(endpoint.arrived[2]).toMatchObject({ phone: '(404) 555-0199' });
  expectOneLead();
  await expectNoMore(page);
});

test('refused on a retry: reported, stored for whoever looks, not sent any more', async ({ page }) => {
  const heard = await listenTo(page, LEAD_EVENTS);
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text());
  });
  endpoint.answer = answer(500);
  await openForeignPage(page, contactForm());
  await book(page);
  await expectError(page);
  endpoint.answer = answer(422, '{"errors":[{"field":"phone","message":"is missing"}]}');
  await expectInTime(page, () => names(heard), ['bio-lead-queued', 'bio-lead-failed']);
  const id = expectOneLead();
  expect(heard[1]?.detail).toEqual({
    id,
    kind: 'contact',
    status: 422,
    errors: [{ field: 'phone', message: 'is missing' }],
  });
  expect(lines).toContainEqual(expect.stringContaining(`Lead ${id} was refused by ${endpoint.url}`));
  expect(lines.join()).not.toContain('Lovelace');
  await expect.poll(() => storedOn(page)).toMatchObject([{ id, refused: 422 }]);
  await page.reload();
  await expectNoMore(page);
});

test('after 30 days a lead expires, and that is reported', async ({ page }) => {
  endpoint.answer = answer(500);
  await openForeignPage(page, contactForm());
  await book(page);
  await expectError(page);
  const heard = await listenTo(page, LEAD_EVENTS);
  const line = page.waitForEvent('console', (message) => message.text().includes('is given up'));
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 31 * 24 * 3_600_000;
  });
  const sent = endpoint.arrived.length;
  await page.reload();
  expect((await line).type()).toBe('error');
  await expect.poll(() => names(heard)).toEqual(['bio-lead-failed']);
  expect(await storedOn(page)).toEqual([]);
  expect(endpoint.arrived).toHaveLength(sent);
});

for (const [how, breakIt] of sampleEntries('broken storage', brokenStorage, 2))
  test(`storage ${how}: nothing is promised, and it is sent again as long as the page stays`, async ({
    page,
  }) => {
    const heard = await listenTo(page, LEAD_EVENTS);
    await page.addInitScript(breakIt);
    await openForeignPage(page, estimator());
    endpoint.answer = answer(503);
    await requestEstimate(page);
    await expectEstimatorError(page);
    expect(names(heard)).toEqual(['bio-lead-failed']);
    expect(heard[0]?.detail).toMatchObject({ status: 0 });
    endpoint.answer = accepted;
    const notAsked = () => Promise.resolve(); // this device never answers
    await expectInTime(page, () => names(heard), ['bio-lead-failed', 'bio-lead-sent'], notAsked);
    expectOneLead();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectConfirmation(page);
    expectOneLead();
  });

test('a full outbox: the lead is sent all the same, and where that fails the visitor reads the error', async ({
  page,
}) => {
  await openForeignPage(page, QUESTIONS);
  await page.evaluate(
    ([address]) =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('bio-outbox');
        open.onupgradeneeded = () => open.result.createObjectStore('outbox');
        open.onsuccess = () => {
          const transaction = open.result.transaction('outbox', 'readwrite');
          const kept = Array.from({ length: 200 }, (_, index) => ({
            id: `waiting-${index}`,
            kind: 'contact',
            timestamp: new Date().toISOString(),
            endpoint: address,
            bytes: 1000,
            keptAt: Date.now(),
            attempts: 3,
            dueAt: Date.now() + 3_600_000,
            sending: false,
            reason: 'http 503',
          }));
          transaction.objectStore('outbox').put(kept, 'leads');
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    [endpoint.url],
  );
  await openForeignPage(page, estimator());
  const line = page.waitForEvent('console', (message) =>
    message.text().includes('outbox of this device is full'),
  );
  endpoint.answer = answer(503);
  await requestEstimate(page);
  await line;
  await expectEstimatorError(page);
  expect(await storedOn(page)).toHaveLength(200);
  endpoint.answer = accepted;
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectConfirmation(page);
  expectOneLead();
});
