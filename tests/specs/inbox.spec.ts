/** The inbox in a browser: as the owner and as a reader, by keys, on a phone, without a network, and with what strangers typed. */
import { expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations } from '../support/accessibility';
import {
  contactLead,
  estimateLead,
  leadLinks,
  PASSWORD,
  photo,
  sendLead,
  signIn,
  startInbox,
} from '../support/inbox';
import type { Desk } from '../support/startDesk';

let desk: Desk;
test.beforeEach(async () => {
  desk = await startInbox();
});
test.afterEach(() => desk.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Everything that the console says in a test. */
function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(String(error)));
  return lines;
}

test('what a job was worth is asked when it is won, and “What works” adds it up by source', async ({
  page,
}) => {
  const last = { utm_source: 'Door Hanger', utm_medium: 'print', utm_campaign: 'Spring' };
  await sendLead(desk, contactLead({ fullName: 'Ben Okafor', attribution: { last } }));
  await sendLead(desk, contactLead({ fullName: 'Cy Lee', attribution: { last } }));
  await signIn(page, desk);
  await leadLinks(page).filter({ hasText: 'Ben Okafor' }).click();
  const outcomes = page.getByRole('region', { name: 'What came of the call?' });
  await outcomes.getByRole('button', { name: 'Won', exact: true }).click();
  await expect(heading(page, 'Cy Lee')).toBeVisible();
  const amount = page.getByRole('textbox', { name: 'What the job is worth, in USD' });
  await amount.fill('about 300');
  await page.getByRole('button', { name: 'Store' }).click();
  await expect(page.getByText('Type an amount, such as 1250 or 99.50.')).toBeVisible();
  await amount.fill('$1,250');
  await page.getByRole('button', { name: 'Store' }).click();
  await expect(page.getByText('Worth $1,250')).toBeVisible();

  await page.getByRole('link', { name: 'Numbers' }).click();
  await page.getByRole('link', { name: 'What works' }).click();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('door hanger / print').getByRole('cell')).toHaveText(['2', '1', '1', '$1,250']);
  await expect(row('All together').getByRole('cell')).toHaveText(['2', '1', '1', '$1,250']);
  await page.getByRole('combobox', { name: 'By' }).selectOption('Campaign');
  await expect(row('spring').getByRole('cell')).toHaveText(['2', '1', '1', '$1,250']);
});

