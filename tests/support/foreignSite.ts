/** Somebody else's site: it serves what a test puts there. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ServedResponse } from './foreignPage';

export interface ForeignSite {
  /** The origin that the lead desk has on its list. */
  url: string;
  /** Another origin with the same pages, which the desk does not know. */
  strangerUrl: string;
  stop(): void;
}

/** Starts it on free ports, inside this process: it ends with it. */
export async function startForeignSite(): Promise<ForeignSite> {
  const served = new Map<string, ServedResponse>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url?.split('?')[0] ?? '/';
    const page = served.get(path);
    if (request.method === 'PUT') {
      served.set(path, JSON.parse(await text(request)) as ServedResponse);
      response.writeHead(204).end();
    } else if (page) {
      response.writeHead(page.status, page.headers).end(page.body);
    } else {
      // Browsers ask for an icon whether a page has one or not.
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }
  };
  const listen = () => createServer((request, response) => void answer(request, response));
  const servers = [listen(), listen()];
  const [url = '', strangerUrl = ''] = await Promise.all(
    servers.map(
      (server) =>
        new Promise<string>((resolve) => {
          server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
        }),
    ),
  );
  return {
    url,
    strangerUrl,
    stop: () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
