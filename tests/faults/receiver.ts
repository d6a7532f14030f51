import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A webhook in this process. */
export interface Receiver {
  /** The environment variable by which a desk finds it. */
  env: { WEBHOOKS: string };
  /** The ids of leads of which it accepted a notification. */
  received: Set<string>;
  /** What it does with requests: `silent` accepts them and does not answer. */
  mode: 'accepts' | 'refuses' | 'silent';
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const secret = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;
  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    if (receiver.mode === 'silent') return;
    const id = /"id":"([\da-f-]{36})"/.exec(body)?.[1] ?? '';
    if (receiver.mode === 'accepts') receiver.received.add(id);
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
    received: new Set(),
    mode: 'accepts',
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return receiver;
}
