/** The inbox's calendar, and the week in which times are set: by mouse, finger and keys. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import { contactLead, hashOf, PASSWORD, sendLead, signIn } from '../support/inbox';
import { type Desk, startDesk } from '../support/startDesk';

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const FIRM = 'bug-off';
const WITH_CREWS = 'bug-off-crews';

let desk: Desk;

test.beforeEach(async ({ page }) => {
  const firms = mkdtempSync('test-results/calendar-firms-');
  mkdirSync(`${firms}/configs`);
  const config = (own: object) => ({
    company: { name: 'Bug Off' },
    timeZone: 'America/New_York',
    availability: {
      hours: [{ days: everyDay, open: '08:00', close: '17:00' }],
      windows: [
        { from: '08:00', until: '10:00' },
        { from: '13:00', until: '15:00' },
      ],
      ...own,
    },
  });
  for (const [firm, own] of [
    [FIRM, {}],
    [WITH_CREWS, { crewNames: ['Truck 1', 'Truck 2'] }],
  ] as const) {
    writeFileSync(`${firms}/configs/${firm}.json`, JSON.stringify(config(own)));
    writeFileSync(
      `${firms}/${firm}.json`,
      JSON.stringify({ allowedOrigins: [], config: `configs/${firm}.json` }),
    );
  }
  desk = await startDesk({
    DATA_DIR: mkdtempSync('test-results/calendar-'),
    FIRMS_DIR: firms,
    INBOX_PASSWORD_HASH: hashOf(PASSWORD),
  });
  await bringAxe(page);
});
test.afterEach(() => desk.stop());

/** The times that are free. */
async function freeStarts(firm = FIRM): Promise<string[]> {
  const answer = await fetch(`${desk.url}/api/slots/${firm}?kind=contact&days=14`);
  const { days } = (await answer.json()) as { days: { slots: { start: string }[] }[] };
  return days.flatMap(({ slots }) => slots.map(({ start }) => start));
}

