import { expect, test } from 'vitest';
import { deliver } from '../../src/leads/deliver';
import { responseOf } from './simulatedDesk';

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
