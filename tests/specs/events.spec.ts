/** What a host page hears from the form, at its document. */
import { expect, type Page, test } from 'playwright/test';
import { book, expectError, expectSuccess, sendButton, watchSending } from '../pages/contactForm';
import { bookingsOf, expectBooked } from '../support/desk';
import { FORM, openForeignPage, SCRIPT, serve } from '../support/foreignPage';
import { CLASSIC_FILE, DESK, FOREIGN_SITE, SITE } from '../support/urls';

interface Heard {
  name: string;
  detail: Record<string, unknown>;
  target: string;
}

const NAMES = [
  'bio-ready',
  'bio-open',
  'bio-close',
  'bio-step',
  'bio-estimate',
  'bio-lead',
  'bio-lead-sent',
  'bio-lead-queued',
  'bio-lead-failed',
  'bio-track',
  'bio-error',
];

/** All events of the contract that reach the document, in their order. Call it before the page is opened. */
async function listen(page: Page): Promise<Heard[]> {
  const heard: Heard[] = [];
  await page.exposeFunction('reportEvent', (event: Heard) => heard.push(event));
  await page.addInitScript((names) => {
    const host = window as unknown as { reportEvent(event: unknown): void };
    for (const name of names)
      document.addEventListener(name, (event) => {
        const { detail, target, composed, bubbles } = event as CustomEvent;
        // Plain data survives a structured clone; anything else throws here.
        const copy: unknown = structuredClone(detail);
        if (!composed || !bubbles) throw new Error(`${name} does not bubble and cross shadow roots`);
        host.reportEvent({
          name,
          detail: copy,
          target: target instanceof Element ? target.localName : 'document',
        });
      });
  }, NAMES);
  return heard;
}

const tracked = (heard: Heard[]) => named(heard, 'bio-track').map(({ detail }) => detail['name']);

const named = (heard: Heard[], name: string) => heard.filter((event) => event.name === name);

test('a booking dispatches its events from the first view to its arrival', async ({ page }) => {
  const heard = await listen(page);
  await openForeignPage(page, SCRIPT + FORM);
  await sendButton(page).waitFor();
  await expect.poll(() => named(heard, 'bio-ready')).toHaveLength(1);
  expect(named(heard, 'bio-ready')[0]?.detail).toEqual({ tag: 'bio-contact-form' });

  const booking = await book(page);
  await expectSuccess(page);
  await expect.poll(() => named(heard, 'bio-lead-sent')).toHaveLength(1);
  const [lead] = named(heard, 'bio-lead');
  const stored = await expectBooked(booking);
  expect(stored).toMatchObject(lead?.detail ?? {});
  expect(lead?.detail).toMatchObject({
    ...booking,
    kind: 'contact',
    source: 'Contact Form',
    page: page.url(),
  });

  const { id } = stored;
  expect(named(heard, 'bio-lead-sent')[0]?.detail).toEqual({ id, kind: 'contact' });
  await expect
    .poll(() => named(heard, 'bio-track').map(({ detail }) => detail))
    .toContainEqual({ name: 'lead', params: { kind: 'contact', id } });
  expect(heard.map(({ target }) => target)).toEqual(heard.map(() => 'bio-contact-form'));
  expect(heard.map(({ name }) => name)).toEqual([
    'bio-ready',
    'bio-track',
    'bio-lead',
    'bio-lead-sent',
    'bio-track',
  ]);
});

