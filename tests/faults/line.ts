import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server, through which nothing goes while it is frozen: no byte, no end, no error. */
export interface Line {
  port: number;
  freeze(): void;
  thaw(): void;
  close(): void;
}

export async function lineTo(serverPort: number): Promise<Line> {
  const ends = new Set<Socket>();
  let isFrozen = false;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: serverPort, host: '127.0.0.1', allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('data', (chunk: Buffer) => to.write(chunk));
      from.once('end', () => to.end());
      from.once('error', () => to.destroy());
      from.once('close', () => ends.delete(from));
      if (isFrozen) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the line has no port');
  return {
    port: address.port,
    freeze() {
      isFrozen = true;
      for (const end of ends) end.pause();
    },
    thaw() {
      isFrozen = false;
      for (const end of ends) end.resume();
    },
    close() {
      server.close();
      for (const end of ends) end.destroy();
    },
  };
}
