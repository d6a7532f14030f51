/** What has arrived in the lead desk, read by its own command. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import type { Booking } from '../pages/contactForm';
import { DATA_DIR } from './urls';

const run = promisify(execFile);

export type StoredLead = Record<string, unknown>;

/** @param email only this person's leads, where it is an address. */
async function exportLeads(email = ''): Promise<StoredLead[]> {
  const person = email.includes('@') ? ['--email', email] : [];
  const { stdout } = await run('node', ['dist/desk/cli.js', 'export', '--format', 'json', ...person], {
    env: { ...process.env, DATA_DIR, DATABASE_URL: '' },
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout) as StoredLead[];
}

const isBy = (booking: { email: string }) => (lead: StoredLead) => lead['email'] === booking.email;

/** Every lead with the email address of this booking. */
export async function bookingsOf(booking: { email: string }): Promise<StoredLead[]> {
  return (await exportLeads(booking.email)).filter(isBy(booking));
}

function onlyLeadOf(booking: Booking, leads: readonly StoredLead[]): StoredLead {
  const [lead, ...others] = leads.filter(isBy(booking));
  expect(others, 'the booking is there once').toHaveLength(0);
  expect(lead).toMatchObject({ ...booking });
  return lead ?? {};
}

/** The desk has these bookings unchanged, each of them once. */
export async function expectAllBooked(bookings: readonly Booking[]): Promise<void> {
  const leads = await exportLeads();
  for (const booking of bookings) onlyLeadOf(booking, leads);
}

/** The desk has this booking unchanged, and has it once. @returns its lead. */
export const expectBooked = async (booking: Booking): Promise<StoredLead> =>
  onlyLeadOf(booking, await exportLeads(booking.email));

/** Every estimate that came from this email address. */
export async function estimatesOf({ email }: { email: string }): Promise<StoredLead[]> {
  return (await exportLeads(email)).filter(
    ({ contactInfo }) => (contactInfo as { email?: string } | undefined)?.email === email,
  );
}

/** The desk has exactly one estimate from this email address. @returns its lead. */
export async function expectRequested(contact: { email: string }): Promise<StoredLead> {
  const [lead, ...others] = await estimatesOf(contact);
  expect(others, 'the request is there once').toHaveLength(0);
  expect(lead).toBeDefined();
  return lead ?? {};
}
