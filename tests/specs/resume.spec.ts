/** Who has left a form goes on by the link of a mail, on another device. */
import { mkdtempSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import * as audit from '../pages/auditWizard';
import * as contact from '../pages/contactForm';
import * as estimator from '../pages/estimator';
import * as quote from '../pages/quoteBuilder';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { freePort } from '../support/freePort';
import { type MailServer, startMailServer } from '../support/mailServer';
import { type Desk, startDesk } from '../support/startDesk';
import { FOREIGN_SITE } from '../support/urls';

let mailServer: MailServer;
let desk: Desk;
test.beforeAll(async () => {
  mailServer = await startMailServer();
  const url = `http://localhost:${await freePort()}`;
  desk = await startDesk({
    PORT: new URL(url).port,
    DATA_DIR: mkdtempSync('test-results/abandoned-'),
    DESK_URL: url,
    ABANDONED_AFTER: '0',
    ALLOWED_ORIGINS: FOREIGN_SITE,
    ...mailServer.env,
  });
});
test.afterAll(async () => {
  await desk.stop();
  mailServer.stop();
});

const allow = (page: Page) =>
  page
    .getByRole('checkbox', {
      name: 'If I leave before sending this, you may keep what I typed here and contact me about it.',
    })
    .check();

interface LeftForm {
  tag: string;
  attributes?: string;
  /** Fills in a part. @returns the visitor's email address. */
  begin: (page: Page) => Promise<string>;
  /** Everything is there again, and the visitor sends it. */
  finish: (page: Page, email: string) => Promise<void>;
  /** The subject of the mail after it was sent. */
  subject: string;
}

const inEstimator: Omit<LeftForm, 'tag'> = {
  begin: async (page) => {
    const person = estimator.newContact();
    await estimator.walkToContact(page);
    await estimator.fillContact(page, person);
    await allow(page);
    return person.email;
  },
  finish: async (page, email) => {
    await estimator.expectContact(page, estimator.newContact({ email }));
    await estimator.confirmButton(page).click();
    await estimator.expectConfirmation(page);
  },
  subject: 'Your estimate',
};

const forms: Record<string, LeftForm> = {
  'the contact form': {
    tag: 'contact-form',
    begin: async (page) => {
      const booking = contact.newBooking();
      await contact.fillIn(page, booking);
      await allow(page);
      return booking.email;
    },
    finish: async (page, email) => {
      await contact.expectFilledIn(page, contact.newBooking({ email }));
      await contact.sendButton(page).click();
      await contact.expectSuccess(page);
    },
    subject: 'We received your request',
  },
  'the estimator': { tag: 'estimator', ...inEstimator },
  'the estimator in its panel': {
    tag: 'estimator',
    attributes: 'mode="panel"',
    ...inEstimator,
    begin: async (page) => {
      await estimator.launchButton(page).click();
      return inEstimator.begin(page);
    },
  },
  'the audit wizard': {
    tag: 'audit-wizard',
    begin: async (page) => {
      await page.goto(`${page.url()}#audit`);
      const info = audit.newInfo();
      await audit.fillInfo(page, info);
      await allow(page);
      await audit.nextButton(page).click();
      await audit.expectStep(page, 'Clean');
      await page.getByRole('checkbox').first().check();
      return info.email;
    },
    finish: async (page, email) => {
      await audit.expectStep(page, 'Clean');
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await audit.previousButton(page).click();
      await audit.expectInfo(page, audit.newInfo({ email }));
      await audit.requestAudit(page, audit.newInfo({ email }));
      await audit.expectConfirmation(page);
    },
    subject: 'We received your request',
  },
  'the quote builder': {
    tag: 'quote-builder',
    begin: async (page) => {
      const client = quote.newClient();
      await quote.fillClient(page, client);
      await allow(page);
      await quote.nextButton(page).click();
      await page.getByRole('checkbox').first().check();
      return client.email;
    },
    finish: async (page, email) => {
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await quote.previousButton(page).click();
      for (const [name, value] of Object.entries({ ...quote.newClient(), email }))
        await expect(quote.clientField[name as keyof quote.Client](page)).toHaveValue(value);
      await quote.goToEnd(page);
      await quote.sign(page);
      await quote.completeButton(page).click();
      await expect(quote.confirmation(page)).toBeVisible();
    },
    subject: 'We received your request',
  },
};

for (const [name, { tag, attributes = '', begin, finish, subject }] of Object.entries(forms))
  test(name, async ({ browser }) => {
    const first = await browser.newPage();
    const html = `<bio-${tag} endpoint="${desk.url}/api/requests" abandoned ${attributes}></bio-${tag}>`;
    await openForeignPage(first, SCRIPT + html);
    const email = await begin(first);
    await first.waitForLoadState('networkidle'); // what attends to forms comes when somebody goes into one
    await first.goto('about:blank');
    await first.close();
    const subjects = () => mailServer.mailsTo(email).map((mail) => mail.subject);
    await expect.poll(subjects).toEqual(['Your request is not sent yet']);
    const [, link = '', token = ''] =
      /(http\S+\/r\/(\w+))/.exec(mailServer.mailsTo(email)[0]?.text ?? '') ?? [];
    expect(link).toBe(`${desk.url}/r/${token}`);

    const second = await browser.newPage();
    await second.goto(link);
    await finish(second, email);
    expect(second.url()).toMatch(new RegExp(`^${FOREIGN_SITE}`));
    expect(second.url()).not.toContain(token);
    await expect.poll(subjects).toContain(subject);

    await second.goto(link);
    await expect(second.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible();
    expect(subjects()).toHaveLength(2);
    await second.close();
  });
