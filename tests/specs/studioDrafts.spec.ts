/** The studio's drafts: kept on the device, begun from anything, taken along by file, link and page. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { bringAxe, expectNoViolations, tabTo } from '../support/accessibility';
import { brokenStorage } from '../support/brokenStorage';
import { watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { SITE } from '../support/urls';

const SHARE = `${SITE}/studio/#share`;
const PANES = { version: 1, company: { name: 'Bright Panes' } };

const nameField = (page: Page) => page.getByLabel('Name of the draft');
const draftsButton = (page: Page) => page.getByRole('button', { name: 'Drafts', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
/** A stored draft in the list. @param name as a regular expression */
const row = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`^${name} (?:Open now · )?Edited`) });
const config = (page: Page) => page.getByRole('region', { name: 'Config', exact: true });
const link = (page: Page) => page.getByLabel('Link', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();

async function rename(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await saved(page);
}

async function chooseBeginning(page: Page, kind: string): Promise<void> {
  await draftsButton(page).click();
  await button(page, 'New draft').click();
  await page.getByLabel('Begin with').selectOption(kind);
}

async function paste(page: Page, json: unknown): Promise<void> {
  await chooseBeginning(page, 'Pasted JSON');
  await dialog(page)
    .getByLabel('JSON', { exact: true })
    .fill(typeof json === 'string' ? json : JSON.stringify(json));
  await button(page, 'Begin').click();
}

async function begin(page: Page, json: unknown): Promise<void> {
  await paste(page, json);
  await expect(dialog(page)).toBeHidden();
  await saved(page);
}

/** Another device: its browser stores nothing of this one. */
async function elsewhere(context: BrowserContext): Promise<Page> {
  const other = await context.browser()?.newContext();
  if (!other) throw new Error('There is no browser.');
  return other.newPage();
}

test.describe('a draft', () => {
  test('is there again after a reload, and in a new tab', async ({ page, context }) => {
    await page.goto(SHARE);
    await begin(page, PANES);
    await rename(page, 'Panes, spring');
    await page.reload();
    await expect(nameField(page)).toHaveValue('Panes, spring');
    await expect(config(page)).toContainText('Bright Panes');
    const tab = await context.newPage();
    await tab.goto(SHARE);
    await expect(nameField(tab)).toHaveValue('Panes, spring');
  });

  test('survives a crash of the tab', async ({ page, context }) => {
    await page.goto(SHARE);
    await begin(page, PANES);
    await rename(page, 'Last words');
    const crash = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    session.send('Page.crash').catch(() => {}); // it has no answer
    await crash;
    const again = await context.newPage();
    await again.goto(SHARE);
    await expect(nameField(again)).toHaveValue('Last words');
    await expect(config(again)).toContainText('Bright Panes');
  });

  test('that is edited in one tab is taken over by another one that shows it', async ({ page, context }) => {
    await page.goto(SHARE);
    await begin(page, PANES);
    const tab = await context.newPage();
    await tab.goto(SHARE);
    await rename(page, 'Renamed');
    await expect(nameField(tab)).toHaveValue('Renamed');
    await rename(tab, 'Renamed again');
    await expect(nameField(page)).toHaveValue('Renamed again');
  });

  test('that is edited in two tabs at once becomes two, and says so', async ({ page, context }) => {
    await page.goto(SHARE);
    await begin(page, PANES);
    const deaf = await context.newPage();
    await deaf.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {};
    });
    await deaf.goto(SHARE);
    await expect(nameField(deaf)).toHaveValue('Bright Panes');
    await rename(page, 'Mine');
    await rename(deaf, 'Yours');
    await expect(deaf.getByRole('alert').filter({ hasText: 'Yours (copy)' })).toBeVisible();
    await expect(nameField(deaf)).toHaveValue('Yours (copy)');
    await expect(nameField(page)).toHaveValue('Mine');
    await draftsButton(page).click();
    await expect(row(page, 'Mine')).toBeVisible();
    await expect(row(page, 'Yours \\(copy\\)')).toBeVisible();
  });
});

