import { expect, test } from 'vitest';
import { createMemoryStorage } from './memoryStorage';

test('entries are set, read, listed and removed, by method and by name', () => {
  const storage = createMemoryStorage();
  storage.setItem('bio:outbox', '1');
  storage.setItem('bio:draft', 'typed');
  expect(storage.length).toBe(2);
  expect(storage.getItem('bio:draft')).toBe('typed');
  expect(storage['bio:outbox']).toBe('1');
  expect('bio:outbox' in storage).toBe(true);
  expect(Object.keys(storage)).toEqual(['bio:outbox', 'bio:draft']);
  expect(storage.key(1)).toBe('bio:draft');
  storage.removeItem('bio:outbox');
  expect(storage.getItem('bio:outbox')).toBeNull();
  storage.clear();
  expect(storage.length).toBe(0);
});

test('a name that every object has is no entry', () =>
  expect(createMemoryStorage().getItem('toString')).toBeNull());

test('two of them share nothing', () => {
  createMemoryStorage().setItem('a', '1');
  expect(createMemoryStorage().length).toBe(0);
});