test('the owner reads a lead that comes in, notes what became of it, and finds it again', async ({
  page,
}) => {
  const lines = consoleOf(page);
  await sendLead(
    desk,
    contactLead({ fullName: 'Ben Okafor', email: 'ben@example.com', phone: '404 555 0177' }),
  );
  await signIn(page, desk);
  await expect(leadLinks(page)).toHaveCount(1);
  // Live: nobody loads the page again.
  await sendLead(
    desk,
    estimateLead('Dana', 'dana@example.com', {
      uploadedImages: [photo()],
    }),
  );
  await expect(leadLinks(page)).toHaveCount(2);
  await expect(page.getByText('1 new lead')).toBeVisible();
  await leadLinks(page).filter({ hasText: 'Dana' }).click();
  await expect(heading(page, 'Dana')).toBeVisible();
  const call = page.getByRole('region', { name: 'Lead', exact: true }).getByRole('link', { name: 'Call' });
  await expect(call).toHaveAttribute('href', 'tel:+17705550148');
  await expect(page.getByRole('link', { name: 'Email' })).toHaveAttribute('href', 'mailto:dana@example.com');
  await expect(page.getByRole('link', { name: 'Map' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/.*30075$/,
  );
  await page.getByRole('radio', { name: 'Booked' }).check();
  await expect(page.getByText('owner set the state to Booked')).toBeVisible();
  await page.getByLabel('New note').fill('Tuesday at ten.\nRing twice.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Tuesday at ten.')).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Booked' })).toBeChecked();
  await page.getByLabel('Search').fill('(404) 555-0177');
  await expect(leadLinks(page)).toHaveText([/Ben Okafor/]);
  await page.getByLabel('Search').fill('nobody');
  await expect(page.getByText('No lead matches.')).toBeVisible();
  expect(lines).toEqual([]);
});

test('an answer is begun with a short answer of the firm, filled in for that person', async ({ page }) => {
  await sendLead(desk, contactLead({ fullName: 'Ben Okafor', email: 'ben@example.com' }));
  await signIn(page, desk);
  await leadLinks(page).click();
  await page.getByText('Answer', { exact: true }).click();
  await page.getByRole('link', { name: 'Write short answers' }).click();
  await expect(heading(page, 'Short answers')).toBeVisible();
  await page.getByRole('button', { name: 'Add three examples' }).click();
  await expect(page.getByRole('button', { name: 'Change it' })).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Name' }).fill('On our way');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).fill('Hello {name},\nwe are on our way. {price}');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('button', { name: 'Change it' })).toHaveCount(4);

  await page.goBack();
  await page.getByText('Answer', { exact: true }).click();
  const preview = page.getByRole('textbox', { name: 'What will be written' });
  await expect(preview).toHaveValue(/^Hello Ben Okafor, this is \S/);
  await page.getByRole('combobox', { name: 'Short answer' }).selectOption('On our way');
  await expect(page.getByText('Not known here: {price}. Write it yourself.')).toBeVisible();
  await preview.fill('Hello Ben,\nsee you & yours soon');
  await expect(page.getByText('Not known here')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open as a text message' })).toHaveAttribute(
    'href',
    'sms:+17705550100?&body=Hello%20Ben%2C%0Asee%20you%20%26%20yours%20soon',
  );
  const mail = page.getByRole('link', { name: 'Open in your mail program' });
  await expect(mail).toHaveAttribute(
    'href',
    /^mailto:ben@example\.com\?subject=.*&body=Hello%20Ben%2C%0D%0Asee/,
  );
  await mail.click();
  await expect(page.getByText('owner began to answer: “On our way”')).toBeVisible();
});

test('a reader sees the leads of one firm, and nothing of the owner’s views', async ({ page }) => {
  await sendLead(desk, contactLead({ fullName: 'Of the firm' }), 'bug-off');
  await sendLead(desk, contactLead({ fullName: 'Of the desk' }));
  await signIn(page, desk, 'ana@bug-off');
  await expect(leadLinks(page)).toHaveText([/Of the firm/]);
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['Leads', 'Calendar', 'Numbers']);
  await leadLinks(page).click();
  await expect(heading(page, 'Of the firm')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase…' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Won' }).check();
  await expect(page.getByText('ana@bug-off set the state to Won')).toBeVisible();
});

