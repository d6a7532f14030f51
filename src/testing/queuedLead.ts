import type { QueuedLead } from '../leads/outbox';

/** A queued lead that waits for its second attempt. */
export const queuedLead = (changes: Partial<QueuedLead> = {}): QueuedLead => ({
  id: 'a',
  kind: 'contact',
  timestamp: '2030-01-31T12:00:00.000Z',
  revision: 2,
  endpoint: 'https://desk.example/',
  bytes: 1000,
  keptAt: Date.UTC(2030, 0, 31, 12),
  attempts: 1,
  dueAt: Date.UTC(2030, 0, 31, 13),
  sending: false,
  ...changes,
});
