/** What has arrived in the lead desk, read by its own command. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import type { Booking } from './visitor';

const run = promisify(execFile);

export type StoredLead = Record<string, unknown>;

async function allLeads(): Promise<StoredLead[]> {
  const { stdout } = await run('node', ['dist/desk/cli.js', 'export', '--format', 'json'], {
    env: { ...process.env, DATA_DIR: 'test-results/data', DATABASE_URL: '' },
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout) as StoredLead[];
}

const isBy = (booking: { email: string }) => (lead: StoredLead) => lead['email'] === booking.email;

/** Every lead that came of this booking, told by its email address. */
export async function bookingsOf(booking: { email: string }): Promise<StoredLead[]> {
  return (await allLeads()).filter(isBy(booking));
}

/** The desk has these bookings to the letter, each of them once. @returns their leads. */
export async function expectAllBooked(bookings: readonly Booking[]): Promise<StoredLead[]> {
  const leads = await allLeads();
  return bookings.map((booking) => {
    const [lead, ...others] = leads.filter(isBy(booking));
    expect(others, 'the booking is there once').toHaveLength(0);
    expect(lead).toMatchObject({ ...booking });
    return lead ?? {};
  });
}

/** The desk has this booking to the letter, and has it once. @returns its lead. */
export async function expectBooked(booking: Booking): Promise<StoredLead> {
  const [lead] = await expectAllBooked([booking]);
  return lead ?? {};
}

/** Every estimate that came from this email address. */
export async function estimatesOf({ email }: { email: string }): Promise<StoredLead[]> {
  return (await allLeads()).filter(
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
