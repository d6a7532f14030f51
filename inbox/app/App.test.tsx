import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { adoptStyles } from '../../src/style/sheet';
import { showOnPage } from '../../webapp/testing/showOnPage';
import { sessionStore } from '../session/sessionStore';
import { App } from './App';

adoptStyles(document);

const lead = {
  id: 'a1',
  kind: 'contact',
  firm: '',
  receivedAt: '2030-06-15T12:00:00.000Z',
  updatedAt: '2030-06-15T12:00:00.000Z',
  state: 'new',
  name: 'Ana Ruiz',
  phone: '',
  address: '',
  subjects: [],
  fields: [],
  answers: [],
  estimate: [],
  photos: [],
  versions: [],
  activity: [],
  others: [],
  words: [],
  company: { name: '', phone: '' },
  people: [],
};
const unsent = {
  id: 'm1',
  leadId: 'a1',
  firm: '',
  recipient: 'firm',
  tries: 3,
  state: 'dead',
  error: 'no such host',
  createdAt: '2030-06-15T12:00:00.000Z',
};
/** What the desk answers, by method and path without parameters. */
const answers: Record<string, unknown> = {
  'GET session': { name: 'owner', role: 'owner', token: 't', firms: [], timeZone: 'UTC' },
  'GET changes': { stamp: '1' },
  'GET leads': { leads: [] },
  'GET leads/a1': lead,
  'GET messages': { messages: [unsent] },
};
let isOnline: boolean;
/** Until which the desk answers no change. */
let answersChanges: Promise<void>;

beforeEach(async () => {
  await page.viewport(1280, 900);
  isOnline = true;
  answersChanges = Promise.resolve();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    if (method !== 'GET') await answersChanges;
    if (!isOnline) throw new TypeError('Failed to fetch');
    const body = answers[`${method} ${path.replace(/^api\/|\?.*/g, '')}`];
    return body ? Response.json(body) : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

async function open(hash: string): Promise<void> {
  location.hash = hash;
  showOnPage(<App />);
  await sessionStore.getState().resume();
}
const alerts = () => page.getByRole('alert').elements();

test('a change that fails is said once, and to who has left the lead with its name', async () => {
  await open('#lead/a1');
  const booked = page.getByRole('radio', { name: 'Booked' });
  await expect.element(booked).toBeInTheDocument();
  isOnline = false;
  await booked.click();
  await expect.poll(() => alerts().length).toBe(1);
  let answer = () => {};
  answersChanges = new Promise((resolve) => {
    answer = resolve;
  });
  await booked.click();
  await expect.poll(() => alerts().length).toBe(0);
  location.hash = '#leads';
  await expect.element(booked).not.toBeInTheDocument();
  answer();
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  isOnline = true;
  await page.getByRole('alert').getByRole('link', { name: 'Ana Ruiz' }).click();
  await expect.poll(() => alerts().length).toBe(1);
  await booked.click();
  await expect.poll(() => alerts().length).toBe(0);
});

test('why a notification could not be sent again is said until it can', async () => {
  await open('#unsent');
  const again = page.getByRole('button', { name: 'Send again' });
  await expect.element(again).toBeVisible();
  isOnline = false;
  await again.click();
  await expect.poll(() => alerts().length).toBe(1);
  isOnline = true;
  await again.click();
  await expect.poll(() => alerts().length).toBe(0);
});

test('after signing in the focus is at the heading', async () => {
  const session = answers['GET session'];
  delete answers['GET session'];
  onTestFinished(() => {
    answers['GET session'] = session;
  });
  await open('');
  await page.getByLabelText('Password').fill('a password');
  answers['POST session'] = answers['GET session'] = session;
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Leads' })).toHaveFocus();
});
