import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a server on the loopback, by which a test makes the server unavailable. */
export interface TcpProxy {
  port: number;
  /** Passes nothing on: no byte, no end, no error. */
  pause(): void;
  resume(): void;
  /** Resets every connection, and every new one, until `reconnect`. */
  disconnect(): void;
  reconnect(): void;
  close(): void;
}

export async function startTcpProxy(serverPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isPaused = false;
  let isDisconnected = false;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (isDisconnected) {
      client.on('error', () => {}).resetAndDestroy();
      return;
    }
    const upstream = connect({ port: serverPort, host: '127.0.0.1', allowHalfOpen: true });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk: Buffer) => to.write(chunk));
      from.once('end', () => to.end());
      from.on('error', () => to.destroy());
      from.once('close', () => sockets.delete(from));
      if (isPaused) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the proxy has no port');
  return {
    port: address.port,
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    disconnect() {
      isDisconnected = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    reconnect() {
      isDisconnected = false;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
