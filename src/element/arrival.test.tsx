import { createStore, get, promisifyRequest, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAttribution, record } from './arrival';
import './forget';

const KEY = 'bio:attribution';
const root = document.documentElement;
const address = location.href;

/** A page is opened by this link. */
function arrive(query: string): void {
  const kept = read();
  refuse();
  delete root.dataset['bioConsent'];
  if (kept) localStorage.setItem(KEY, kept);
  history.replaceState(null, '', `?${query}`);
  record();
}

/** Nothing is kept, and this page has not been taken note of. */
function refuse(): void {
  root.dataset['bioConsent'] = 'no';
  record();
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

beforeEach(refuse);
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  history.replaceState(null, '', address);
});

test('first and last touch are kept from page to page', () => {
  arrive('utm_source=letter');
  arrive('');
  arrive('gclid=abc');
  arrive('');
  expect(readAttribution()).toMatchObject({
    first: {
      utm_source: 'letter',
      landingPage: expect.stringContaining('utm_source=letter'),
      at: expect.any(String),
    },
    last: { gclid: 'abc' },
  });
  expect(localStorage.getItem(KEY)).toContain('letter');
});

test('where storage is blocked, this page is known', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  arrive('utm_source=letter');
  expect(readAttribution()).toMatchObject({
    first: { utm_source: 'letter' },
    last: { utm_source: 'letter' },
  });
});

test('where storage is full, this page is known', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  arrive('utm_source=letter');
  expect(readAttribution()).toMatchObject({ first: { utm_source: 'letter' } });
});

test('a consent that is withdrawn clears what was kept, and given again it begins anew', async () => {
  arrive('utm_source=letter');
  root.dataset['bioConsent'] = 'no';
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  expect(readAttribution()).toBeUndefined();
  root.dataset['bioConsent'] = 'yes';
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull());
  expect(readAttribution()).toMatchObject({ first: { utm_source: 'letter' } });
});

test('Global Privacy Control is a refusal', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  arrive('utm_source=letter');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(readAttribution()).toBeUndefined();
});

test('forget() clears everything of the widgets, and nothing of others', async () => {
  const outbox = createStore('bio-outbox', 'outbox');
  await set('a lead', 'waits', outbox);
  arrive('utm_source=letter');
  sessionStorage.setItem('bio:bio-estimator:/#0:visit', '{}');
  for (const storage of [localStorage, sessionStorage]) storage.setItem('theirs', '1');

  await BioSystem.forget();

  expect(await get('a lead', outbox)).toBeUndefined();
  await outbox('readonly', ({ transaction }) => transaction.db.close());
  for (const storage of [localStorage, sessionStorage]) {
    expect(Object.keys(storage).filter((key) => key.startsWith('bio:'))).toEqual([]);
    expect(storage.getItem('theirs')).toBe('1');
    storage.removeItem('theirs');
  }
  record();
  expect(readAttribution()).toBeUndefined();
});

test('forget() makes no outbox where there is none', async () => {
  await promisifyRequest(indexedDB.deleteDatabase('bio-outbox'));
  await BioSystem.forget();
  const databases = await indexedDB.databases();
  expect(databases.map(({ name }) => name)).not.toContain('bio-outbox');
});