/** Books a time as a visitor does. */
async function book(start: string, own: object, firm = FIRM): Promise<void> {
  const answer = await fetch(`${desk.url}/api/holds/${firm}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ start, kind: 'contact' }),
  });
  const { hold } = (await answer.json()) as { hold: string };
  await sendLead(desk, contactLead({ ...own, slot: { start, hold } }), firm);
}

const inAtlanta = (start: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', ...style }).format(new Date(start));
const dayName = (start: string) => inAtlanta(start, { weekday: 'long', month: 'long', day: 'numeric' });
const day = (page: Page, start: string) => page.getByRole('region', { name: dayName(start) });

/** The calendar, on the day of a time. */
async function openDay(page: Page, start: string): Promise<void> {
  await signIn(page, desk);
  await page.getByRole('link', { name: 'Calendar' }).click();
  await openCalendarOn(page, start);
}

async function openCalendarOn(page: Page, start: string): Promise<void> {
  const days = page.getByRole('button', { name: 'Later' });
  await expect(days).toBeVisible();
  for (let turns = 0; turns < 10 && !(await day(page, start).isVisible()); turns++) await days.click();
  await expect(day(page, start)).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the day’s visits stand in the order of travel, and one is moved by pressing', async ({ page }) => {
    const [first = '', second = '', third = ''] = (await freeStarts()).slice(1);
    const sameDay = [first, second, third].filter((start) => dayName(start) === dayName(second));
    const [morning = '', noon = ''] = sameDay;
    await book(noon, { fullName: 'Ada Byron', serviceAddress: '2 Elm Street, Roswell, GA 30075' });
    await book(morning, { fullName: 'Grace Hopper', serviceAddress: '1 Oak Lane, Roswell, GA 30075' });
    await openDay(page, morning);
    await expect(page.getByRole('link', { name: /^(?:Ada|Grace)/ })).toHaveText([
      'Grace Hopper',
      'Ada Byron',
    ]);
    await expect(page.getByRole('link', { name: 'The way on a map' })).toHaveAttribute(
      'href',
      /origin=1\+Oak.*destination=2\+Elm/,
    );
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Move: Ada Byron' }).click();
    await expect(page.getByText('No free time.')).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    const free = page.getByRole('button', { name: /^1\s–\s3\sPM$/ });
    await expectNoViolations(page);
    await free.click();
    await expect(page.getByText(/^Ada Byron has moved to /)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Ada Byron' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Grace Hopper' })).toHaveCount(0);
    expect(await freeStarts()).toContain(noon);
  });
});

test('a visit is given to another crew', async ({ page }) => {
  const [start = ''] = await freeStarts(WITH_CREWS);
  await book(start, { fullName: 'Ada Byron' }, WITH_CREWS);
  await openDay(page, start);
  const crew = page.getByLabel('Who comes');
  await expect(crew).toHaveValue('Truck 1');
  await expectNoViolations(page);
  await crew.selectOption('Truck 2');
  await page.reload();
  await openCalendarOn(page, start);
  await expect(crew).toHaveValue('Truck 2');
});

test('the owner makes an address for their own calendar, which replaces the one before', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [start = ''] = await freeStarts(WITH_CREWS);
  await book(start, { fullName: 'Ada Byron' }, WITH_CREWS);
  await signIn(page, desk);
  const make = async (button: string) => {
    await page.getByRole('link', { name: 'Calendar' }).click();
    await page.getByText('Appointments in your own calendar').click();
    const row = page.getByRole('listitem').filter({ hasText: 'Truck 1' });
    await row.getByRole('button', { name: button }).click();
    const field = row.getByLabel('Address of the calendar');
    await expect(field).toBeFocused();
    await expectNoViolations(page);
    await row.getByRole('button', { name: 'Copy' }).click();
    await expect(row.getByText('Copied.')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await expect(field).toHaveValue(address);
    return address;
  };
  const first = await make('Make the address');
  expect(await (await fetch(first)).text()).toContain('Ada Byron');
  await page.reload();
  const second = await make('Make a new address, and end the old one');
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('an appointment is dragged to another day of the week, and by keys back', async ({ page }) => {
    const starts = await freeStarts();
    // The first two days of the second week: both are in view.
    const week = starts.findIndex((start) =>
      /Mon.*8/.test(inAtlanta(start, { weekday: 'short', hour: 'numeric' })),
    );
    const [from = '', , to = ''] = starts.slice(week);
    await book(from, { fullName: 'Ada Byron' });
    await openDay(page, from);
    await page.getByRole('radio', { name: 'Week' }).check();
    const grip = page.getByRole('button', { name: 'Move: Ada Byron' });
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move(700, 500);
    const target = day(page, to).getByRole('button', { name: /^8\s–\s10\sAM$/ });
    await expect(target).toBeVisible();
    await target.hover();
    await page.mouse.up();
    await expect(page.getByText(/^Ada Byron has moved to /)).toBeFocused();
    await expect(day(page, to).getByRole('link', { name: 'Ada Byron' })).toBeVisible();
    expect(await freeStarts()).toContain(from);
    await grip.press('Enter');
    await expectNoViolations(page);
    await day(page, from)
      .getByRole('button', { name: /^8\s–\s10\sAM$/ })
      .press('Enter');
    await expect(day(page, from).getByRole('link', { name: 'Ada Byron' })).toBeVisible();
    expect(await freeStarts()).toContain(to);
  });

  test('a visit stays within its day of the week, with its crew', async ({ page }) => {
    const [start = ''] = await freeStarts(WITH_CREWS);
    await book(start, { fullName: 'Ada Byron' }, WITH_CREWS);
    await openDay(page, start);
    await page.getByRole('radio', { name: 'Week' }).check();
    await expect(page.getByLabel('Who comes')).toBeVisible();
    const endOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN);
    const visit = await day(page, start).getByRole('listitem').first().boundingBox();
    const column = await day(page, start).boundingBox();
    expect(endOf(visit)).toBeLessThanOrEqual(endOf(column));
  });

  test('a time that somebody else has taken meanwhile', async ({ page }) => {
    const starts = await freeStarts();
    // On one day: both are in view.
    const [from = '', to = ''] = starts.slice(
      starts.findIndex((start, index) => dayName(start) === dayName(starts[index + 1] ?? start)),
    );
    await book(from, { fullName: 'Ada Byron' });
    await openDay(page, from);
    await page.getByRole('radio', { name: 'Week' }).check();
    await page.getByRole('button', { name: 'Move: Ada Byron' }).click();
    const target = page.locator(`[data-start="${to}"]`);
    await expect(target).toBeVisible();
    await book(to, { fullName: 'Grace Hopper' });
    await target.click();
    await expect(page.getByRole('alert')).toContainText('taken');
    await expect(day(page, from).getByRole('link', { name: 'Ada Byron' })).toBeVisible();
  });
});
