import type { MessageRow } from '../storage/tables';
import { type Command, count } from './command';

/**
 * `failed`: lists the notifications that failed permanently, and those that no running desk sends. The list holds
 * nothing personal.
 */
export const failed: Command = {
  options: ['firm'],
  parse:
    ({ firm }) =>
    async (store, { console }) => {
      const all = await store.messages.failed(new Date());
      const messages = all.filter((message) => firm === undefined || message.firm === firm);
      if (messages.length === 0) {
        console.log('Every message was sent, or is still being tried.');
        return;
      }
      for (const message of messages) console.log(format(message));
      console.log(count(messages.length, 'message'));
    },
};

function format({ id, lead_id, firm, target, tries, state, last_error, created_at }: MessageRow): string {
  const kind = URL.canParse(target) ? 'webhook' : 'mail';
  const why =
    state === 'dead'
      ? `failed for good: ${last_error ?? ''}`
      : 'waits: no desk is running, or none has this receiver in its settings';
  return [
    id,
    `  ${kind} to ${recipient(target)}${firm && ` (${firm})`}, of ${created_at}, about lead ${lead_id}`,
    `  ${tries} ${tries === 1 ? 'try' : 'tries'}, ${why}\n`,
  ].join('\n');
}

/** A webhook's URL without its query, which may hold a key. */
function recipient(target: string): string {
  if (!URL.canParse(target)) return `the ${target}`;
  const { origin, pathname } = new URL(target);
  return origin + pathname;
}