test('a form dispatches its view once it comes into view, and once only', async ({ page }) => {
  const heard = await listen(page);
  await openForeignPage(page, `${SCRIPT}<div style="height:3000px"></div>${FORM}`);
  await expect.poll(() => named(heard, 'bio-ready')).toHaveLength(1);
  expect(tracked(heard)).toEqual([]);
  await sendButton(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => named(heard, 'bio-track').map(({ detail }) => detail))
    .toEqual([{ name: 'view', params: { tag: 'bio-contact-form' } }]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await book(page);
  await expectSuccess(page);
  await expect.poll(() => tracked(heard)).toEqual(['view', 'lead']);
});

test('events leave the shadow root of whatever the form stands in', async ({ page }) => {
  const heard = await listen(page);
  await openForeignPage(
    page,
    `<script src="${CLASSIC_FILE}"></script><app-frame></app-frame><script>
      customElements.define('app-frame', class extends HTMLElement {
        connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '${FORM}'; }
      });
    </script>`,
  );
  await book(page);
  await expectSuccess(page);
  await expect
    .poll(() => heard.map(({ name, target }) => `${name} ${target}`))
    .toEqual([
      'bio-ready app-frame',
      'bio-track app-frame',
      'bio-lead app-frame',
      'bio-lead-sent app-frame',
      'bio-track app-frame',
    ]);
});

test('a refused lead dispatches its status and the error of each field', async ({ page }) => {
  const heard = await listen(page);
  const errors = [{ field: 'phone', message: 'must not be empty' }];
  const endpoint = await serve(JSON.stringify({ title: 'Bad', errors }), {
    status: 400,
    headers: { 'content-type': 'application/problem+json' },
  });
  await openForeignPage(page, SCRIPT + FORM.replace(DESK, endpoint));
  await book(page);
  await expectError(page);
  await expect.poll(() => named(heard, 'bio-lead-failed')).toHaveLength(1);
  const id = named(heard, 'bio-lead')[0]?.detail['id'];
  expect(named(heard, 'bio-lead-failed')[0]?.detail).toEqual({ id, kind: 'contact', status: 400, errors });
  expect(named(heard, 'bio-lead-sent')).toEqual([]);
});

test('a page that handles the lead itself: nothing is sent, and the visitor sees success', async ({
  page,
}) => {
  const sent = watchSending(page);
  const heard = await listen(page);
  await openForeignPage(
    page,
    `<script>document.addEventListener('bio-lead', (event) => event.preventDefault());</script>${SCRIPT}${FORM}`,
  );
  const booking = await book(page);
  await expectSuccess(page);
  await expect.poll(() => named(heard, 'bio-lead')).toHaveLength(1);
  expect(named(heard, 'bio-lead')[0]?.detail).toMatchObject({ ...booking });
  expect(sent).toHaveLength(0);
  expect(await bookingsOf(booking)).toHaveLength(0);
});

test('a lead that the page handled itself dispatches no bio-lead-sent', async ({ page }) => {
  const heard = await listen(page);
  await openForeignPage(
    page,
    `<script>document.addEventListener('bio-lead', (event) => event.preventDefault());</script>${SCRIPT}${FORM}`,
  );
  await book(page);
  await expectSuccess(page);
  await expect.poll(() => tracked(heard)).toEqual(['view', 'lead']);
  expect(named(heard, 'bio-lead-sent')).toEqual([]);
});

test('a page can handle the lead even without any endpoint', async ({ page }) => {
  const heard = await listen(page);
  await openForeignPage(
    page,
    `<script>document.addEventListener('bio-lead', (event) => event.preventDefault());</script>${SCRIPT}
     <bio-contact-form></bio-contact-form>`,
  );
  await book(page);
  await expectSuccess(page);
  expect(named(heard, 'bio-error')).toEqual([]);
});

test('only a lead can be canceled', async ({ page }) => {
  await openForeignPage(
    page,
    `<script>for (const name of ['bio-ready', 'bio-lead-sent'])
      document.addEventListener(name, (event) => { event.preventDefault(); document.title += ' ' + event.defaultPrevented; });
    </script>${SCRIPT}${FORM}`,
  );
  const booking = await book(page);
  await expectSuccess(page);
  await expectBooked(booking);
  await expect(page).toHaveTitle("Somebody else's page false false");
});

test("a page's own mistake in a listener does not stop the booking", async ({ page }) => {
  await openForeignPage(
    page,
    `<script>document.addEventListener('bio-lead', () => { throw new Error("the page's own"); });</script>${SCRIPT}${FORM}`,
  );
  const booking = await book(page);
  await expectSuccess(page);
  await expectBooked(booking);
});

test('without an endpoint: a console error, a bio-error, and the error text for the visitor', async ({
  page,
}) => {
  const heard = await listen(page);
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text());
  });
  await openForeignPage(page, `${SCRIPT}<bio-contact-form></bio-contact-form>`);
  await book(page);
  await expectError(page);
  await expect.poll(() => named(heard, 'bio-error')).toHaveLength(1);
  expect(named(heard, 'bio-error')[0]?.detail).toEqual({
    tag: 'bio-contact-form',
    code: 'no-endpoint',
    message: expect.stringContaining('endpoint'),
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/<bio-contact-form>.*endpoint.*expected/);
});

test('the outcome of a lead is dispatched although the form was removed meanwhile', async ({ page }) => {
  const heard = await listen(page);
  await openForeignPage(page, SCRIPT + FORM);
  await page.evaluate(() =>
    document.addEventListener('bio-lead', ({ target }) =>
      queueMicrotask(() => {
        if (target instanceof Element) target.remove();
      }),
    ),
  );
  const booking = await book(page);
  await expect.poll(() => named(heard, 'bio-lead-sent')).toHaveLength(1);
  await expectBooked(booking);
});

test('a lead carries the URLs of the page and of the referrer', async ({ page }) => {
  const next = await serve(`<!doctype html>${SCRIPT}${FORM}`);
  const referrer = 'https://mail.example/';
  await page.goto(`${FOREIGN_SITE}${next}?utm_source=mail&fbclid=1`, { referer: referrer });
  const booking = await book(page);
  await expectSuccess(page);
  const touch = {
    referrer,
    landingPage: `${FOREIGN_SITE}${next}?utm_source=mail&fbclid=1`,
    utm_source: 'mail',
    fbclid: '1',
  };
  expect(await expectBooked(booking)).toMatchObject({ attribution: { first: touch, last: touch } });
  expect(SITE).not.toBe(FOREIGN_SITE);
});
