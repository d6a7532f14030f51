import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { createSite } from '../server/http/site';
import { watchSiteFiles } from '../server/http/siteFiles';
import { BUILT, HOST, PEERS_PATH } from './paths';

export interface Served {
  url: string;
  close: () => void;
}

/** Serves on a port that is free. */
export async function listen(answer: RequestListener): Promise<Served> {
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

/** What the lead desk answers to a form that asks whether it may send. */
const CHECK = { version: '', originAllowed: true };

/** Serves the built site and the built peers as the lead desk serves the site. */
export function serveSite(): Promise<Served> {
  const site = createSite(watchSiteFiles('dist/site'));
  const peers = createSite(watchSiteFiles(BUILT));
  return listen((request, response) => {
    const url = request.url ?? '/';
    if (url === '/api/check') {
      const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
      return response.writeHead(200, headers).end(JSON.stringify(CHECK));
    }
    if (!url.startsWith(`${PEERS_PATH}/`)) return site(request, response);
    request.url = url.slice(PEERS_PATH.length);
    return peers(request, response);
  });
}

/** Serves the pages of another firm's site. */
export function serveHost(): Promise<Served> {
  const pages = sirv(HOST, { brotli: true, extensions: ['html'], etag: true });
  return listen((request, response) => pages(request, response));
}
