import { expect, test } from 'vitest';
import { fetchDays, holdSlot } from '../../src/forms/slots/part/desk';
import { deliver } from '../../src/leads/deliver';
import { deskResponse, ENDPOINT, responseOf } from './simulatedDesk';

const lead = {
  id: 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f10',
  body: '{"id":"f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f10"}',
};

test.each([
  ['stores', { status: 'accepted' }],
  [
    'refuses',
    { status: 'refused', httpStatus: 400, errors: [], detail: 'The simulated desk refuses everything.' },
  ],
  ['away', { status: 'unproven', reason: 'http 503', retryAfter: undefined }],
] as const)('to a desk that %s, the delivery of a lead is %j', async (answer, delivery) => {
  const before = globalThis.fetch;
  globalThis.fetch = async () => responseOf(answer, lead.body);
  try {
    expect(await deliver(lead, 'https://desk.example/')).toEqual(delivery);
  } finally {
    globalThis.fetch = before;
  }
});

test('what is no lead is answered too', () => expect(responseOf('stores', 'no JSON').status).toBe(201));

test('it offers times from a day on, keeps one, and takes leads of the page', async () => {
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => deskResponse('stores', new Request(input, init), '');
  try {
    const offered = await fetchDays(ENDPOINT, { kind: 'contact' }, '2026-12-01');
    if (offered === 'none') throw new Error('no times');
    expect(offered.days.slice(0, 5).map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-12-01', 3],
      ['2026-12-02', 3],
      ['2026-12-03', 3],
      ['2026-12-04', 3],
      ['2026-12-05', 0],
    ]);
    const [slot] = offered.days[0]?.slots ?? [];
    const hold = await holdSlot(ENDPOINT, { kind: 'contact' }, slot ?? { start: '' });
    expect(hold).toMatchObject({ hold: 'simulated' });
    const check = await fetch('https://lead-desk.invalid/api/check');
    expect(await check.json()).toEqual({ originAllowed: true });
  } finally {
    globalThis.fetch = before;
  }
});
