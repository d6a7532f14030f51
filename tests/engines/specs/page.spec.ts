/** Where engines differ most: history, storage, the network, prerendered shadow roots, fonts, scroll-driven styles. */
import { defaultBusiness } from '../../../src/content/business';
import { ERROR, newBooking, SUCCESS } from '../../pages/contactForm';
import { brokenStorage } from '../../support/brokenStorage';
import { bookingsOf, expectBooked } from '../../support/desk';
import { accepted, answer, type FaultyEndpoint, startFaultyEndpoint } from '../../support/faultyEndpoint';
import { FORM, SCRIPT, serve } from '../../support/foreignPage';
import { sample } from '../../support/sample';
import { DESK, FOREIGN_SITE, SITE } from '../../support/urls';
import { expect, test } from '../adapter/test';
import type { Visitor } from '../adapter/visitor';
import { bookByHand } from '../journeys/contact';
import { heading as estimatorHeading } from '../journeys/estimator';

const { contact, estimator, form, scrollTop } = defaultBusiness.texts.en;

const nameField = (visitor: Visitor) => visitor.role('textbox', new RegExp(contact.labels.fullName));
const page = (inside: string) => serve(`<!doctype html><html lang="en"><title>A page</title>${inside}`);
const status = async (visitor: Visitor) => (await visitor.role('status').first().look())?.text;

test('what was typed is there after a reload', async ({ visitor }) => {
  await visitor.open(`${SITE}/biocheck`);
  await nameField(visitor).fill('Ada Lovelace');
  await visitor.tab.reload();
  await expect.poll(async () => (await nameField(visitor).look())?.value).toBe('Ada Lovelace');
});

/**
 * The page as it was, from the cache of pages, or a new one: the visitor sees no difference. Both pages are of one site:
 * after Back to another site, WebKitGTK's driver goes on asking the process that shows no page any more, and hangs.
 */
for (const [kind, headers] of [
  ['that the browser may keep', {}],
  ['that it may not keep', { 'cache-control': 'no-store' }],
] as const)
  test(`Back to a page ${kind}: what was typed, and the step`, async ({ visitor, engine }) => {
    const widgets = `${SCRIPT}${FORM}<bio-estimator endpoint="${DESK}"></bio-estimator>`;
    const html = `<!doctype html><html lang="en"><title>A page</title>${widgets}`;
    await visitor.open(FOREIGN_SITE + (await serve(html, { headers })));
    const here = visitor.css('bio-estimator');
    const next = visitor.role('button', estimator.next).in(here);
    await visitor.role('checkbox').in(here).first().press();
    await next.press();
    await estimatorHeading(here, 'addOns').seen();
    await nameField(visitor).fill('Grace Hopper');
    await visitor.tab.evaluate(
      `addEventListener('pageshow', ({ persisted }) => { window.fromCache = persisted; })`,
    );
    // WebKitGTK keeps a page that is not to be stored and listens to this.
    const isKept = !('cache-control' in headers) || engine.name === 'webkit';
    if ('cache-control' in headers) await visitor.tab.evaluate(`addEventListener('unload', () => {})`);

    await visitor.open(FOREIGN_SITE + (await page('<p>Elsewhere')));
    await visitor.back();
    await expect.poll(async () => (await nameField(visitor).look())?.value).toBe('Grace Hopper');
    await estimatorHeading(here, 'addOns').seen();
    const fromCache = await visitor.tab.evaluate<boolean | null>('window.fromCache ?? null');
    // A new document has no listener of ours.
    expect(fromCache, 'from the cache of pages').toBe(isKept || null);
    await next.press();
    await estimatorHeading(here, 'property').seen();
    await visitor.forward();
    await visitor.text('Elsewhere').seen();
    await visitor.back();
    await estimatorHeading(here, 'property').seen();
    await expect.poll(async () => (await nameField(visitor).look())?.value).toBe('Grace Hopper');
  });

