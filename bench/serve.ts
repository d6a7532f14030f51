import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { createSite } from '../server/site';
import { BUILT, HOST, PEERS_PATH } from './build';

export interface Served {
  url: string;
  close: () => void;
}

async function listen(answer: RequestListener): Promise<Served> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The built site as the lead desk serves it, and what is built of the peers beside it, in the same way. */
export function serveSite(): Promise<Served> {
  const site = createSite('dist/site');
  const peers = createSite(BUILT);
  return listen((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(`${PEERS_PATH}/`)) return site(request, response);
    request.url = url.slice(PEERS_PATH.length);
    return peers(request, response);
  });
}

/** Somebody else's site. */
export function serveHost(): Promise<Served> {
  const pages = sirv(HOST, { brotli: true, extensions: ['html'], etag: true });
  return listen((request, response) => pages(request, response));
}
