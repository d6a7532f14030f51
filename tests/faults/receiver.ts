import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A webhook, or a chat, in this process. */
export interface Receiver {
  /** The environment variable by which a desk finds it. */
  env: { WEBHOOKS: string };
  /** Its address as that of a chat. */
  chatUrl: string;
  /** The ids of leads of which it accepted a notification, with when it did, by `performance.now()`. */
  received: Map<string, number>;
  /** What it does with requests: `silent` accepts them and does not answer. */
  mode: 'accepts' | 'refuses' | 'silent';
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const secret = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;
  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    if (receiver.mode === 'silent') return;
    const id = /(?:"id":"|#lead\/)([\da-f-]{36})/.exec(body)?.[1] ?? '';
    if (receiver.mode === 'accepts') receiver.received.set(id, performance.now());
    response.writeHead(receiver.mode === 'accepts' ? 200 : 500).end();
  }
  const server = createServer((request, response) => {
    // A desk that is killed breaks its request.
    receive(request, response).catch(() => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the receiver has no port');
  const receiver: Receiver = {
    env: { WEBHOOKS: `http://127.0.0.1:${address.port}/#${secret}` },
    chatUrl: `http://127.0.0.1:${address.port}/?chat_id=1`,
    received: new Map(),
    mode: 'accepts',
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return receiver;
}
