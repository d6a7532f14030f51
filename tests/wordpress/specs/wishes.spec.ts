/** Times that visitors wish for, where no lead desk offers any: by the availability of the firm's config; and those of a desk. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { fillIn, newBooking, sendButton } from '../../pages/contactForm';
import { hydrate, watchHydration } from '../../support/hydration';
import { type Desk, startDesk } from '../../support/startDesk';
import { openLeads } from '../pages/admin';
import { block, changeSettings, leadsOf, publish } from '../support/content';
import { passwordHash, type Signed, signIn } from '../support/deskInbox';
import { expect, test } from '../support/test';

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const availability = {
  hours: [{ days: everyDay, open: '08:00', close: '17:00' }],
  windows: [
    { from: '08:00', until: '10:00' },
    { from: '13:00', until: '15:00' },
    { from: '16:00', until: '18:00' },
  ],
};

const configWith = (own: object = {}) =>
  JSON.stringify({
    timeZone: 'America/Los_Angeles',
    links: { contact: '#contact' },
    availability: { ...availability, ...own },
  });

interface Answer {
  timeZone: string;
  days: { date: string; slots: { start: string; end: string; state: string }[] }[];
}

test.describe.configure({ mode: 'serial' });

let before: Record<string, unknown>;
test.beforeAll(async ({ wordpress }) => {
  before = await changeSettings(wordpress, { config: configWith() });
});
test.afterAll(({ wordpress }) => changeSettings(wordpress, before));

const wordsOfDay = (start: string, zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hour12: false }).format(new Date(start));

for (const [name, route] of [
  ['the REST API', '/index.php?rest_route=/biosystem/v1/wishes'],
  ['admin-ajax.php', '/wp-admin/admin-ajax.php?action=biosystem_wishes'],
] as const)
  test(`windows of the config are answered by ${name} as wishes, by the clocks of the firm`, async ({
    request,
  }) => {
    const answer = (await (await request.get(`${route}&days=3`)).json()) as Answer;
    expect(answer.timeZone).toBe('America/Los_Angeles');
    expect(answer.days).toHaveLength(3);
    const slots = answer.days[2]?.slots ?? [];
    // The third window ends after work.
    expect(slots.map(({ start, end }) => [start, end].map((at) => wordsOfDay(at, answer.timeZone)))).toEqual([
      ['08', '10'],
      ['13', '15'],
    ]);
    expect(slots.every(({ state }) => state === 'wish')).toBe(true);
    expect((await request.get(`${route}&days=63`)).status()).toBe(400);
    expect((await request.get(`${route}&from=2026-02-30`)).status()).toBe(400);
  });

test('days off, areas and the horizon are heeded; without windows the working hours are one', async ({
  request,
  wordpress,
}) => {
  const get = async (own: object, query = ''): Promise<Answer['days']> => {
    await changeSettings(wordpress, { config: configWith(own) });
    const response = await request.get(`/index.php?rest_route=/biosystem/v1/wishes&days=20${query}`);
    return response.ok() ? ((await response.json()) as Answer).days : [];
  };
  const counts = (days: Answer['days']) => days.map(({ slots }) => slots.length);
  const [, , third] = await get({});
  expect((await get({ horizonDays: 5 })).length).toBe(6);
  expect(counts(await get({ closed: [{ from: third?.date }] }))[2]).toBe(0);
  expect(counts(await get({ windows: [] }))[2]).toBe(1);
  const areas = [{ zips: ['300'], days: everyDay }];
  expect(counts(await get({ areas }, '&zip=30004'))[2]).toBe(2);
  expect(counts(await get({ areas }, '&zip=90210'))[2]).toBe(0);
  expect(await get({ hours: [] })).toEqual([]);
  expect(await get({ hours: [{ days: 'mon', open: 8 }], windows: 'all' })).toEqual([]);
  await changeSettings(wordpress, { config: configWith() });
});

test('a visitor wishes for a window, is told that it is a wish, and the firm reads it', async ({
  page,
  admin,
  wordpress,
}) => {
  await watchHydration(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await publish(wordpress, '[bio-contact-form]'));
  await hydrate(page, 'bio-contact-form');
  const booking = newBooking();
  await fillIn(page, booking);
  await page.getByText('Choose a time for our visit (optional)').click();
  await expect(page.getByText('This is a wish: we call you to confirm the time.')).toBeVisible();
  await page.getByRole('radio', { name: /^8 – 10 AM/ }).check();
  await expect(page.getByText(/^You wish for: .*8 – 10 AM/)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText(/^Requested: .*8 – 10 AM.* We confirm it\.$/)).toBeVisible();
  await expect(page.getByText('Scheduled')).toHaveCount(0);

  const [lead] = await leadsOf(wordpress, booking);
  const { answers } = JSON.parse(lead?.body ?? '{}') as { answers: Record<string, string>[] };
  expect(answers).toMatchObject([{ id: 'requestedTime', label: 'Requested time' }]);
  expect(answers[0]?.['value']).toMatch(/8 – 10 AM \(Pacific Time\)$/);
  await expect
    .poll(() =>
      wordpress.mails().some((mail) => mail.includes(booking.email) && mail.includes('Requested time')),
    )
    .toBe(true);
  await openLeads(admin);
  const row = admin.getByRole('row').filter({ hasText: booking.email });
  await expect(row).toContainText('Requested time');
  await admin.getByRole('link', { name: booking.fullName }).first().click();
  await expect(admin.getByText(/8 – 10 AM \(Pacific Time\)/).first()).toBeVisible();
});

/** Chooses a time of `bio-slots`, and goes on with it into the form of the page. */
async function chooseAlone(page: Page, url: string, time: RegExp): Promise<void> {
  await watchHydration(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  await hydrate(page, 'bio-slots');
  const alone = page.locator('bio-slots');
  await expect(alone.getByRole('heading', { name: 'Find a time that suits you' })).toBeVisible();
  await alone.getByRole('radio', { name: time }).check();
  await alone.getByRole('link', { name: /^Continue with / }).click();
  await expect(page).toHaveURL(/#contact$/);
}

const withForm = (times: string): string => `${times}\n\n<div id="contact">\n[bio-contact-form]\n</div>`;

for (const [way, times] of [
  ['block', block('bio-slots')],
  ['shortcode', '[bio-slots]'],
] as const)
  test(`times alone, by ${way}, are wishes that go on into the form`, async ({ page, wordpress }) => {
    await chooseAlone(page, await publish(wordpress, withForm(times)), /^1 – 3 PM/);
    await expect(page.locator('bio-slots').getByText('This is a wish')).toBeVisible();
    const form = page.locator('bio-contact-form');
    await expect(form.getByText(/^You wish for: .*1 – 3 PM/)).toBeVisible();
    const booking = newBooking();
    await fillIn(form, booking);
    await sendButton(form).click();
    await expect(form.getByText(/^Requested: .*1 – 3 PM.* We confirm it\.$/)).toBeVisible();
    const [lead] = await leadsOf(wordpress, booking);
    expect(lead?.body).toContain('"requestedTime"');
  });

test.describe('where leads come here and to a desk', () => {
  let desk: Desk;
  let owner: Signed;
  const folder = mkdtempSync(join(tmpdir(), 'desk-of-plugin-'));
  test.beforeAll(async ({ wordpress }) => {
    const site = join(folder, 'site');
    mkdirSync(site);
    const windows = [{ from: '14:00', until: '16:00' }];
    const facts = { timeZone: 'America/New_York', availability: { ...availability, windows } };
    writeFileSync(join(site, 'business.json'), JSON.stringify(facts));
    desk = await startDesk({
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: site,
      INBOX_PASSWORD_HASH: passwordHash,
      ALLOWED_ORIGINS: new URL(wordpress.url).origin,
    });
    owner = await signIn(desk.url);
    const settings = { config: configWith(), deliver_to: 'both', desk_url: `${desk.url}/api/requests` };
    await changeSettings(wordpress, settings);
  });
  test.afterAll(async () => {
    await desk.stop();
    rmSync(folder, { recursive: true });
  });

  test('its free times are offered, and one is booked there while the visitor reads that it is requested', async ({
    page,
    wordpress,
  }) => {
    await watchHydration(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await publish(wordpress, '[bio-contact-form]'));
    await hydrate(page, 'bio-contact-form');
    const booking = newBooking();
    await fillIn(page, booking);
    await page.getByText('Choose a time for our visit (optional)').click();
    // A window that the config of WordPress has not.
    await page.getByRole('radio', { name: /^2 – 4 PM/ }).check();
    await expect(page.getByRole('radio', { name: /^8 – 10 AM/ })).toHaveCount(0);
    await expect(page.getByText('This is a wish')).toHaveCount(0);
    await sendButton(page).click();
    await expect(page.getByText(/^Requested: .*2 – 4 PM.* We confirm it\.$/)).toBeVisible();
    await expect(page.getByText('Scheduled')).toHaveCount(0);

    const [lead] = await leadsOf(wordpress, booking);
    const { slot, answers } = JSON.parse(lead?.body ?? '{}') as {
      slot: { start: string };
      answers: Record<string, string>[];
    };
    expect(answers[0]?.['value']).toMatch(/2 – 4 PM \(Eastern Time\)$/);
    const appointments = async () =>
      (await owner.read<{ appointments: Record<string, string>[] }>('/appointments')).appointments;
    await expect
      .poll(appointments)
      .toMatchObject([{ leadId: lead?.id, start: slot.start, name: booking.fullName, state: 'booked' }]);
  });

  test('times alone, by block, are those of the desk', async ({ page, wordpress }) => {
    const url = await publish(wordpress, withForm(block('bio-slots')));
    await chooseAlone(page, url, /^2 – 4 PM/);
    await expect(page.getByText('This is a wish')).toHaveCount(0);
    const form = page.locator('bio-contact-form');
    await expect(form.getByText(/^Your time: .*2 – 4 PM/)).toBeVisible();
    const booking = newBooking();
    await fillIn(form, booking);
    await sendButton(form).click();
    await expect(form.getByText(/^Requested: .*2 – 4 PM.* We confirm it\.$/)).toBeVisible();
    const names = async () =>
      (await owner.read<{ appointments: { name: string }[] }>('/appointments')).appointments.map(
        ({ name }) => name,
      );
    await expect.poll(names).toContain(booking.fullName);
  });
});
