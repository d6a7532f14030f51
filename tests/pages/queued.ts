/** What a visitor reads of a lead that is queued on the device, and later of what became of it. */
import { expect, type Locator } from 'playwright/test';
import { PHONE } from '../support/firm';
import type { Within } from './contactForm';

const status = (text: string | RegExp) => (where: Within) =>
  where.getByRole('status').filter({ hasText: text });

/** Below the contact form's error. */
export const queuedNote = status('Your request is saved on this device, and is being sent again by itself');

/** In the place of a thank-you. */
export const queuedScreen = status('Your request is saved on this device. We could not confirm');

/** The screen says what is known and the way to the firm, and promises nothing. */
export async function expectQueued(where: Within): Promise<void> {
  const screen = queuedScreen(where);
  await expect(screen.getByRole('heading', { name: 'Saved, but not confirmed yet' })).toBeVisible();
  await expect(screen.getByRole('link', { name: PHONE })).toBeVisible();
  await expect(screen).not.toContainText(/thank|24/i);
}

/** At a later visit. */
export const deliveredNotice = status(/^Your request from .+ has arrived\./);
export const undeliveredNotice = (where: Within): Locator =>
  where.getByRole('alert').filter({ hasText: /^Your request from .+ could not be delivered\./ });
export const dismissButton = (where: Within): Locator =>
  where.getByRole('button', { name: 'Close this message' });
