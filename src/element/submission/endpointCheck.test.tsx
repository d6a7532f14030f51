import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../testing/mount';
import { recordEvents } from '../../testing/mount';
import { checkEndpoint, checkOrigin, reportForbiddenOrigin } from './endpointCheck';

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

test('a desk is asked once, whoever wants to know', async () => {
  const endpoint = newDesk();
  fetch.mockImplementation(async () => Response.json({ version: '1', originAllowed: false }));
  const [first, second] = await Promise.all([checkEndpoint(endpoint), checkEndpoint(endpoint)]);
  expect(first).toEqual({ originAllowed: false, estimatesMailed: false });
  expect(second).toBe(first);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[0]).toEqual(new URL(endpoint.replace('requests', 'check')));
});

test('a desk of several firms is asked about the one that the endpoint names', async () => {
  fetch.mockImplementation(async () => Response.json({ originAllowed: true, estimatesMailed: true }));
  expect(await checkEndpoint('https://agency.example/desk/api/requests/bug-off')).toMatchObject({
    originAllowed: true,
  });
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

test('it says whether it mails estimates', async () => {
  fetch.mockImplementation(async () => Response.json({ originAllowed: true, estimatesMailed: true }));
  expect(await checkEndpoint(newDesk())).toEqual({ originAllowed: true, estimatesMailed: true });
});

test.each<[string, () => Promise<Response>]>([
  ['404', async () => Response.json({ originAllowed: true }, { status: 404 })],
  ['JSON of another kind', async () => Response.json({ ok: true })],
  ['JSON that is no object', async () => Response.json(null)],
  ['a web page', async () => new Response('<!doctype html>')],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an endpoint that answers with %s is no lead desk', async (_, respond) => {
  fetch.mockImplementation(respond);
  expect(await checkEndpoint(newDesk())).toBeUndefined();
});

test('a desk that could not be asked is asked again', async () => {
  const endpoint = newDesk();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetch.mockImplementation(async () => Response.json({ originAllowed: true, estimatesMailed: true }));
  expect(await checkEndpoint(endpoint)).toBeUndefined();
  expect(await checkEndpoint(endpoint)).toMatchObject({ estimatesMailed: true });
});

test.each(['https://hooks.example/api/requests/17', 'https://hooks.example/leads', 'http://[::1]:80/'])(
  'the webhook %s gets no request',
  async (endpoint) => {
    expect(await checkEndpoint(endpoint)).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('that the origin is not allowed is reported once for each endpoint, with what to add', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors = recordEvents('bio-error');
  const element = document.createElement('bio-test');
  document.body.append(element);
  const endpoint = newDesk();
  reportForbiddenOrigin(element, endpoint);
  reportForbiddenOrigin(element, endpoint);
  expect(error.mock.calls).toEqual([
    [
      `<bio-test> may not send leads to ${endpoint} from this page: add ${location.origin} to ALLOWED_ORIGINS of the lead desk (for a firm, to its allowedOrigins), or to what another endpoint allows.`,
    ],
  ]);
  expect(errors).toMatchObject([{ code: 'origin-not-allowed' }]);
});