for (const [name, breakIt] of Object.entries(brokenStorage))
  test(`on a device without storage (${name}) it says so at once, works, and offers the file`, async ({
    page,
  }) => {
    await page.addInitScript(breakIt);
    await page.goto(SHARE);
    await paste(page, PANES);
    await expect(nameField(page)).toHaveValue('Bright Panes');
    const alert = page.getByRole('alert').filter({ hasText: 'saved on this device' });
    await expect(alert).toContainText('Download your work before you close this page.');
    const download = page.waitForEvent('download');
    await alert.getByRole('button', { name: 'Download' }).click();
    expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toEqual(PANES);
    // Another one takes its place, but it is not lost while the page lives.
    await paste(page, { company: { name: 'Larkspur' } });
    await expect(nameField(page)).toHaveValue('Larkspur');
    await draftsButton(page).click();
    await dialog(page)
      .getByRole('button', { name: /^Bright Panes.*Not saved/ })
      .click();
    await expect(nameField(page)).toHaveValue('Bright Panes');
  });

test.describe('a new draft begins with', () => {
  test('an example; the draft before stays in the list', async ({ page }) => {
    await page.goto(SHARE);
    await begin(page, PANES);
    await chooseBeginning(page, 'An example');
    await dialog(page).getByLabel('Example').selectOption('Moving');
    await button(page, 'Begin').click();
    await expect(nameField(page)).toHaveValue('Blue Door Movers');
    await expect(config(page)).toContainText('Your sofa, our backs');
    await draftsButton(page).click();
    await row(page, 'Bright Panes').click();
    await expect(nameField(page)).toHaveValue('Bright Panes');
  });

  test('the built-in firm written out, or a name', async ({ page }) => {
    await page.goto(SHARE);
    await chooseBeginning(page, 'The built-in firm, written out');
    await button(page, 'Begin').click();
    await expect(config(page)).toContainText('"testimonials"');
    await chooseBeginning(page, 'A firm of its own');
    await button(page, 'Begin').click();
    await expect(dialog(page).getByLabel('Name of the company')).toHaveAccessibleDescription(
      /give the company’s name/,
    );
    await dialog(page).getByLabel('Name of the company').fill('Larkspur');
    await button(page, 'Begin').click();
    await expect(config(page)).toHaveText(
      /^\{\s+"version": 1,\s+"company": \{\s+"name": "Larkspur"\s+\}\s+\}/,
    );
  });

  test('a file, chosen or dropped', async ({ page }) => {
    await page.goto(SHARE);
    await chooseBeginning(page, 'A file');
    await dialog(page)
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"theme":{}}') });
    await button(page, 'Begin').click();
    await expect(nameField(page)).toHaveValue('a');
    await draftsButton(page).click();
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['{"locale":"de-DE"}'], 'dropped.json'));
      return transfer;
    });
    await button(page, 'New draft').dispatchEvent('drop', { dataTransfer: files });
    await expect(nameField(page)).toHaveValue('dropped');
    await expect(config(page)).toContainText('de-DE');
  });

  test('pasted JSON; where it is wrong, it says the line and the column', async ({ page }) => {
    await page.goto(SHARE);
    await paste(page, '{\n  "company": {\n    "name": "A",,\n  }\n}');
    const field = dialog(page).getByLabel('JSON', { exact: true });
    await expect(field).toHaveAccessibleDescription(/line 3, column 17: a name in double quotes is missing/);
    await expect(field).toBeFocused();
    await field.fill(JSON.stringify(PANES));
    await button(page, 'Begin').click();
    await expect(nameField(page)).toHaveValue('Bright Panes');
  });
});

