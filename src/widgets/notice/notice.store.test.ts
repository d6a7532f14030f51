import { afterEach, expect, test, vi } from 'vitest';
import { createNoticeStore } from './notice.store';

const facts = {
  timeZone: 'America/Los_Angeles',
  notice: {
    text: { en: 'Closed on July 4', es: 'Cerrado el 4 de julio' },
    from: '2026-07-04',
    until: '2026-07-04',
  },
};
const storeAt = (now: string, lang = 'en') =>
  createNoticeStore({ settings: () => ({ facts, lang }) as never }, () => new Date(now));

afterEach(() => vi.unstubAllGlobals());

test('it shows its text in the language of the page, on its days', () => {
  const store = storeAt('2026-07-04T20:00:00Z', 'es');
  store.getState().start();
  expect(store.getState().text).toBe('Cerrado el 4 de julio');
  const later = storeAt('2026-07-05T08:00:00Z');
  later.getState().start();
  expect(later.getState().text).toBe('');
});

test('once closed, it stays closed on this device', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const store = storeAt('2026-07-04T20:00:00Z');
  store.getState().start();
  store.getState().close();
  expect(store.getState().text).toBe('');
  const next = storeAt('2026-07-04T21:00:00Z');
  next.getState().start();
  expect(next.getState().text).toBe('');
});
