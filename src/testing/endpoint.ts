import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Endpoint {
  url: string;
  stop: () => void;
}

/** Starts an HTTP server on a free port. It stops when the test ends. */
export async function startEndpoint(listener: RequestListener): Promise<Endpoint> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop };
}