test('what was typed is there after Back from another site', async ({ visitor, engine }) => {
  test.skip(
    engine.name === 'webkit',
    'after Back across sites its driver goes on asking the process that shows no page any more',
  );
  await visitor.open(`${SITE}/biocheck`);
  await nameField(visitor).fill('Grace Hopper');
  await visitor.open(FOREIGN_SITE + (await page('<p>Elsewhere')));
  await visitor.back();
  await expect.poll(async () => (await nameField(visitor).look())?.value).toBe('Grace Hopper');
});

for (const kind of sample('storage in engines', ['blocked', 'absent', 'full', 'hanging'] as const, 2))
  test.describe(`on a device whose storage is ${kind}`, () => {
    test('a booking is delivered all the same', async ({ visitor }) => {
      const broken = `<script>(${String(brokenStorage[kind])})()</script>`;
      await visitor.open(FOREIGN_SITE + (await page(broken + SCRIPT + FORM)));
      const booking = newBooking();
      await bookByHand(visitor, booking);
      await expect.poll(() => status(visitor)).toBe(SUCCESS);
      await expectBooked(booking);
    });
  });

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/./] });

  test('the request is kept on the device, and delivered at a later visit', async ({ visitor }) => {
    const endpoint = await startFaultyEndpoint();
    try {
      endpoint.answer = answer(503);
      const inside = `${SCRIPT}<bio-contact-form endpoint="${endpoint.url}"></bio-contact-form>`;
      const url = FOREIGN_SITE + (await page(inside));
      await visitor.open(url);
      const booking = newBooking();
      await bookByHand(visitor, booking);
      await expect.poll(async () => (await visitor.role('alert').first().look())?.text).toContain(ERROR);
      await expect.poll(() => status(visitor)).toContain(form.queuedNote);
      expect((await nameField(visitor).seen()).value, 'all is still there').toBe(booking.fullName);
      endpoint.answer = accepted;
      await visitor.open(url);
      await expect
        .poll(() => endpoint.arrived.some((lead) => JSON.stringify(lead).includes(booking.email)))
        .toBe(true);
    } finally {
      endpoint.stop();
    }
  });

  test('where the server cannot be reached it is kept, and delivered when it can be again', async ({
    visitor,
  }) => {
    const endpoint = await startFaultyEndpoint();
    const { port } = new URL(endpoint.url);
    endpoint.stop();
    let again: FaultyEndpoint | undefined;
    try {
      const inside = `${SCRIPT}<bio-contact-form endpoint="${endpoint.url}"></bio-contact-form>`;
      const url = FOREIGN_SITE + (await page(inside));
      await visitor.open(url);
      const booking = newBooking();
      await bookByHand(visitor, booking);
      await expect.poll(() => status(visitor)).toContain(form.queuedNote);
      again = await startFaultyEndpoint(Number(port));
      await visitor.open(url);
      await expect.poll(() => again?.arrived.map(({ email }) => email)).toEqual([booking.email]);
    } finally {
      again?.stop();
    }
  });

  test('cut off the network it is kept, and delivered when the network is there again', async ({
    visitor,
    engine,
  }) => {
    test.skip(
      !engine.canGoOffline,
      'WebDriver of WebKitGTK cannot cut it off: the test before has a server that cannot be reached',
    );
    await visitor.open(`${SITE}/biocheck`);
    const booking = newBooking();
    await nameField(visitor).press();
    // What sends has come: without it, there is nothing that could keep a booking.
    await expect
      .poll(() =>
        visitor.tab.evaluate<boolean>(
          `['contact-form', 'submitLead'].every((file) => performance.getEntriesByType('resource').some(({ name, responseEnd }) => responseEnd > 0 && name.includes('/' + file)))`,
        ),
      )
      .toBe(true);
    await visitor.tab.offline(true);
    await bookByHand(visitor, booking);
    await expect.poll(() => status(visitor)).toContain(form.queuedNote);
    expect(await bookingsOf(booking)).toEqual([]);
    await visitor.tab.offline(false);
    await expect.poll(async () => (await bookingsOf(booking)).length).toBe(1);
  });
});

