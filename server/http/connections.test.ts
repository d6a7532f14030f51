import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { limitConnections } from './connections';

async function startServer(isProxied: boolean, limits: [number, number]) {
  const server = createServer((_, response) => response.end('ok'));
  const sockets = limitConnections(server, isProxied, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ended: number[] = [];
  const open = async (nth: number, localAddress: string): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
    socket.once('close', () => ended.push(nth));
    socket.resume();
    await once(socket, 'connect');
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { open, ended, sockets };
}

it('of a network that opens too many connections the oldest ends, and none of another', async () => {
  const { open, ended, sockets } = await startServer(false, [100, 3]);
  await open(0, '127.0.0.1');
  for (let nth = 1; nth <= 5; nth++) await open(nth, '127.0.0.2');
  await expect.poll(() => ended).toEqual([1, 2]);
  expect(sockets.size).toBe(4);
});

it('behind a proxy, and of many networks, the oldest of all ends', async () => {
  const { open, ended, sockets } = await startServer(true, [3, 1]);
  for (let nth = 1; nth <= 5; nth++) await open(nth, '127.0.0.1');
  await expect.poll(() => ended).toEqual([1, 2]);
  await expect.poll(() => sockets.size).toBe(3);
});

it.each([
  ['of one network', false, [100, 3]],
  ['behind a proxy', true, [3, 1]],
] as const)('%s a connection that is used outlives those that send nothing', async (_, isProxied, limits) => {
  const { open, ended } = await startServer(isProxied, [...limits]);
  const visitor = await open(1, '127.0.0.1');
  for (const nth of [2, 3]) await open(nth, '127.0.0.1');
  visitor.write('GET / HTTP/1.1\r\nHost: desk\r\n\r\n');
  await once(visitor, 'data');
  for (const nth of [4, 5]) await open(nth, '127.0.0.1');
  await expect.poll(() => ended).toEqual([2, 3]);
});
