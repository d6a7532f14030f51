import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Server as SecureServer } from 'node:tls';
import { networkOf } from './clientIp';

/** Open connections of all clients: each takes some 20 kB, whatever is sent by it. */
const maxConnections = 4_000;
/** Open connections of one network, where there is no proxy in front of the desk. */
const maxOfNetwork = 1_000;

/**
 * Limits the connections of a server: where there are more, the one whose last request is longest ago ends, of the network that has
 * too many, or of all. Thousands that send nothing end before a visitor's that is in use; and a new one is the last to end.
 * @param isProxied whether connections come from a proxy, which makes them for all clients
 * @returns those that are open, the one that was used least recently first
 */
export function limitConnections(
  server: Server,
  isProxied: boolean,
  [most, mostOfNetwork] = [maxConnections, maxOfNetwork],
): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  const ofNetworks = new Map<string, Set<Socket>>();

  // By HTTPS, requests come by the socket behind the connection's own.
  const opened = server instanceof SecureServer ? 'secureConnection' : 'connection';
  server.on(opened, (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const ofNetwork = ofNetworks.get(network) ?? new Set();
    ofNetworks.set(network, ofNetwork);
    open.add(socket);
    ofNetwork.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      ofNetwork.delete(socket);
      if (ofNetwork.size === 0 && ofNetworks.get(network) === ofNetwork) ofNetworks.delete(network);
    });
    if (!isProxied && ofNetwork.size > mostOfNetwork) endFirst(ofNetwork);
    else if (open.size > most) endFirst(open);
  });
  server.on('request', ({ socket }) => {
    moveToEnd(open, socket);
    moveToEnd(ofNetworks.get(networkOf(socket.remoteAddress ?? '')), socket);
  });
  return open;
}

function moveToEnd(sockets: Set<Socket> | undefined, socket: Socket): void {
  if (sockets?.delete(socket)) sockets.add(socket);
}

function endFirst(sockets: ReadonlySet<Socket>): void {
  for (const first of sockets) {
    if (first.destroyed) continue;
    first.destroy();
    return;
  }
}
