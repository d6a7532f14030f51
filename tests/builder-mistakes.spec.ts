/** A builder's mistake never breaks the page: one line says what is wrong, where, and what was expected. */
import { expect, type Page, test } from 'playwright/test';
import { DESK, FOREIGN_SITE, SITE, STRANGER_SITE } from './addresses';
import { FORM, openForeignPage, publish, SCRIPT } from './publish';
import { alert, book, expectError, expectSuccess, field, sendButton } from './visitor';

interface Told {
  /** Our console lines; the browser's own are not counted. */
  lines: string[];
  events: { tag: string; code: string; message: string }[];
}

async function watchMistakes(page: Page): Promise<Told> {
  const told: Told = { lines: [], events: [] };
  page.on('console', (message) => {
    const isOurs = /^<bio-|^\[object|bio-/.test(message.text());
    if (isOurs && ['error', 'warning'].includes(message.type())) told.lines.push(message.text());
  });
  page.on('pageerror', ({ message }) => told.lines.push(`uncaught: ${message}`));
  await page.exposeFunction('heard', (detail: Told['events'][number]) => told.events.push(detail));
  await page.addInitScript(() =>
    document.addEventListener('bio-error', ({ detail }: CustomEvent) => {
      (window as unknown as { heard(detail: unknown): void }).heard(detail);
    }),
  );
  return told;
}

/** A form with this config, by which it can be told from others. */
const withConfig = (config: string) =>
  `<bio-contact-form id="booking" endpoint="${DESK}" config='${config}'></bio-contact-form>`;

interface Mistake {
  html: string;
  code: string;
  /** What the one line says: what is wrong, where, what was expected. */
  says: RegExp[];
}

const mistakes: Record<string, Mistake> = {
  'JSON that ends in the middle': {
    html: withConfig('{"company": {"phone": '),
    code: 'bad-config',
    says: [/config/, /no valid JSON/, /Expected/, /built-in/],
  },
  'answers that are no list': {
    html: withConfig('{"contact":{"hearAboutUs":"Radio"}}'),
    code: 'bad-config',
    says: [/contact\.hearAboutUs/, /Radio/, /Expected a list/],
  },
  'an answer that is no text': {
    html: withConfig(
      '{"contact":{"hearAboutUs":["Google Search","Facebook","Referral","Nextdoor","TV","Other",7]}}',
    ),
    code: 'bad-config',
    says: [/contact\.hearAboutUs\[6\]/, /7/, /Expected a text/],
  },
  'a key mistyped': {
    html: withConfig('{"compani":{"phone":"1"}}'),
    code: 'bad-config',
    says: [/compani/, /did you mean "company"/, /[Ee]xpected/],
  },
  'a phone that is a number': {
    html: withConfig('{"company":{"phone":7705550142}}'),
    code: 'bad-config',
    says: [/company\.phone/, /7705550142/, /Expected a text/],
  },
  'a list where a topic belongs': {
    html: withConfig('{"company":[]}'),
    code: 'bad-config',
    says: [/company/, /a list/, /Expected an object/],
  },
  'a config that is a list': {
    html: withConfig('[1,2]'),
    code: 'bad-config',
    says: [/config/, /[Ee]xpected/],
  },
  'a prototype smuggled in': {
    html: withConfig('{"__proto__":{"polluted":true}}'),
    code: 'bad-config',
    says: [/__proto__/, /[Ee]xpected/],
  },
  'a theme that loads a file': {
    html: withConfig('{"theme":{"color-accent":"url(https://tracker.example/x.png)"}}'),
    code: 'bad-config',
    says: [/theme\.color-accent/, /url\(/, /Expected a CSS value that loads no file/],
  },
  'an endpoint that is no web address': {
    html: `<bio-contact-form id="booking" endpoint="javascript:alert(1)"></bio-contact-form>`,
    code: 'bad-attribute',
    says: [/endpoint/, /javascript:alert\(1\)/, /expected an http\(s\) address/],
  },
  'an endpoint that is a mail address': {
    html: `<bio-contact-form id="booking" endpoint="mailto:me@example.com"></bio-contact-form>`,
    code: 'bad-attribute',
    says: [/endpoint/, /mailto:/, /expected an http\(s\) address/],
  },
};

test('each mistake is told once, by a line and an event, and the form is there all the same', async ({
  page,
}) => {
  const told = await watchMistakes(page);
  for (const [name, { html, code, says }] of Object.entries(mistakes)) {
    await test.step(name, async () => {
      told.lines.length = told.events.length = 0;
      await openForeignPage(page, `${SCRIPT}${html}<script>document.title = 'The page goes on'</script>`);
      await expect(sendButton(page)).toBeVisible();
      await expect(field.hearAboutUs(page).getByRole('option')).toHaveCount(7);
      await expect.poll(() => told.events, name).toHaveLength(1);
      expect(told.lines, name).toHaveLength(1);
      const [event] = told.events;
      expect(event, name).toEqual({ tag: 'bio-contact-form', code, message: expect.any(String) });
      expect(told.lines[0], 'the line says which element').toContain('<bio-contact-form id="booking">');
      for (const part of says) {
        expect(told.lines[0]).toMatch(part);
        expect(event?.message).toMatch(part);
      }
      await expect(page).toHaveTitle('The page goes on');
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    });
  }
});

test('a config with several mistakes: a line each, and what is right in it counts', async ({ page }) => {
  const told = await watchMistakes(page);
  await openForeignPage(
    page,
    SCRIPT +
      withConfig(
        '{"company":{"phone":"0800 1","email":5},"contact":{"hearAboutUs":["Radio","TV"]},"theme":"dark"}',
      ),
  );
  await expect(field.hearAboutUs(page).getByRole('option')).toHaveText([
    'Choose one (optional)',
    'Radio',
    'TV',
  ]);
  await expect.poll(() => told.events).toHaveLength(2);
  expect(told.lines).toHaveLength(2);
  for (const place of ['company.email', 'theme'])
    expect(told.lines.filter((line) => line.includes(place))).toHaveLength(1);
});

test.describe('a config by its address', () => {
  const addresses: Record<string, () => Promise<string>> = {
    'that does not exist': async () => `${FOREIGN_SITE}/no-such.json`,
    'that is a web page': () => publish('<h1>Moved</h1>'),
    'of a site that allows no other origins': async () => STRANGER_SITE + (await publish('{}')),
    'of a site that is not there': async () => 'http://localhost:1/business.json',
  };
  for (const [which, find] of Object.entries(addresses)) {
    test(`${which} is told once, and the form is there`, async ({ page }) => {
      const told = await watchMistakes(page);
      const address = await find();
      await openForeignPage(page, SCRIPT + withConfig(address));
      await expect(sendButton(page)).toBeVisible();
      await expect.poll(() => told.events).toHaveLength(1);
      expect(told.lines).toHaveLength(1);
      expect(told.lines[0]).toContain('config');
      expect(told.lines[0], 'the line says which file').toContain(address);
      expect(told.lines[0]).toMatch(/Expected/);
      await book(page);
      await expectSuccess(page);
    });
  }

  test('that never answers holds the form back for 9 seconds at most', async ({ page }) => {
    const told = await watchMistakes(page);
    await page.route('**/slow.json', () => {});
    const start = Date.now();
    await openForeignPage(page, SCRIPT + withConfig(`${SITE}/slow.json`));
    await expect(sendButton(page)).toBeVisible({ timeout: 12_000 });
    expect(Date.now() - start).toBeLessThan(10_000);
    expect(told.events).toHaveLength(1);
    expect(told.lines).toHaveLength(1);
    expect(told.lines[0]).toContain('slow.json');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('a wrong endpoint or none is no wrong answer: the visitor reads the error', async ({ page }) => {
  const told = await watchMistakes(page);
  await openForeignPage(page, `${SCRIPT}<bio-contact-form endpoint="ftp://example.com"></bio-contact-form>`);
  await book(page);
  await expectError(page);
  expect(told.events.map(({ code }) => code)).toEqual(['bad-attribute', 'no-endpoint']);
  expect(told.lines).toHaveLength(2);
});

test('a mistake in the config of a <bio-site> is told once, not by every widget in it', async ({ page }) => {
  const told = await watchMistakes(page);
  await openForeignPage(
    page,
    `${SCRIPT}<bio-site config='{"company":{"phone":7}}'>${FORM.repeat(3)}</bio-site>`,
  );
  await expect(sendButton(page)).toHaveCount(3);
  await expect.poll(() => told.events).toHaveLength(1);
  expect(told.lines).toHaveLength(1);
  expect(told.events[0]).toMatchObject({ tag: 'bio-site', code: 'bad-config' });
});

test('a blank attribute counts as none', async ({ page }) => {
  const told = await watchMistakes(page);
  await openForeignPage(
    page,
    `${SCRIPT}<bio-site endpoint="${DESK}"><bio-contact-form config="" phone=" " endpoint="" lang=""></bio-contact-form></bio-site>`,
  );
  await book(page);
  await expectSuccess(page);
  expect(told).toEqual({ lines: [], events: [] });
});

test('the form still says whom to call when its config could not be read', async ({ page }) => {
  await openForeignPage(page, SCRIPT + withConfig('{').replace(DESK, `${SITE}/nowhere`));
  await book(page);
  await expectError(page);
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
});
