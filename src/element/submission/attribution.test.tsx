import { createStore, get, promisifyRequest, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAttribution, recordPage } from './attribution';
import { forget } from './forget';

const KEY = 'bio:attribution';
const root = document.documentElement;
const url = location.href;

/** Opens the page by a link with this query, in the same browser. */
function openPage(query: string): void {
  const stored = readStorage();
  refuseConsent();
  delete root.dataset['bioConsent'];
  if (stored) localStorage.setItem(KEY, stored);
  history.replaceState(null, '', `?${query}`);
  recordPage();
}

/** Removes what is stored and what the module holds in memory: the page is not recorded. */
function refuseConsent(): void {
  root.dataset['bioConsent'] = 'no';
  recordPage();
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

beforeEach(refuseConsent);
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  history.replaceState(null, '', url);
});

test('first and last touch are stored from page to page', () => {
  openPage('utm_source=letter');
  openPage('');
  openPage('gclid=abc');
  openPage('');
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

test('the landing page has no parameters that fill in fields, where the page allows those', () => {
  root.dataset['prefillQuery'] = '';
  openPage('utm_source=letter&email=ana@example.com');
  delete root.dataset['prefillQuery'];
  expect(localStorage.getItem(KEY)).toContain('letter');
  expect(localStorage.getItem(KEY)).not.toContain('ana');
});

test('with blocked storage, the attribution of this page alone is returned', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  openPage('utm_source=letter');
  expect(readAttribution()).toMatchObject({
    first: { utm_source: 'letter' },
    last: { utm_source: 'letter' },
  });
});

test('with full storage, the attribution of this page alone is returned', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openPage('utm_source=letter');
  expect(readAttribution()).toMatchObject({ first: { utm_source: 'letter' } });
});

test('withdrawn consent clears the attribution, renewed consent records the page again', async () => {
  openPage('utm_source=letter');
  root.dataset['bioConsent'] = 'no';
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  expect(readAttribution()).toBeUndefined();
  root.dataset['bioConsent'] = 'yes';
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull());
  expect(readAttribution()).toMatchObject({ first: { utm_source: 'letter' } });
});

test('Global Privacy Control counts as refused consent', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  openPage('utm_source=letter');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(readAttribution()).toBeUndefined();
});

test('forget() clears all data of the widgets, and none of the page', async () => {
  const outbox = createStore('bio-outbox', 'outbox');
  await set('a lead', 'queued', outbox);
  openPage('utm_source=letter');
  sessionStorage.setItem('bio:bio-estimator:/#0:draft', '{}');
  for (const storage of [localStorage, sessionStorage]) storage.setItem('theirs', '1');

  await forget();

  expect(await get('a lead', outbox)).toBeUndefined();
  await outbox('readonly', ({ transaction }) => transaction.db.close());
  for (const storage of [localStorage, sessionStorage]) {
    expect(Object.keys(storage).filter((key) => key.startsWith('bio:'))).toEqual([]);
    expect(storage.getItem('theirs')).toBe('1');
    storage.removeItem('theirs');
  }
  recordPage();
  expect(readAttribution()).toBeUndefined();
});

test('forget() creates no outbox where there is none', async () => {
  await promisifyRequest(indexedDB.deleteDatabase('bio-outbox'));
  await forget();
  const databases = await indexedDB.databases();
  expect(databases.map(({ name }) => name)).not.toContain('bio-outbox');
});
