import { type Bounce, maxNotice, parseDeliveryStatus } from '../notify/deliveryStatus';
import { describeTarget } from '../notify/enqueue';
import { CommandError, errorMessage } from '../operations/log';
import { readSettings } from '../operations/settings';
import { createStore } from '../storage/store';
import type { MessageRow } from '../storage/tables';
import { type Command, count, type Env, existingFile, type Output } from './command';

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
  const why =
    state === 'dead'
      ? `failed for good: ${last_error ?? ''}`
      : 'waits: no desk is running, or none has this receiver in its settings';
  return [
    id,
    `  ${describeTarget(target)}${firm && ` (${firm})`}, of ${created_at}, about lead ${lead_id}`,
    `  ${tries} ${tries === 1 ? 'try' : 'tries'}, ${why}\n`,
  ].join('\n');
}

/** `retry`: puts notifications that failed permanently back into the queue, all or one by its id. A running desk sends them. */
export const retry: Command = {
  options: ['firm'],
  takesArgument: true,
  parse:
    ({ firm }, id) =>
    async (store, { console }) => {
      const retried = await store.messages.retry(id, new Date(), firm);
      if (id !== undefined && retried === 0) {
        throw new CommandError(`No message "${id}" has failed for good. See: npm run leads -- failed`);
      }
      console.log(`${count(retried, 'message')} will be tried again.`);
    },
};

/** EX_TEMPFAIL of sysexits.h: a mail server keeps the notice, and pipes it again later. */
const tryAgainLater = 75;

/**
 * `bounce`: notes a mail server's notice that a mail was not delivered. What cannot be used is no error: the mail server would
 * answer the notice with another one.
 */
export const bounce: Command = {
  options: [],
  parse: () => ({
    async withoutLeads(env, { console }) {
      const found = await parseDeliveryStatus(await beginningOf(process.stdin));
      if (typeof found === 'string') {
        console.error(`${found} Nothing was changed.`);
        return 0;
      }
      try {
        return await note(found, env, console);
      } catch (error) {
        console.error(`The notice cannot be noted now: ${errorMessage(error)}`);
        return tryAgainLater;
      }
    },
  }),
};

/** Reads to the end what a mail server pipes, which takes anything else for a failure, and keeps the part that counts. */
async function beginningOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    if (size < maxNotice) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

async function note({ messageId, error }: Bounce, env: Env, console: Output['console']): Promise<number> {
  const { database } = readSettings(env);
  if (database.kind === 'sqlite') existingFile(database.folder);
  const store = createStore(database);
  try {
    const outcome = await store.messages.bounce(messageId, error, new Date());
    const said = {
      noted: `Message ${messageId} ${error}. Once that is fixed: npm run leads -- retry ${messageId}`,
      unknown: `There is no mail ${messageId}, or its lead was erased. Nothing was changed.`,
      waiting: `Message ${messageId} waits to be sent again. Nothing was changed.`,
      failed: `Message ${messageId} is listed as failed already. Nothing was changed.`,
      sending: `Message ${messageId} is being sent: try again in a minute.`,
    }[outcome];
    (outcome === 'noted' ? console.log : console.error)(said);
    return outcome === 'sending' ? tryAgainLater : 0;
  } finally {
    await store.close();
  }
}