test.describe('an address', () => {
  let server: Server;
  let origin: string;
  test.beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? '';
      response.setHeader(
        'access-control-allow-origin',
        path.startsWith('/closed') ? 'https://a.example' : '*',
      );
      if (path === '/large') response.end(`{"a":"${'x'.repeat(2_100_000)}"}`);
      else if (path === '/page') response.end('<!doctype html><p>Hello');
      else if (path === '/wrong') response.end('{"a" 1}');
      else if (path === '/missing') response.writeHead(404).end();
      else response.end(JSON.stringify(PANES));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test('is read; where it cannot be, it says why', async ({ page }) => {
    await page.goto(SHARE);
    await chooseBeginning(page, 'An address');
    const field = dialog(page).getByLabel('Address');
    for (const [address, reason] of [
      ['ftp://a.example/b', /no address of a file/],
      [`${origin}/missing`, /status 404/],
      [`${origin}/page`, /web page \(HTML\)/],
      [`${origin}/wrong`, /line 1, column 6: a colon is missing/],
      [`${origin}/large`, /larger than 2 MB/],
      [`${origin}/closed`, /\(CORS\).*Download the file/],
    ] as const) {
      await field.fill(address);
      await button(page, 'Begin').click();
      await expect(field).toHaveAccessibleDescription(reason);
    }
    await field.fill(`${origin}/business.json`);
    await button(page, 'Begin').click();
    await expect(nameField(page)).toHaveValue('Bright Panes');
  });
});

