import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../testing/mount';
import { recordEvents } from '../../testing/mount';
import { checkOrigin, reportBadDestination } from './endpointCheck';

const fetch = vi.fn<typeof globalThis.fetch>();
let desks = 0;
/** The endpoint of a desk that no test has asked yet. */
const newDesk = () => `https://desk${++desks}.example/api/requests`;

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Asks for a page of an element. @returns the lines on the console. */
async function check(endpoint: string): Promise<unknown[]> {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = document.createElement('bio-test');
  await Promise.all([checkOrigin(element, endpoint), checkOrigin(element, endpoint)]);
  return error.mock.calls.flat();
}
const forbids = async () => Response.json({ version: '1', originAllowed: false });

test('a desk that does not allow the origin is asked and reported once', async () => {
  const endpoint = newDesk();
  fetch.mockImplementation(forbids);
  expect(await check(endpoint)).toEqual([expect.stringContaining(endpoint)]);
  await check(endpoint);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[0]).toEqual(new URL(endpoint.replace('requests', 'check')));
});

test('a desk of several firms is asked about the one that the endpoint names', async () => {
  fetch.mockImplementation(forbids);
  expect(await check('https://agency.example/desk/api/requests/bug-off')).toHaveLength(1);
  expect(fetch.mock.calls[0]?.[0]).toEqual(new URL('https://agency.example/desk/api/check/bug-off'));
});

test('a firm that the desk does not know is reported once, with what to do', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors = recordEvents('bio-error');
  const element = document.createElement('bio-test');
  document.body.append(element);
  const endpoint = `${newDesk()}/bug-of`;
  const detail = 'Not found: this desk has no firm "bug-of".';
  fetch.mockImplementation(async () => Response.json({ detail }, { status: 404 }));
  await checkOrigin(element, endpoint);
  await checkOrigin(element, endpoint);
  expect(error.mock.calls).toEqual([[`<bio-test> cannot send leads to ${endpoint}. ${detail}`]]);
  expect(errors).toMatchObject([{ code: 'no-endpoint' }]);
});

test.each<[string, () => Promise<Response>]>([
  ['that the origin is allowed', async () => Response.json({ version: '1', originAllowed: true })],
  ['404', async () => Response.json({ originAllowed: false }, { status: 404 })],
  ['JSON of another kind', async () => Response.json({ ok: true })],
  ['JSON that is no object', async () => Response.json(null)],
  ['a web page', async () => new Response('<!doctype html>')],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
])('nothing is reported of an endpoint that answers %s', async (_, respond) => {
  fetch.mockImplementation(respond);
  expect(await check(newDesk())).toEqual([]);
});

test('a desk that could not be asked is asked again', async () => {
  const endpoint = newDesk();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetch.mockImplementation(forbids);
  expect(await check(endpoint)).toEqual([]);
  expect(await check(endpoint)).toHaveLength(1);
});

test.each(['https://hooks.example/api/requests/17', 'https://hooks.example/leads', 'http://[::1]:80/'])(
  'the webhook %s gets no request',
  async (endpoint) => {
    await check(endpoint);
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('that the origin is not allowed is reported once for each endpoint, with what to add', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors = recordEvents('bio-error');
  const element = document.createElement('bio-test');
  document.body.append(element);
  const endpoint = newDesk();
  reportBadDestination(element, endpoint, { httpStatus: 403 });
  reportBadDestination(element, endpoint, { httpStatus: 403 });
  expect(error.mock.calls).toEqual([
    [
      `<bio-test> may not send leads to ${endpoint} from this page: add ${location.origin} to ALLOWED_ORIGINS of the lead desk (for a firm, to its allowedOrigins), or to what another endpoint allows.`,
    ],
  ]);
  expect(errors).toMatchObject([{ code: 'origin-not-allowed' }]);
});
