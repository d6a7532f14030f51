import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/check-page/network';
import { addressOf, loadPage } from './loadPage';

test.each([
  ['https://www.example.com/contact', 'https://www.example.com/contact'],
  [' http://example.com ', 'http://example.com/'],
  ['example.com', 'https://example.com/'],
  ['example.com:8080/a?b#c', 'https://example.com:8080/a?b#c'],
  ['localhost:8080/biocheck', 'http://localhost:8080/biocheck'],
  ['localhost.example.com', 'https://localhost.example.com/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['blob:https://example.com/x', undefined],
  ['an address', undefined],
  ['', undefined],
])('%j is the address %s', (typed, address) => expect(addressOf(typed)?.href).toBe(address));

describe('a page', () => {
  const ADDRESS = new URL('https://www.example.com/');
  const load = (answer: Answer) => loadPage(ADDRESS, { get: async () => answer });
  const html = {
    status: 200,
    ok: true,
    type: 'text/html',
    body: new TextEncoder().encode('<p>é').buffer,
    url: 'https://www.example.com/moved',
    policy: undefined,
  };

  test('is its HTML, with the address that it was found at', async () =>
    expect(await load(html)).toEqual({
      html: '<p>é',
      address: new URL('https://www.example.com/moved'),
      policy: undefined,
    }));

  test.each<[name: string, answer: Answer, says: RegExp]>([
    ['that is not there', { ...html, status: 404, ok: false }, /answers 404/],
    ['that is no page', { ...html, type: 'application/pdf' }, /no web page, but application\/pdf/],
  ])('%s is refused', async (_, answer, says) =>
    expect(await load(answer)).toMatchObject({ reason: 'failed', what: expect.stringMatching(says) }),
  );
});
