/** The audit wizard in the visitor's words. */
import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page } from 'playwright/test';
import { animationsEnded } from '../support/animations';
import { bookingsOf, type StoredLead } from '../support/desk';
import { DESK } from '../support/urls';
import { ERROR, ready, type Within } from './contactForm';

export const WIZARD = `<bio-audit-wizard endpoint="${DESK}"></bio-audit-wizard>`;
export const LINK = '<a href="#audit">Free audit</a>';

export const STEPS = ['Info', 'Clean', 'Strip', 'Protect', 'Submit'] as const;

/** What somebody types in step 1. */
export interface Info {
  fullName: string;
  serviceAddress: string;
  email: string;
  phone: string;
}

/** Somebody who has not asked before. */
export const newInfo = (changes: Partial<Info> = {}): Info => ({
  fullName: 'Ada Lovelace',
  serviceAddress: '12 Main Street, Alpharetta, GA 30009',
  email: `${randomUUID()}@example.com`,
  phone: '(770) 555-0100',
  ...changes,
});

export const dialog = (page: Within): Locator =>
  page.getByRole('dialog', { name: 'Free property check', exact: true });

const button = (name: string) => (where: Within) => where.getByRole('button', { name, exact: true });
export const nextButton = (where: Within): Locator => ready(where, button('Next')(where));
export const previousButton = button('Previous');
export const submitButton = button('Submit');
export const sendingButton = button('Sending...');
/** Ends the thank-you. */
export const closeButton = button('Close');
/** In the corner, on every step. */
export const closeIcon = button('Close and keep my answers');

export const infoField = {
  fullName: (where: Within) => where.getByRole('textbox', { name: 'Full Name' }),
  serviceAddress: (where: Within) => where.getByRole('textbox', { name: 'Service Address' }),
  email: (where: Within) => where.getByRole('textbox', { name: 'Email' }),
  phone: (where: Within) => where.getByRole('textbox', { name: 'Phone' }),
} satisfies Record<keyof Info, (where: Within) => Locator>;

export const notes = (where: Within): Locator => where.getByRole('textbox', { name: 'Notes' });
export const option = (where: Within, name: string): Locator =>
  where.getByRole('checkbox', { name, exact: true });

/** Where files are chosen. It comes with code of its own, a moment after the step. */
export const photoInput = (where: Within): Locator => where.getByLabel('Photos (optional)');
/** The photos that were taken, by the buttons that remove them. */
export const photos = (where: Within): Locator => where.getByRole('button', { name: /^Remove / });

/** What is wrong, other than at a field. */
export const problem = (where: Within): Locator => where.getByRole('alert').filter({ hasText: /\S/ });

export const heading = (where: Within): Locator => where.getByRole('heading', { level: 3 });

/** The marks of the indicator: which steps have a tick, and which one is current. */
export async function expectStep(where: Within, step: (typeof STEPS)[number]): Promise<void> {
  const marks = where.getByRole('list', { name: 'Steps of the audit' }).getByRole('listitem');
  const current = STEPS.indexOf(step);
  await expect(marks).toContainText([...STEPS]);
  await expect(marks.nth(current)).toHaveAttribute('aria-current', 'step');
  for (let index = 0; index < STEPS.length; index++) {
    await expect(marks.nth(index).locator('svg')).toHaveCount(index < current ? 1 : 0);
    if (index !== current) await expect(marks.nth(index)).not.toHaveAttribute('aria-current');
  }
}

export async function fillInfo(where: Within, info: Info): Promise<void> {
  for (const [name, find] of Object.entries(infoField)) await find(where).fill(info[name as keyof Info]);
}

export async function expectInfo(where: Within, info: Info): Promise<void> {
  for (const [name, find] of Object.entries(infoField))
    await expect(find(where)).toHaveValue(info[name as keyof Info]);
}

/** From step 1 to the last step. @returns what was typed. */
export async function walkToSubmit(where: Within, info: Info = newInfo()): Promise<Info> {
  await fillInfo(where, info);
  for (let press = 0; press < 4; press++) await nextButton(where).click();
  await expect(submitButton(where)).toBeVisible();
  await photoInput(where).waitFor();
  return info;
}

/** The whole visit, up to the press on Submit. @returns what was typed in step 1. */
export async function requestAudit(where: Within, info: Info = newInfo()): Promise<Info> {
  await walkToSubmit(where, info);
  await submitButton(where).click();
  return info;
}

export async function expectConfirmation(where: Within): Promise<void> {
  await expect(where.getByText(/24 business hours/)).toBeVisible();
}

export async function expectError(where: Within): Promise<void> {
  await expect(problem(where)).toHaveText(ERROR);
}

/** Fresh as nobody had ever been there. */
export async function expectFresh(where: Within): Promise<void> {
  await expectStep(where, 'Info');
  await expectInfo(where, { fullName: '', serviceAddress: '', email: '', phone: '' });
}

/** The desk has exactly one audit of this person, unchanged. @returns its lead. */
export async function expectRequested(info: Info): Promise<StoredLead> {
  const [lead, ...others] = await bookingsOf(info);
  expect(others, 'the request is there once').toHaveLength(0);
  expect(lead).toMatchObject({ kind: 'audit', source: 'Audit Wizard', ...info });
  return lead ?? {};
}

/** Nothing of the wizard is moving any more. */
export const still = (page: Page): Promise<void> => animationsEnded(page, 'bio-audit-wizard');

/** A dot of this color (0 to 255, in greys): the same picture twice counts once. */
export function png(name: string, grey = 0) {
  const chunk = (type: string, data: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const body = Buffer.concat([Buffer.from(type), data]);
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
    chunk('IDAT', deflateSync(Buffer.from([0, grey]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}
