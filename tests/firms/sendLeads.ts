/** The forms of a firm's site, filled in to the end: what they print, and what the desk mails. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { leadKinds } from '../../src/domain/leadKinds';
import { mailTexts } from '../../src/languages/mails';
import { findBuiltIn } from '../support/builtInWords';
import { completeForm } from '../support/completeForm';
import { watchPrinting } from '../support/printing';
import type { NewFirm } from './firms';
import type { OpenSite } from './openSite';
import { englishIn } from './searchFiles';

/** Where the forms of a site stand, those that it has. */
const FORMS = {
  contact: { on: '/', form: 'bio-contact-form' },
  quote: { on: '/', form: 'bio-quote-builder' },
  estimate: { on: '/services/', form: 'bio-estimator:not([mode])' },
  audit: { on: '/', form: 'bio-audit-wizard' },
} as const;

const PRINT = 'Print or save as PDF|Imprimir o guardar como PDF|Drucken oder als PDF speichern';

/** The mail to the firm, and the one to the visitor. */
const MAILS = 2;

/** Milliseconds that a busy machine may take to mail them. */
const IN_TIME = 60_000;

/**
 * @param own what the firm says itself.
 * @param base the path below which the pages of the language lie, empty for the main one.
 * @returns what is wrong.
 */
export async function sendLeads(
  { url, browser, mails }: OpenSite,
  {
    own,
    routes,
    lang,
    base,
    firm,
  }: { own: unknown; routes: readonly string[]; lang: string; base: string; firm: NewFirm },
): Promise<string[]> {
  const problems: string[] = [];
  /** The kinds that the site has a form for. */
  const asked: string[] = [];
  const received = (visitor: string) => [
    ...mails.mailsTo('office@clearwater.example'),
    ...mails.mailsTo(visitor),
  ];
  const read = (text: string, where: string, language: string) => {
    problems.push(...findBuiltIn([text], own).map((found) => `${where}: ${found.slice(0, 160)}`));
    if (language !== 'en') problems.push(...englishIn(text).map((found) => `${where} in English: ${found}`));
  };
  for (const kind of leadKinds) {
    const { on, form } = FORMS[kind];
    const route =
      routes.find((one) => one === base + on || (on !== '/' && one.startsWith(base + on))) ?? `${base}/`;
    const page = await browser.newPage();
    const printed = await watchPrinting(page);
    // A mailbox gets few mails a day.
    const visitor = `ada-${kind}-${lang}@example.com`;
    const before = received(visitor).length;
    await page.route(/google/, (request) => request.fulfill({ contentType: 'text/html', body: '' }));
    // By the widget's event: a browser does not always report the answer to a request that outlives its page.
    let sent = 0;
    await page.exposeFunction('onLeadSent', () => sent++);
    await page.addInitScript(() =>
      addEventListener('bio-lead-sent', () => Reflect.get(window, 'onLeadSent')()),
    );
    await page.goto(url + route);
    const found = page.locator(form).first();
    if ((await found.count()) > 0) {
      await found.scrollIntoViewIfNeeded();
      await completeForm(found, () => sent, visitor);
      await print(page, form);
      asked.push(kind);
    } else await sendByHand(url, kind, lang, visitor);
    await expect
      .poll(() => received(visitor).length, { message: `mails about ${kind}`, timeout: IN_TIME })
      .toBeGreaterThanOrEqual(before + MAILS);
    for (const sheet of printed) read(sheet.html, `the print of ${kind} (${lang})`, lang);
    for (const { to, subject, text, html, from } of received(visitor).slice(before)) {
      const isVisitor = to?.some(({ address }) => address === visitor);
      const language = isVisitor ? lang : (firm.languages[0] ?? 'en');
      // The desk has found the prices in the firm's own facts: else it would mail none.
      if (
        isVisitor &&
        kind === 'estimate' &&
        asked.includes(kind) &&
        subject !== mailTexts[lang]?.messages.estimateSubject
      )
        problems.push(`the estimate was not mailed (${lang}): ${subject}`);
      read(
        [from?.name, subject, text, html].join('\n'),
        `the mail about ${kind} to ${to?.[0]?.address} (${lang})`,
        language,
      );
    }
    await page.close();
  }
  return problems;
}

/** A form that no page shows can be linked on a page of another site. */
async function sendByHand(url: string, kind: string, lang: string, email: string): Promise<void> {
  const lead = {
    id: randomUUID(),
    kind,
    lang,
    timestamp: new Date().toISOString(),
    source: 'Test',
    page: `${url}/`,
    selectedServices: [],
    propertyInfo: {},
    locationInfo: {},
    contactInfo: { firstName: 'Ada', email, phone: '0800 555 0100' },
    estimate: { min: 1, max: 2 },
    items: [],
    total: { min: 1, max: 2 },
    approved: true,
    signature: 'Ada Lovelace',
    serviceAddress: '12 Mill Lane',
    fullName: 'Ada Lovelace',
    email,
    phone: '0800 555 0100',
  };
  const { status } = await fetch(`${url}/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  if (status !== 201) throw new Error(`A lead of kind ${kind} was answered with ${status}.`);
}

/** Prints what was sent, where the form offers that. */
async function print(page: Page, form: string): Promise<void> {
  const button = page
    .locator(form)
    .first()
    .getByRole('button', { name: new RegExp(PRINT) });
  if ((await button.count()) > 0) await button.first().click();
}
