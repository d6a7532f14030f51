import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { createSite } from '../server/site';
import { BUILT, PEERS_PATH } from './build';

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

/** The name of the marks that stand around the evaluation of react-dom. */
export const REACT_MARK = 'react';

/** The same site, where the file that holds React notes when its evaluation begins and ends. */
export function serveMarkedSite(): Promise<Served> {
  const site = createSite('dist/site');
  return listen((request, response) => {
    if (!/^\/assets\/react-[^/]+\.js$/.test(request.url ?? '')) return site(request, response);
    const mark = `performance.mark("${REACT_MARK}");`;
    const code = `${mark}${readFileSync(`dist/site${request.url}`, 'utf8')};${mark}`;
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
    });
    return response.end(brotliCompressSync(code));
  });
}

/** Somebody else's site. */
export function serveHost(folder: string): Promise<Served> {
  const pages = sirv(folder, { brotli: true, extensions: ['html'], etag: true });
  return listen((request, response) => pages(request, response));
}
