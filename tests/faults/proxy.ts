import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the proxy does to a connection, in percent. */
const faults = {
  passed: 30,
  'broken before the request': 10,
  'broken in the request': 12,
  'broken before the answer': 12,
  'broken in the answer': 12,
  'never answered': 2,
  'sent twice at once': 12,
  'sent again later': 10,
};
export type NetworkFault = keyof typeof faults;

/** A bad network between senders and desks. It knows one request on each connection. */
export interface BadNetwork {
  url: string;
  /** How many connections had each fault. */
  injected: Map<NetworkFault, number>;
  /** How often a desk answered 201 for an id, whether or not the answer arrived. */
  created: Map<string, number>;
  /** Resolves when everything that was to be sent again has been. */
  settled(): Promise<void>;
  close(): void;
}

/** @param desk the port of the desk that the next connection goes to */
export async function badNetwork(desk: () => number): Promise<BadNetwork> {
  const injected = new Map(Object.keys(faults).map((fault) => [fault as NetworkFault, 0]));
  const created = new Map<string, number>();
  const pending = new Set<Promise<void>>();
  const later = (work: Promise<void>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };

  const server = createServer((client) => {
    const fault = drawFault();
    injected.set(fault, (injected.get(fault) ?? 0) + 1);
    client.on('error', () => {});
    if (fault === 'broken before the request') client.resetAndDestroy();
    else relay(client, fault);
  });

  function toDesk(): { socket: Socket; ended: Promise<void> } {
    const socket = connect(desk(), '127.0.0.1');
    const answer: Buffer[] = [];
    socket.on('error', () => {}).on('data', (chunk: Buffer) => answer.push(chunk));
    const ended = new Promise<void>((resolve) => {
      socket.once('close', () => {
        const id = /^HTTP\/1\.1 201 [^]*"id":"([^"]+)"/.exec(Buffer.concat(answer).toString())?.[1];
        if (id) created.set(id, (created.get(id) ?? 0) + 1);
        resolve();
      });
    });
    later(ended);
    return { socket, ended };
  }

  function relay(client: Socket, fault: NetworkFault) {
    const { socket: first, ended } = toDesk();
    const second = fault === 'sent twice at once' ? toDesk().socket : undefined;
    const request: Buffer[] = [];
    let sent = 0;
    let limit: number | undefined;
    client.on('data', (chunk: Buffer) => {
      request.push(chunk);
      if (fault === 'broken in the request') {
        limit ??= Math.floor(Math.random() * wholeLength(chunk));
        first.write(chunk.subarray(0, Math.max(0, limit - sent)), () => {
          if (sent >= (limit ?? 0)) {
            first.resetAndDestroy();
            client.resetAndDestroy();
          }
        });
        sent += chunk.length;
        return;
      }
      first.write(chunk);
      second?.write(chunk);
    });
    // A sender that gave up leaves the desk's answer unheard, as it does in life.
    first.on('data', (chunk: Buffer) => {
      if (fault === 'never answered') return;
      if (fault === 'broken before the answer') client.resetAndDestroy();
      else if (fault === 'broken in the answer') {
        client.write(chunk.subarray(0, Math.floor(Math.random() * chunk.length)), () =>
          client.resetAndDestroy(),
        );
      } else client.write(chunk);
    });
    first.once('close', () => {
      if (fault !== 'never answered') client.end();
    });
    if (fault === 'sent again later') later(ended.then(() => again(request)));
  }

  async function again(request: readonly Buffer[]) {
    await sleep(Math.random() * 500);
    const { socket, ended } = toDesk();
    socket.write(Buffer.concat(request));
    await ended;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    injected,
    created,
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
    close: () => server.close(),
  };
}

function drawFault(): NetworkFault {
  let draw = Math.random() * Object.values(faults).reduce((sum, share) => sum + share, 0);
  for (const [fault, share] of Object.entries(faults)) {
    draw -= share;
    if (draw < 0) return fault as NetworkFault;
  }
  return 'passed';
}

/** The length of a whole request, from its first chunk. */
function wholeLength(first: Buffer): number {
  const text = first.toString('latin1');
  const head = text.indexOf('\r\n\r\n') + 4;
  return head + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
}
