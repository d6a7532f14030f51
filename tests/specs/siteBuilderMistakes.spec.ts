/** A site builder's mistake never breaks the page: one line says what is wrong, where, and what was expected. */
import { expect, type Page, test } from 'playwright/test';
import { book, expectError, expectSuccess, field, sendButton } from '../pages/contactForm';
import { hearAboutUs } from '../support/firm';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { sampleEntries } from '../support/sample';
import { DESK } from '../support/urls';

interface Reported {
  /** Our console lines; the browser's own are not counted. */
  lines: string[];
  events: { tag: string; code: string; message: string }[];
}

async function watchMistakes(page: Page): Promise<Reported> {
  const reported: Reported = { lines: [], events: [] };
  page.on('console', (message) => {
    const isOurs = /^<bio-|^\[object|bio-/.test(message.text());
    if (isOurs && ['error', 'warning'].includes(message.type())) reported.lines.push(message.text());
  });
  page.on('pageerror', ({ message }) => reported.lines.push(`uncaught: ${message}`));
  await page.exposeFunction('heard', (detail: Reported['events'][number]) => reported.events.push(detail));
  await page.addInitScript(() =>
    document.addEventListener('bio-error', ({ detail }: CustomEvent) => {
      (window as unknown as { heard(detail: unknown): void }).heard(detail);
    }),
  );
  return reported;
}

/** A form with this config, by which it can be distinguished from others. */
const withConfig = (config: string) =>
  `<bio-contact-form id="booking" endpoint="${DESK}" config='${config}'></bio-contact-form>`;

interface Mistake {
  html: string;
  code: string;
  /** What the one line says: what is wrong, where, what was expected. */
  says: RegExp[];
}

const mistakes: Record<string, Mistake> = {
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

test('each mistake is reported once, by a console line and an event, and the form is there all the same', async ({
  page,
}) => {
  const reported = await watchMistakes(page);
  for (const [name, { html, code, says }] of sampleEntries('mistakes', mistakes, 5)) {
    await test.step(name, async () => {
      reported.lines.length = reported.events.length = 0;
      await openForeignPage(page, `${SCRIPT}${html}<script>document.title = 'The page goes on'</script>`);
      await expect(sendButton(page)).toBeVisible();
      await expect(field.hearAboutUs(page).getByRole('option')).toHaveCount(1 + hearAboutUs.length);
      await expect.poll(() => reported.events, name).toHaveLength(1);
      expect(reported.lines, name).toHaveLength(1);
      const [event] = reported.events;
      expect(event, name).toEqual({ tag: 'bio-contact-form', code, message: expect.any(String) });
      expect(reported.lines[0], 'the line says which element').toContain('<bio-contact-form id="booking">');
      for (const part of says) {
        expect(reported.lines[0]).toMatch(part);
        expect(event?.message).toMatch(part);
      }
      await expect(page).toHaveTitle('The page goes on');
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    });
  }
});

test('a config with several mistakes: a line each, and what is right in it counts', async ({ page }) => {
  const reported = await watchMistakes(page);
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
  await expect.poll(() => reported.events).toHaveLength(2);
  expect(reported.lines).toHaveLength(2);
  for (const place of ['company.email', 'theme'])
    expect(reported.lines.filter((line) => line.includes(place))).toHaveLength(1);
});

test('with a wrong endpoint or none the visitor reads the error', async ({ page }) => {
  const reported = await watchMistakes(page);
  await openForeignPage(page, `${SCRIPT}<bio-contact-form endpoint="ftp://example.com"></bio-contact-form>`);
  await book(page);
  await expectError(page);
  expect(reported.events.map(({ code }) => code)).toEqual(['bad-attribute', 'no-endpoint']);
  expect(reported.lines).toHaveLength(2);
});

test('a mistake in the config of a <bio-site> is reported once, not by every widget in it', async ({
  page,
}) => {
  const reported = await watchMistakes(page);
  await openForeignPage(
    page,
    `${SCRIPT}<bio-site config='{"company":{"phone":7}}'>${FORM.repeat(3)}</bio-site>`,
  );
  await expect(sendButton(page)).toHaveCount(3);
  await expect.poll(() => reported.events).toHaveLength(1);
  expect(reported.lines).toHaveLength(1);
  expect(reported.events[0]).toMatchObject({ tag: 'bio-site', code: 'bad-config' });
});

test('a blank attribute counts as none', async ({ page }) => {
  const reported = await watchMistakes(page);
  await openForeignPage(
    page,
    `${SCRIPT}<bio-site endpoint="${DESK}"><bio-contact-form config="" phone=" " endpoint="" lang=""></bio-contact-form></bio-site>`,
  );
  await book(page);
  await expectSuccess(page);
  expect(reported).toEqual({ lines: [], events: [] });
});