test('the prerendered page is complete before any script runs', async ({ visitor }) => {
  const html = await (await fetch(`${SITE}/biocheck`)).text();
  const withoutScript = html.replaceAll(
    /<script[^>]*type="module"[^>]*>[^]*?<\/script>|<link[^>]*modulepreload[^>]*>/g,
    '',
  );
  await visitor.open(
    FOREIGN_SITE + (await serve(withoutScript.replace('<head>', `<head><base href="${SITE}/">`))),
  );
  await nameField(visitor).seen();
  await visitor.role('button', contact.button).seen();
  expect(await visitor.tab.evaluate<boolean>(`customElements.get('bio-contact-form') === undefined`)).toBe(
    true,
  );
  expect(
    await visitor.tab.evaluate<boolean>(
      `[...document.querySelectorAll('bio-header, bio-contact-form, bio-footer')].every(({ shadowRoot }) => shadowRoot)`,
    ),
  ).toBe(true);
});

test('its own fonts are used, and no line is higher than the box that cuts it off', async ({ visitor }) => {
  await visitor.open(SITE);
  const loaded = await visitor.tab.evaluate<string[]>(
    `document.fonts.ready.then(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')))`,
  );
  expect(loaded.join()).toMatch(/Bricolage/);
  expect(loaded.join()).toMatch(/Instrument/);
  // By the boxes that engines compute, not by pixels: a descender that is clipped within its line is not found.
  const cut = await visitor.tab.evaluate<string[]>(`(() => {
    const found = [];
    const look = (root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        const text = [...element.childNodes].filter((node) => node.nodeType === 3).map(({ data }) => data.trim()).join('');
        const { overflowY, clipPath, position } = getComputedStyle(element);
        if (!text || overflowY === 'visible' || clipPath !== 'none' || element.clientHeight < 5) continue;
        if (element.scrollHeight > element.clientHeight + 1) found.push(text.slice(0, 40));
      }
    };
    look(document);
    return found;
  })()`);
  expect(cut).toEqual([]);
});

test('the bar is white further down, with scroll-driven animations and without', async ({ visitor }) => {
  await visitor.open(SITE);
  const opacity = () =>
    visitor.tab.evaluate<string>(
      `getComputedStyle(document.querySelector('bio-header').shadowRoot.querySelector('[part~=bar]')).getPropertyValue('--bar-opacity').trim()`,
    );
  await expect.poll(opacity).toBe('0');
  await visitor.tab.point({ x: 640, y: 500 });
  await visitor.tab.wheel(800);
  await expect.poll(opacity).toBe('1');
  const drives = await visitor.tab.evaluate<boolean>(`CSS.supports('animation-timeline: scroll()')`);
  test.info().annotations.push({ type: 'animation-timeline', description: String(drives) });
});

test('what is revealed by scrolling is seen, and so is the way back to the top, with scroll-driven animations and without', async ({
  visitor,
}) => {
  const room = '<div style="block-size: 200vh">Room</div>';
  await visitor.open(
    FOREIGN_SITE +
      (await page(
        `${SCRIPT}${room}<bio-reveal><p id="revealed">Revealed</p></bio-reveal>${room}<bio-scroll-top></bio-scroll-top>`,
      )),
  );
  const toTop = visitor.role('link', scrollTop.label);
  await visitor.tab.point({ x: 640, y: 450 });
  await visitor.tab.wheel(1600);
  const opacity = () =>
    visitor.tab.evaluate<string>(`getComputedStyle(document.getElementById('revealed')).opacity`);
  await expect.poll(() => visitor.tab.evaluate<number>('scrollY')).toBeGreaterThan(1000);
  await expect.poll(opacity).toBe('1');
  await toTop.press();
  await expect.poll(() => visitor.tab.evaluate<number>('scrollY')).toBe(0);
  await expect.poll(() => toTop.count()).toBe(0);
});

test('a language that is none, as WebKitGTK has it, stops nothing', async ({ visitor }) => {
  await visitor.open(
    FOREIGN_SITE +
      (await serve(
        `<!doctype html><html><title>A page</title>${SCRIPT}<bio-contact-form endpoint="${DESK}"></bio-contact-form>`,
      )),
  );
  await nameField(visitor).seen();
  await visitor.role('button', contact.button).seen();
});