test('the list duplicates and deletes, by keys alone; what was deleted is taken back', async ({ page }) => {
  await page.goto(SHARE);
  await begin(page, PANES);
  await nameField(page).focus();
  await tabTo(page, draftsButton(page));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Duplicate “Bright Panes”'));
  await page.keyboard.press('Enter');
  await expect(row(page, 'Bright Panes \\(copy\\)')).toBeVisible();
  await tabTo(page, button(page, 'Delete “Bright Panes”'));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('“Bright Panes” was deleted.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Untitled');
  await expect(dialog(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Bright Panes')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toHaveValue('Bright Panes');
  await expect(draftsButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(draftsButton(page)).toBeFocused();
});

test.describe('taken along', () => {
  test('the file holds the config, and is named after the draft', async ({ page }) => {
    await page.goto(SHARE);
    await begin(page, PANES);
    const download = page.waitForEvent('download');
    await button(page, 'Download bright-panes.json').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('bright-panes.json');
    const text = readFileSync(await file.path(), 'utf8');
    expect(JSON.parse(text)).toEqual(PANES);
    expect(text).toBe(`${JSON.stringify(PANES, null, 2)}\n`);
  });

  test('a link opens it as a new draft on another device, when one wants it', async ({ page, context }) => {
    await page.goto(SHARE);
    await begin(page, PANES);
    await rename(page, 'For Ann');
    await expect(link(page)).toHaveValue(/#share\/1\./);
    const address = await link(page).inputValue();
    const other = await elsewhere(context);
    await other.goto(SHARE);
    await begin(other, { company: { name: 'Larkspur' } });
    await other.goto(address);
    const received = other.getByRole('region', { name: 'Somebody shared a draft with you' });
    await expect(received).toContainText('For Ann');
    await expect(received).toContainText('“Larkspur” stays as it is');
    await expect(nameField(other)).toHaveValue('Larkspur');
    await button(other, 'Open as a new draft').click();
    await expect(nameField(other)).toHaveValue('For Ann');
    await expect(config(other)).toContainText('Bright Panes');
    await saved(other);
    await other.reload();
    await expect(nameField(other)).toHaveValue('For Ann');
    await expect(received).toBeHidden();
    await draftsButton(other).click();
    await expect(row(other, 'Larkspur')).toBeVisible();
    await other.context().close();
  });

  test('a link that is broken, or of a newer studio, opens nothing and says so', async ({ page }) => {
    await page.goto(SHARE);
    await expect(link(page)).toHaveValue(/#share\/1\./);
    const address = await link(page).inputValue();
    await page.goto(address.slice(0, -4));
    await expect(page.getByRole('alert').filter({ hasText: 'This link is broken' })).toBeVisible();
    await page.goto(address.replace('#share/1.', '#share/2.'));
    await expect(page.getByRole('alert').filter({ hasText: 'newer studio' })).toBeVisible();
    await button(page, 'Go on without it').click();
    await expect(link(page)).toBeVisible();
  });

  test('a draft that makes too long a link says so, and to send the file', async ({ page }) => {
    await page.goto(SHARE);
    await begin(page, { company: { name: 'A' }, about: { text: randomBytes(9_000).toString('base64') } });
    await expect(page.getByText(/The link would be 1\d,\d{3} characters long.*Send the file/)).toBeVisible();
    await expect(link(page)).toBeHidden();
  });

  test('a page of its own shows the widget, follows edits and stays after a reload', async ({ page }) => {
    await page.goto(SHARE);
    await begin(page, JSON.parse(readFileSync('demo/public/examples/pest-control.json', 'utf8')));
    const popup = page.waitForEvent('popup');
    await button(page, 'Open in phone size').click();
    const phone = await popup;
    const service = phone.frameLocator('iframe').getByText('Ants', { exact: false }).first();
    await expect(service).toBeVisible();
    await expect(phone).toHaveTitle(/^Larkspur Pest Control/);
    await rename(page, 'Larkspur 2');
    await expect(phone).toHaveTitle(/^Larkspur 2/);
    await phone.reload();
    await expect(service).toBeVisible();
    await phone.goto(`${SITE}/studio/page.html#no-such-draft/bio-estimator`);
    await expect(phone.getByText('This draft is not on this device')).toBeVisible();
  });
});

test('what a config holds stays text, in the list, the file, the link and the page', async ({ page }) => {
  const errors = await watchPageErrors(page);
  const markup = '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>';
  const hostile = `{"company":{"name":${JSON.stringify(markup)}},"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"${markup.replaceAll('"', '\\"')}":1}`;
  await page.goto(SHARE);
  await begin(page, hostile);
  await expect(nameField(page)).toHaveValue(markup);
  await page.reload();
  await expect(config(page)).toContainText('"__proto__": {');
  await expect(config(page)).toContainText('<img src=x');
  await expect(link(page)).toHaveValue(/#share\/1\./);
  const address = await link(page).inputValue();
  await draftsButton(page).click();
  await expect(dialog(page).getByText(markup)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(address);
  await button(page, 'Open as a new draft').click();
  await expect(config(page)).toContainText('"__proto__": {');
  const href = await page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href');
  await page.goto(`${SITE}/studio/${href ?? ''}`);
  await expect(page.frameLocator('iframe').locator('bio-estimator')).toBeAttached();
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
  await expect(page).not.toHaveTitle('run');
  expect(errors.filter((error) => !error.includes('<bio-'))).toEqual([]);
});

for (const width of sample('widths of the drafts', [1440, 390], 1))
  test(`axe finds nothing in the dialog and the view at ${width} px, and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // what fades in is seen as it will be
    await bringAxe(page);
    const check = async (state: string) => {
      await expectNoViolations(page, `${state}, ${width} px`);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, `pixels beyond ${width} px: ${state}`).toBe(0);
    };
    await page.goto(SHARE);
    await begin(page, { company: { name: 'A'.repeat(90) } });
    await expect(link(page)).toHaveValue(/#share/);
    const address = await link(page).inputValue();
    await check('the view');
    await draftsButton(page).click();
    await expect(row(page, 'A+')).toBeVisible();
    await check('the list');
    await button(page, `Delete “${'A'.repeat(90)}”`).click();
    await check('a deleted draft');
    await button(page, 'New draft').click();
    await page.getByLabel('Begin with').selectOption('A file');
    await button(page, 'Begin').click();
    await expect(page.getByText('Choose a file.')).toBeVisible();
    await check('a mistake');
    await page.goto(address);
    await expect(button(page, 'Open as a new draft')).toBeVisible();
    await check('a shared draft');
  });