test('what a stranger typed is text, wherever it stands', async ({ page }) => {
  const lines = consoleOf(page);
  let isAttacked = false;
  page.on('dialog', () => (isAttacked = true));
  page.on('request', (request) => (isAttacked ||= request.url().includes('evil')));
  const html = '<img src=https://evil.example/x onerror=alert(1)><script>alert(2)</script>';
  const lead = contactLead({
    fullName: `${html}\u202E`,
    phone: 'javascript:alert(3)',
    email: 'x@evil-mail.example',
    serviceAddress: `"><iframe src=https://evil.example>`,
    areasOfConcern: `${html} ${'W'.repeat(4_000)}`,
    hearAboutUs: 'javascript:alert(4)',
    page: 'javascript:alert(5)',
    attribution: { first: { referrer: 'javascript:alert(6)', landingPage: html }, last: {} },
  });
  await sendLead(desk, lead);
  await sendLead(desk, { ...lead, fullName: `${html} again`, timestamp: new Date().toISOString() }).catch(
    () => {},
  );
  await signIn(page, desk);
  await leadLinks(page).first().click();
  await expect(page.getByRole('main').getByText('<script>alert(2)</script>').first()).toBeVisible();
  for (const link of await page.locator('a').all())
    expect(await link.getAttribute('href')).toMatch(
      /^(#|tel:|sms:|mailto:|api\/|https:\/\/www\.google\.com\/maps\/)/,
    );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(isAttacked).toBe(false);
  expect(lines).toEqual([]);
});

test('by keys alone: sign in, open a lead, change its state, and go back', async ({ page }) => {
  await sendLead(desk, contactLead({ fullName: 'Ben Okafor' }));
  await page.goto(`${desk.url}/inbox/`);
  await page.getByLabel('Password').focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await leadLinks(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Lead', exact: true })).toBeFocused();
  await page.getByRole('radio', { name: 'New' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('owner set the state to Called')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Called' })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Choose a lead to read it here.')).toBeVisible();
});

test('who waits for longest is called first, and after each outcome the next one is there', async ({
  page,
}) => {
  for (const name of ['First', 'Second', 'Third'])
    await sendLead(desk, contactLead({ fullName: name, email: `${name}@example.com` }));
  await sendLead(desk, estimateLead('Dana', 'dana@example.com', { question: 'Is the patio included?' }));
  await signIn(page, desk);
  await expect(leadLinks(page)).toHaveText([
    /First/,
    /Second/,
    /Third/,
    /Dana.*Is the patio included.*\$316–\$1,121/,
  ]);
  await expect(page.getByRole('link', { name: 'Call Dana' })).toHaveAttribute('href', 'tel:+17705550148');
  await expect(page.getByText('4 unread')).toBeVisible();
  await leadLinks(page).first().click();
  await expect(heading(page, 'First')).toBeVisible();
  await expect(page.getByText('3 unread')).toBeVisible();
  await page.getByRole('button', { name: 'Reached' }).click();
  await expect(heading(page, 'Second')).toBeVisible();
  await page.getByRole('button', { name: 'No answer' }).click();
  await expect(heading(page, 'Third')).toBeVisible();
  await expect(leadLinks(page)).toHaveText([/Third/, /Dana/]);
  await page.getByRole('button', { name: 'Later 1' }).click();
  await expect(leadLinks(page)).toHaveText([/Second/]);
  await page.getByRole('button', { name: 'To call 2' }).click();
  await leadLinks(page).first().click();
  await page.getByText('Put it off', { exact: true }).click();
  await page.getByRole('button', { name: 'Until tomorrow at 9' }).click();
  await expect(heading(page, 'Dana')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page, 'Third')).toBeVisible();
  const outcomes = page.getByRole('region', { name: 'What came of the call?' });
  await outcomes.getByRole('button', { name: 'Booked' }).click();
  await expect(heading(page, 'Dana')).toBeVisible();
  await outcomes.getByRole('button', { name: 'Lost' }).click();
  await expect(page.getByText('Everybody has an answer. Nobody is waiting for you.')).toBeVisible();
  // Going back leads to no lead that is settled.
  await expect(page.getByText('Choose a lead to read it here.')).toBeVisible();
});

test('keys move through the list and settle, and mean nothing where somebody types or reads a dialog', async ({
  page,
}) => {
  for (const name of ['First', 'Second', 'Third'])
    await sendLead(desk, contactLead({ fullName: name, email: `${name}@example.com` }));
  await signIn(page, desk);
  await expect(leadLinks(page)).toHaveCount(3);
  await page.getByLabel('Search').focus();
  await page.keyboard.type('jke?');
  await expect(page.getByLabel('Search')).toHaveValue('jke?');
  await expect(page.getByText('No lead matches.')).toBeVisible();
  await page.getByLabel('Search').fill('');
  await page.getByRole('button', { name: /^To call/ }).click();
  await expect(leadLinks(page)).toHaveText([/First/, /Second/, /Third/]);
  await page.keyboard.press('j');
  await expect(leadLinks(page).filter({ hasText: 'First' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  for (const key of ['e', 'j']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await expect(leadLinks(page).filter({ hasText: 'Second' })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(page.getByText('First: Reached.')).toBeVisible();
  await expect(leadLinks(page)).toHaveText([/Second/, /Third/]);
  await expect(leadLinks(page).filter({ hasText: 'Second' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Second')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page, 'Third')).toBeVisible();
  await page.getByLabel('New note').fill('');
  await page.getByLabel('New note').press('e');
  await expect(page.getByLabel('New note')).toHaveValue('e');
  await expect(leadLinks(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  // Whoever speaks to the device switches them off.
  await page.keyboard.press('?');
  await page.getByLabel('Use these keys').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(heading(page, 'Third')).toBeVisible();
});

test('a change in another window is seen, by a stream and without one', async ({ page, context }) => {
  const lead = contactLead({ fullName: 'Ben Okafor' });
  await sendLead(desk, lead);
  await signIn(page, desk);
  await leadLinks(page).first().click();
  for (const refused of [false, true]) {
    if (refused) {
      await context.route('**/api/changes/live', (route) => route.fulfill({ status: 429 }));
      await page.reload();
    }
    const other = await context.newPage();
    await other.goto(`${desk.url}/inbox/#lead/${lead.id}`);
    await other.getByRole('radio', { name: refused ? 'Lost' : 'Won' }).check();
    await expect(page.getByText(`owner set the state to ${refused ? 'Lost' : 'Won'}`)).toBeVisible();
    await other.close();
  }
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)
  test(`at ${width} px axe finds nothing in any view, and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // axe takes the colors of a dialog that is fading in for its own
    await bringAxe(page);
    const lead = estimateLead('Dana', 'dana@example.com', {
      secret: 'sixteen-characters',
      revision: 1,
      lang: 'en',
    });
    await sendLead(desk, lead);
    await sendLead(desk, contactLead({ fullName: 'The same', email: 'dana@example.com' }));
    await fetch(`${desk.url}/api/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...lead, revision: 2, question: 'When?' }),
    });
    const check = async (state: string) => {
      await expectNoViolations(page, state);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(
        width,
      );
    };
    await page.goto(`${desk.url}/inbox/`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Type a name and a password.')).toBeVisible();
    await expect(page.getByLabel('Password')).toBeFocused();
    await check('signing in');
    await signIn(page, desk, 'owner', 'wrong password');
    await expect(page.getByRole('alert')).toContainText('The name, the password or the code is wrong.');
    await expect(page.getByLabel('Password')).toHaveValue('wrong password');
    await check('a wrong password');
    await signIn(page, desk);
    await leadLinks(page).first().waitFor();
    await page.getByText('Filters').click();
    await check('the list with filters');
    await page.getByText('Filters').click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await check('the keys');
    await page.keyboard.press('Escape');
    await leadLinks(page).filter({ hasText: 'Dana' }).click();
    await expect(page.getByRole('heading', { name: 'What was changed' })).toBeVisible();
    await page.getByText('Put it off', { exact: true }).click();
    await page.getByText('Answer', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Write short answers' })).toBeVisible();
    await check('a lead');
    await page.getByRole('button', { name: 'No answer' }).click();
    await expect(page.getByText('Dana: No answer.')).toBeVisible();
    await expect(heading(page, 'The same')).toBeVisible();
    await check('a lead that was put off');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'What was changed' })).toBeVisible();
    await page.getByRole('button', { name: 'Erase…' }).click();
    await expect(page.getByRole('dialog', { name: 'Erase this lead?' })).toBeVisible();
    await check('the question before erasing');
    await page.getByRole('button', { name: 'Cancel' }).click();
    for (const view of ['Unsent', 'Numbers', 'What works', 'Log']) {
      await page.getByRole('navigation').getByRole('link', { name: view }).click();
      await expect(heading(page, view)).toBeVisible();
      await check(view);
    }
    await page.getByLabel('Account').click();
    await check('the account');
    await page.getByRole('link', { name: 'Short answers' }).click();
    await page.getByRole('button', { name: 'Add three examples' }).click();
    await page.getByRole('button', { name: 'Change it' }).first().click();
    await check('short answers');
    await page.getByRole('navigation').getByRole('link', { name: 'Leads' }).click();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await leadLinks(page).filter({ hasText: 'Dana' }).click();
    await page.getByText('Answer', { exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'What will be written' })).toBeVisible();
    await check('an answer');
  });

test('what was read is there without a network, and a note that was typed stays', async ({
  page,
  context,
}) => {
  await sendLead(desk, contactLead({ fullName: 'Ben Okafor' }));
  await sendLead(desk, contactLead({ fullName: 'Not opened', email: 'other@example.com' }));
  await signIn(page, desk);
  await leadLinks(page).filter({ hasText: 'Ben' }).click();
  await expect(heading(page, 'Ben Okafor')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // the worker has the page now
  await expect(heading(page, 'Ben Okafor')).toBeVisible();
  await desk.stop();
  await page.reload();
  await expect(heading(page, 'Ben Okafor')).toBeVisible();
  await expect(page.getByText('No network. You see what was read on this device before.')).toBeVisible();
  await page.getByLabel('New note').fill('Nobody at home');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('alert')).toContainText('No network. Nothing was changed');
  await page.reload();
  await expect(page.getByLabel('New note')).toHaveValue('Nobody at home');
  await context.close();
  desk = await startInbox();
});

test('signing out leaves nothing of a lead on the device', async ({ page }) => {
  await sendLead(desk, contactLead({ fullName: 'Ben Okafor' }));
  await signIn(page, desk);
  await leadLinks(page).first().click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(heading(page, 'Ben Okafor')).toBeVisible();
  const stored = () =>
    page.evaluate(async () => {
      const cache = await caches.open('inbox-leads');
      return (await cache.keys()).length;
    });
  await expect.poll(stored).toBeGreaterThan(0);
  await page.getByLabel('Account').click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect.poll(stored).toBe(0);
  await page.goBack();
  await expect(page.getByText('Ben Okafor')).toHaveCount(0);
});

test('an answer that is under way at sign-out is not kept afterwards', async ({ page, context }) => {
  await sendLead(desk, contactLead({ fullName: 'Ben Okafor' }));
  await signIn(page, desk);
  await leadLinks(page).first().click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(heading(page, 'Ben Okafor')).toBeVisible();
  let arrive = () => {};
  const signedOut = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let isAsked = false;
  await context.route('**/api/leads?under-way', async (route) => {
    isAsked = true;
    const response = await route.fetch();
    await signedOut;
    await route.fulfill({ response });
  });
  const answered = page.evaluate(async () => (await fetch('api/leads?under-way')).text());
  await expect.poll(() => isAsked).toBe(true);
  await page.getByLabel('Account').click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  arrive();
  expect(await answered).toContain('Ben Okafor');
  const stored = () =>
    page.evaluate(async () => {
      const cache = await caches.open('inbox-leads');
      return (await cache.keys()).map(({ url }) => url);
    });
  // Another answer, which is kept after it, shows that it would have been by now.
  await page.evaluate(async () => (await fetch('api/session?after')).text());
  expect(await stored()).toEqual([]);
});

test('it speaks Spanish, and remembers that', async ({ page }) => {
  await sendLead(desk, contactLead({ fullName: 'Ben Okafor', lang: 'es' }));
  await signIn(page, desk);
  await page.getByLabel('Account').click();
  await page.getByLabel('Language').selectOption('Español');
  await page.reload();
  await page
    .getByRole('list', { name: 'Solicitudes por llamar, las más urgentes primero' })
    .getByRole('link', { name: /Visita/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Notas e historial' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('region', { name: 'Detalles' }).getByText('Idioma')).toBeVisible();
});

test('a lead is erased only after a question, and then everywhere', async ({ page }) => {
  await sendLead(desk, contactLead({ fullName: 'Ben Okafor' }));
  await signIn(page, desk);
  await leadLinks(page).first().click();
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Erase…' })).toBeFocused();
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Erased.')).toBeVisible();
  await expect(page.getByText('No leads yet.')).toBeVisible();
});

test('it can be installed', async ({ page, request }) => {
  await page.goto(`${desk.url}/inbox/`);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { icons, start_url: start } = (await (await request.get(`${desk.url}/inbox/${manifest}`)).json()) as {
    icons: { src: string }[];
    start_url: string;
  };
  expect(start).toBe('./');
  for (const { src } of icons)
    expect((await request.get(`${desk.url}/inbox/${src}`)).headers()['content-type']).toBe('image/png');
  const { headers } = { headers: (await request.get(`${desk.url}/inbox/`)).headers() };
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
