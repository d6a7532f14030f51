/** Notifications of the inbox: switched on and off on a device, what they show, and what is said where there can be none. */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { contactLead, leadLinks, sendLead, signIn, startInbox } from '../support/inbox';
import type { Desk } from '../support/startDesk';

/** The path of each message that a push service was given. */
const pushed: string[] = [];
const service = createServer((request, response) => {
  pushed.push(request.url ?? '');
  request.resume();
  response.writeHead(201).end();
});

let desk: Desk;
test.beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
test.afterAll(() => void service.close());
test.beforeEach(async () => {
  pushed.length = 0;
  const { port } = service.address() as AddressInfo;
  desk = await startInbox({
    DESK_URL: 'https://desk.example',
    PUSH_SERVICE: `http://127.0.0.1:${port}`,
  });
});
test.afterEach(() => desk.stop());

/** In place of the push service of Chromium's maker, which tests do not reach: everything else is the browser's. */
async function subscribeElsewhere(page: Page): Promise<void> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const { port } = service.address() as AddressInfo;
  const subscription = {
    endpoint: `http://127.0.0.1:${port}/phone`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((json) => {
    const made = {
      toJSON: () => json,
      unsubscribe: () => Promise.resolve(sessionStorage.removeItem('push') === undefined),
    };
    PushManager.prototype.subscribe = () => {
      sessionStorage.setItem('push', '1');
      return Promise.resolve(made as unknown as PushSubscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(sessionStorage.getItem('push') ? (made as unknown as PushSubscription) : null);
  }, subscription);
}

const openMenu = (page: Page) => page.locator('summary[aria-label="Account"]').click();

async function worker(context: BrowserContext) {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

test('a device is told of a new lead until it is switched off', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: desk.url });
  await subscribeElsewhere(page);
  await signIn(page, desk);
  await openMenu(page);
  await page.getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(page.getByText('This device is notified of new requests.')).toBeVisible();
  await sendLead(desk, contactLead());
  await expect.poll(() => pushed).toEqual(['/phone']);

  await page.reload();
  await openMenu(page);
  await page.getByRole('button', { name: 'Stop notifying this device' }).click();
  await expect(page.getByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  await sendLead(desk, contactLead({ email: 'two@example.com' }));
  await expect(leadLinks(page)).toHaveCount(2);
  expect(pushed).toEqual(['/phone']);
});

test('a notification opens its lead in the inbox', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: desk.url });
  const lead = contactLead({ fullName: 'Ben Okafor' });
  await sendLead(desk, lead);
  await signIn(page, desk);
  const pushing = await worker(context);
  await pushing.evaluate((id) => {
    const data = JSON.stringify({ title: 'A new request came in.', lead: id });
    self.dispatchEvent(
      new (self as never as { PushEvent: typeof Event }).PushEvent('push', { data } as EventInit),
    );
  }, lead.id);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }));
    });
  await expect.poll(shown).toEqual([{ title: 'A new request came in.', tag: lead.id }]);
  await pushing.evaluate(async () => {
    const { registration } = self as never as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const made = (self as never as { NotificationEvent: typeof Event }).NotificationEvent;
    self.dispatchEvent(new made('notificationclick', { notification } as EventInit));
  });
  await expect(page.getByRole('heading', { name: 'Ben Okafor', level: 1 })).toBeVisible();
  await expect.poll(shown).toEqual([]);
});

test('where notifications are blocked, or there can be none, it says so', async ({ page, browser }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await signIn(page, desk);
  await openMenu(page);
  await expect(page.getByText('Notifications are blocked.')).toBeVisible();

  const phone = await browser.newPage({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  });
  await phone.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager');
  });
  await signIn(phone, desk);
  await openMenu(phone);
  await expect(phone.getByText('add the inbox to the home screen first')).toBeVisible();
  await phone.close();
});
