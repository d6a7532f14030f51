import type { MessageRow } from '../storage/tables';

/** A message that nobody has tried to send. @param about the rest: the lead, its firm, the target, the event, and when it may be sent. */
export function newMessage(
  about: Pick<MessageRow, 'lead_id' | 'firm' | 'target' | 'event' | 'not_before'>,
  now: Date,
): MessageRow {
  const at = now.toISOString();
  return {
    ...about,
    id: crypto.randomUUID(),
    state: 'waiting',
    tries: 0,
    lease: null,
    last_error: null,
    created_at: at,
    updated_at: at,
    mailbox: null,
    estimate: null,
  };
}
