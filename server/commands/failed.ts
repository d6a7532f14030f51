import type { MessageRow } from '../migrations/003_messages';
import type { LeadStore } from '../store';
import type { Command } from './command';

/** `failed`: the messages that failed for good, and those that no desk sends any more. Nothing in it is personal. */
export const failed: Command = { options: [], read: () => listFailed };

async function listFailed(store: LeadStore): Promise<void> {
  const messages = await store.messages.failed(new Date());
  if (messages.length === 0) {
    console.log('Every message was sent, or is still being tried.');
    return;
  }
  for (const message of messages) console.log(describe(message));
  console.log(`${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`);
}

function describe({ id, lead_id, target, tries, state, last_error, created_at }: MessageRow): string {
  const kind = URL.canParse(target) ? 'webhook' : 'mail';
  const why =
    state === 'dead'
      ? `failed for good: ${last_error ?? ''}`
      : 'waits: no desk is running, or none has this receiver in its settings';
  return [
    id,
    `  ${kind} to ${receiver(target)}, of ${created_at}, about lead ${lead_id}`,
    `  ${tries} ${tries === 1 ? 'try' : 'tries'}, ${why}\n`,
  ].join('\n');
}

/** A webhook without its query, which may hold a key. */
function receiver(target: string): string {
  if (!URL.canParse(target)) return `the ${target}`;
  const { origin, pathname } = new URL(target);
  return origin + pathname;
}
