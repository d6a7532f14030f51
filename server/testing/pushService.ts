import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A push service on the loopback for one test. */
export async function startPushService() {
  const calls: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  /** The status by path; 201 for others. */
  const statuses = new Map<string, number>();
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', headers } = request;
    calls.push({ path, headers, body: await buffer(request) });
    response.writeHead(statuses.get(path) ?? 201).end();
  };
  const server = createServer((request, response) => {
    // A desk that is stopped ends its request early.
    receive(request, response).catch(() => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, calls, statuses };
}

/** What a browser knows of its subscription, and how it reads what is pushed: RFC 8291. */
export function newSubscription(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const ikm = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
      return JSON.parse(text.slice(0, text.lastIndexOf('\x02')));
    },
  };
}
